//! What is told and shown of an input.

use crate::scene::board::pieces_shown;
use crate::scene::words::with_army;
use crate::{
    Action, Approach, Battle, CardValue, Cards, Clock, Colour, Decision, Draw, Event, Field, Fields, Hop,
    Kind, Open, Phase, Reveal, Seen, SzachowaBitwa, View,
};
use stolik_game::kit::{Located, spots};
use stolik_game::{Arg, Message, Motion, News, Views};

impl SzachowaBitwa {
    /// What a viewer is told of an observation.
    pub(crate) fn tell(&self, before: &View, seen: &Seen) -> News {
        let mut after = *before;
        self.update(&mut after, seen);
        let (by, text) = match seen.event {
            Event::Acted { by, action } => (Some(by), self.written(before, by, &action)),
            Event::Committed { by, .. } => {
                let text = seen.own.map(|action| self.written(before, by, &action));
                (Some(by), text.unwrap_or_else(|| "commit".to_owned()))
            }
            Event::Drawn { draw } => (None, draw.to_string()),
            Event::Passed { by, elapsed } => (Some(by), Clock(elapsed).to_string()),
        };
        News {
            by: by.map(Colour::seat),
            text,
            message: self.message(before, &after, seen),
            motions: motions(before, &after, seen),
        }
    }

    fn written(&self, view: &View, by: Colour, action: &Action) -> String {
        self.text_of(by, view.open.camps[by.index()], action)
    }

    fn message(&self, before: &View, after: &View, seen: &Seen) -> Message {
        match seen.event {
            Event::Acted { by, action } => self.message_of_action(&before.open, &after.open, by, action),
            Event::Committed { by, reveal } => message_of_commit(before, after, by, reveal),
            Event::Drawn { draw } => message_of_draw(before, after, draw),
            Event::Passed { by, .. } => match after.open.phase {
                Phase::Desertion { fallen, left } => {
                    side("szachowa-bitwa-news-clock-fell", fallen).with("count", left)
                }
                Phase::Over(_) => side("szachowa-bitwa-news-clock-fell", by).with("count", 0i64),
                _ => {
                    let clock = after.open.battle.map(|battle| Clock(battle.clocks[by.index()]).to_string());
                    side("szachowa-bitwa-news-time", by).with("left", clock.unwrap_or_default())
                }
            },
        }
    }

    fn message_of_action(&self, before: &Open, after: &Open, by: Colour, action: Action) -> Message {
        match action {
            Action::Camps(camps) => side("szachowa-bitwa-news-camps", by).with("fields", spots(camps.both())),
            Action::Bridge(column) => side("szachowa-bitwa-news-bridge", by).with("column", column),
            Action::Step { from, to } => of_hop("szachowa-bitwa-news-step", before, by, Hop { from, to }),
            Action::Attack { from, to, .. } => {
                self.message_of_assault([before, after], by, Hop { from, to }, false)
            }
            Action::Shoot { from, to } => {
                self.message_of_assault([before, after], by, Hop { from, to }, true)
            }
            Action::Finish => side("szachowa-bitwa-news-finish", by),
            Action::End => side("szachowa-bitwa-news-end", by),
            Action::Special(card) => special_news(by, card),
            Action::Desert(field) => side("szachowa-bitwa-news-desert", by)
                .with("piece", name_on(before, field))
                .with("field", field),
            // What is committed is never told as an open action.
            Action::Bid(_) | Action::Buy { .. } | Action::Train { .. } | Action::Deploy(_) => {
                side("szachowa-bitwa-news-commit", by)
            }
        }
    }

