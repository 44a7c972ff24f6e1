//! Choosing in the battle: a piece, then where it steps, what it attacks or shoots, then the yellow field where there is a
//! choice; a Special Card or none; a deserter.

use crate::choosing::notes::strike_note;
use crate::choosing::{Walked, hand_of};
use crate::spots::Button;
use crate::{
    Action, Battle, Colour, Decision, Field, Fields, HandCard, Hop, Kind, Refusal, Secret, SzachowaBitwa,
    Task, View,
};
use stolik_game::kit::{Located, Touch, walk_along};
use stolik_game::{Hint, Next, Spot};

/// A player who commands.
struct Commander<'a> {
    game: &'a SzachowaBitwa,
    view: &'a View,
    battle: &'a Battle,
    colour: Colour,
    task: Task,
}

impl SzachowaBitwa {
    pub(crate) fn walk_battle(&self, view: &View, colour: Colour, task: Task, touched: &[Spot]) -> Walked {
        let Some(battle) = &view.open.battle else { return Err((0, task.refusal())) };
        let commander = Commander { game: self, view, battle, colour, task };
        let offer = |action: &Action, spot, _: &[Spot]| commander.offer(*action, spot);
        walk_along(commander.ways(), touched, offer, |touch| commander.why_not(touch))
    }
}