    /// An attack or a shot: what it removes at once, or that cards decide.
    fn message_of_assault(&self, [before, after]: [&Open; 2], by: Colour, hop: Hop, shot: bool) -> Message {
        let Hop { from, to } = hop;
        let assault =
            before.battle.and_then(|battle| self.assault(self.ground(before), &battle, from, to, shot));
        let approach = match assault.map(|assault| assault.approach) {
            Some(Approach::Front) | None => "front",
            Some(Approach::Flank) => "flank",
            Some(Approach::Rear) => "rear",
            Some(Approach::Shot) => "shot",
        };
        let told = |key| {
            let message = of_hop(key, before, by, hop);
            message.with("target", name_on(before, to)).with("approach", approach)
        };
        if let Some(Decision::Cards { attacker, defender }) = assault.map(|assault| assault.decision) {
            let message = told("szachowa-bitwa-news-attack");
            return message.with("attacker_cards", attacker).with("defender_cards", defender);
        }
        let gone = gone(before, after, from);
        told("szachowa-bitwa-news-attack-removes")
            .with("count", gone.len())
            .with("fields", spots(gone.iter()))
    }
}

/// A piece goes or strikes from one field to another.
fn of_hop(key: &'static str, before: &Open, by: Colour, Hop { from, to }: Hop) -> Message {
    side(key, by).with("piece", name_on(before, from)).with("from", from).with("to", to)
}

fn message_of_commit(before: &View, after: &View, by: Colour, reveal: Reveal) -> Message {
    let both = |key, [white, black]: [Arg; 2]| Message::new(key).with("white", white).with("black", black);
    match reveal {
        Reveal::Nothing => match before.open.phase {
            Phase::Purchase(_) => side("szachowa-bitwa-news-bought", by),
            Phase::Battle => side("szachowa-bitwa-news-answer", by),
            _ => side("szachowa-bitwa-news-commit", by),
        },
        Reveal::Camps { camps } => {
            both("szachowa-bitwa-news-camps-both", camps.map(|camps| Arg::from(spots(camps.both()))))
        }
        Reveal::Bridges { bridges } => {
            both("szachowa-bitwa-news-bridges", bridges.map(|column| Arg::from(column.to_string())))
        }
        Reveal::Counts { counts } => {
            both("szachowa-bitwa-news-counts", counts.map(|count| Arg::Number(count.into())))
        }
        Reveal::Added { added: 0 } => side("szachowa-bitwa-news-declared", by),
        Reveal::Added { added } => side("szachowa-bitwa-news-added", by).with("count", added),
        Reveal::Bids { bids, .. } => {
            let winner = after.open.spying_winner().unwrap_or_default();
            let [white, black] = bids;
            side("szachowa-bitwa-news-bids", winner)
                .with("white", i64::from(Cards::sum(white)))
                .with("white_cards", white.to_string())
                .with("black", i64::from(Cards::sum(black)))
                .with("black_cards", black.to_string())
        }
        Reveal::Army { army } => {
            with_army(side("szachowa-bitwa-news-army", by).with("cost", army.cost()), army)
        }
        Reveal::Joined { training, .. } => {
            let first = after.open.battle.map_or(Colour::White, |battle| battle.first);
            let [white, black] = training.map(|training| i64::from(training.points()));
            side("szachowa-bitwa-news-joined", first).with("white", white).with("black", black)
        }
        Reveal::Special { cards } => specials_news(cards),
    }
}

fn message_of_draw(before: &View, after: &View, draw: Draw) -> Message {
    let Some(fought) = after.open.battle.and_then(|battle| battle.last_fight) else {
        return Message::new("szachowa-bitwa-news-drawn");
    };
    let (attacker, defender) = (fought.sum(fought.attacker), fought.sum(!fought.attacker));
    let shot = before.open.battle.and_then(|battle| battle.fight).is_some_and(|fight| fight.shot);
    let key = match attacker.cmp(&defender) {
        std::cmp::Ordering::Greater => "szachowa-bitwa-news-drawn-wins",
        _ if shot => "szachowa-bitwa-news-drawn-misses",
        std::cmp::Ordering::Equal => "szachowa-bitwa-news-drawn-tie",
        std::cmp::Ordering::Less => "szachowa-bitwa-news-drawn-loses",
    };
    side(key, fought.attacker)
        .with("from", fought.from)
        .with("to", fought.to)
        .with("piece", name_on(&before.open, fought.from))
        .with("target", name_on(&before.open, fought.to))
        .with("attacker_cards", draw.attacker.to_string())
        .with("defender_cards", draw.defender.to_string())
        .with("attacker", attacker)
        .with("defender", defender)
}

fn side(key: &'static str, colour: Colour) -> Message {
    Message::new(key).with("side", colour)
}

/// A Special Card, or none, that is put openly (S-33).
pub(crate) fn special_news(by: Colour, card: Option<CardValue>) -> Message {
    match card {
        Some(card) => side("szachowa-bitwa-news-special", by).with("card", card.get()),
        None => side("szachowa-bitwa-news-no-special", by),
    }
}

/// The Special Cards of both, turned up.
pub(crate) fn specials_news(cards: [Option<CardValue>; 2]) -> Message {
    let [white, black] = cards.map(special);
    Message::new("szachowa-bitwa-news-specials").with("white", white).with("black", black)
}

fn special(card: Option<CardValue>) -> Arg {
    match card {
        Some(card) => Message::new("szachowa-bitwa-special-card").with("card", card.get()).into(),
        None => Message::new("szachowa-bitwa-special-none").into(),
    }
}

/// What stands on a field, in words.
fn name_on(open: &Open, field: Field) -> Message {
    let kind = open.battle.and_then(|battle| battle.board.on(field)).map(|piece| piece.kind);
    kind.map_or_else(|| Message::new("szachowa-bitwa-kind-nothing"), Kind::message)
}

/// What an action has removed; knights who go on to another field are not removed.
fn gone(before: &Open, after: &Open, from: Field) -> Fields {
    let (Some(before), Some(after)) = (&before.battle, &after.battle) else { return Fields::NONE };
    let mut gone = Fields::NONE;
    for colour in Colour::ALL {
        gone |= before.board.of(colour) - after.board.of(colour);
    }
    if advance(before, after, from).is_some() {
        gone.remove(from);
    }
    gone
}

/// Where the attacker went, if it took the field of what it destroyed (S-34).
fn advance(before: &Battle, after: &Battle, from: Field) -> Option<Field> {
    let attacker = before.board.on(from)?;
    let came = after.board.of(attacker.colour) - before.board.of(attacker.colour);
    came.first().filter(|_| !after.board.occupied().has(from))
}

/// What moves on the board.
fn motions(before: &View, after: &View, seen: &Seen) -> Vec<Motion> {
    const LAYER: u8 = 0;
    let goes = |from: Field, to: Field| Motion::Goes { layer: LAYER, path: vec![from.spot(), to.spot()] };
    let from = match seen.event {
        Event::Acted { action: Action::Step { from, to }, .. } => return vec![goes(from, to)],
        Event::Acted { action: Action::Attack { from, .. } | Action::Shoot { from, .. }, .. } => Some(from),
        Event::Drawn { .. } => {
            after.open.battle.and_then(|battle| battle.last_fight).map(|fought| fought.from)
        }
        _ => None,
    };
    let advanced = match (from, &before.open.battle, &after.open.battle) {
        (Some(from), Some(before), Some(after)) => advance(before, after, from).map(|to| (from, to)),
        _ => None,
    };
    let rolls = matches!(seen.event, Event::Drawn { .. }).then_some(Motion::Rolls);
    let (old, new) = (pieces_shown(before), pieces_shown(after));
    let left = Colour::ALL.into_iter().flat_map(|colour| (old.of(colour) - new.of(colour)).iter());
    let came = Colour::ALL.into_iter().flat_map(|colour| (new.of(colour) - old.of(colour)).iter());
    let leaves = left.filter(|field| advanced.is_none_or(|(from, _)| from != *field));
    let appears = came.filter(|field| advanced.is_none_or(|(_, to)| to != *field));
    rolls
        .into_iter()
        .chain(leaves.map(|field| Motion::Leaves { layer: LAYER, at: field.spot() }))
        .chain(advanced.map(|(from, to)| goes(from, to)))
        .chain(appears.map(|field| Motion::Appears { layer: LAYER, at: field.spot() }))
        .collect()
}