impl Commander<'_> {
    /// The actions with the spots that are touched for them.
    fn ways(&self) -> Vec<(Action, Vec<Spot>)> {
        let mut ways = Vec::new();
        if self.task == Task::Special {
            let cards = HandCard::all_of(hand_of(self.view, self.colour));
            ways.extend(cards.map(|card| (Action::Special(Some(card.value())), vec![card.spot()])));
            ways.push((Action::Special(None), vec![Button::NoCard.spot()]));
            return ways;
        }
        let secret = self.view.secret(self.colour).copied().unwrap_or(Secret::START);
        self.game.each_legal(&self.view.open, &secret, self.colour, |action| {
            ways.push((action, touches(action)));
        });
        if let Task::GoOn(_) = self.task {
            // The targets of the piece in use are touched at once, or after the piece itself.
            let at_once = ways.iter().filter(|(_, way)| way.len() > 1);
            let at_once: Vec<_> = at_once.map(|(action, way)| (*action, way[1..].to_vec())).collect();
            let finish = ways.pop();
            ways.extend(at_once.into_iter().chain(finish));
        }
        ways
    }

    /// What touching a spot on the way to an action means.
    fn offer(&self, action: Action, spot: Spot) -> Next {
        let plain = |hint| Next::new(spot, hint);
        match action {
            Action::Step { to, .. } if to.spot() == spot => plain(Hint::Step),
            Action::Attack { from, to, .. } if to.spot() == spot => self.strike(from, to, false),
            Action::Shoot { from, to } if to.spot() == spot => self.strike(from, to, true),
            Action::Attack { from, to, yellow: Some(yellow) } if yellow.spot() == spot => {
                // Of these two one falls too (S-26).
                let ground = self.game.ground(&self.view.open);
                let assault = self.game.assault(ground, self.battle, from, to, false);
                let fall = |assault| self.game.removals(self.battle, from, assault, Some(yellow));
                Next { victims: victims(assault.map_or(Fields::NONE, fall)), ..plain(Hint::Capture) }
            }
            Action::Desert(_) => Next { victims: vec![spot], ..plain(Hint::Capture) },
            Action::Special(card) => {
                let (note, badge) = self.game.answer_note(self.view, self.colour, card).unzip();
                Next { note, badge, ..plain(Hint::Choose) }
            }
            _ => plain(Hint::Choose),
        }
    }

    /// An attack or a shot, with all who would fall and the chances.
    fn strike(&self, from: Field, to: Field, shot: bool) -> Next {
        let plain = Next::new(to.spot(), Hint::Capture);
        let ground = self.game.ground(&self.view.open);
        let Some(assault) = self.game.assault(ground, self.battle, from, to, shot) else { return plain };
        let fall = match assault.decision {
            Decision::Certain { removed, .. } => removed,
            Decision::Cards { .. } => to.alone(),
        };
        let (note, badge) = strike_note(&assault, hand_of(self.view, self.colour));
        Next { victims: victims(fall), note: Some(note), badge: Some(badge), ..plain }
    }

    /// Why nothing goes on with a touch.
    fn why_not(&self, Touch { before, spot, past_end }: Touch<'_>) -> Refusal {
        let nothing = Refusal::NotASpot(spot, self.task);
        let card = HandCard::of_spot(spot);
        match (self.task, Field::of_spot(spot)) {
            _ if past_end => Refusal::PastEnd(spot, self.task),
            (Task::Special, _) => card.map_or(nothing, |card| Refusal::CardNotHeld(card.value())),
            (Task::Desert, Some(field)) => self.refusal(Action::Desert(field)).unwrap_or(nothing),
            (Task::Desert, None) => nothing,
            (_, Some(field)) => self.why_not_field(before, field),
            (_, None) => match Button::of(spot) {
                Some(Button::Finish) if before.is_empty() => self.refusal(Action::Finish).unwrap_or(nothing),
                Some(Button::End) if before.is_empty() => self.refusal(Action::End).unwrap_or(nothing),
                _ => nothing,
            },
        }
    }

    /// Why nothing goes on with a field: a piece, where it should go, or the yellow field.
    fn why_not_field(&self, before: &[Spot], field: Field) -> Refusal {
        let before: Vec<Field> = before.iter().filter_map(|spot| Field::of_spot(*spot)).collect();
        match (self.task, &before[..]) {
            (Task::GoOn(at), []) if field == at => self.why_stuck(at),
            (Task::GoOn(at), []) if self.battle.board.of(self.colour).has(field) => {
                Refusal::OtherInUse(field, at) // S-18
            }
            (Task::GoOn(at), []) => self.why_no_target(at, field),
            (Task::GoOn(at), [to]) if *to != at => Refusal::NotAChoice(field, Hop { from: at, to: *to }),
            (_, []) => self.why_stuck(field),
            (_, [from]) => self.why_no_target(*from, field),
            (_, [from, to, ..]) => Refusal::NotAChoice(field, Hop { from: *from, to: *to }),
        }
    }

    /// Why the piece on a field can do nothing now.
    fn why_stuck(&self, from: Field) -> Refusal {
        // A step to the own field is refused for what is wrong with the piece, if anything is.
        match self.refusal(Action::Step { from, to: from }) {
            Some(Refusal::NotANeighbour(_)) | None => Refusal::Stuck(from),
            Some(why) => why,
        }
    }

    /// Why a piece cannot do what a touch of this field would mean.
    fn why_no_target(&self, from: Field, to: Field) -> Refusal {
        if from == to {
            return Refusal::AlreadySo(to.spot(), self.task);
        }
        let shooter = self.battle.board.kind(Kind::Crossbowmen).has(from);
        let action = match self.battle.board.colour_on(to) {
            Some(colour) if colour != self.colour && shooter => Action::Shoot { from, to },
            Some(colour) if colour != self.colour => Action::Attack { from, to, yellow: None },
            _ => Action::Step { from, to },
        };
        self.refusal(action).unwrap_or(Refusal::Stuck(from))
    }

    fn refusal(&self, action: Action) -> Option<Refusal> {
        self.game.check_view(self.view, self.colour, &action).err()
    }
}

fn victims(fields: Fields) -> Vec<Spot> {
    fields.iter().map(Field::spot).collect()
}

/// The spots that are touched for an action of the battle.
fn touches(action: Action) -> Vec<Spot> {
    match action {
        Action::Step { from, to } | Action::Shoot { from, to } => vec![from.spot(), to.spot()],
        Action::Attack { from, to, yellow } => {
            [Some(from), Some(to), yellow].into_iter().flatten().map(Field::spot).collect()
        }
        Action::Desert(field) => vec![field.spot()],
        Action::Finish => vec![Button::Finish.spot()],
        _ => vec![Button::End.spot()],
    }
}
