//! Choosing in the battle: a piece, then where it steps, what it attacks or shoots, then the yellow field where there is a
//! choice; a Special Card or none; a deserter.

use crate::choosing::{Walked, hand_of};
use crate::spots::Button;
use crate::{
    Action, Battle, Colour, Decision, Field, Fields, Group, HandCard, Hop, Kind, Refusal, SzachowaBitwa,
    Task, View,
};
use stolik_game::kit::Located;
use stolik_game::{Hint, Next, Spot, Walk};

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
        match (task, touched) {
            (Task::Special, _) => commander.answer(touched),
            (Task::Desert, _) => commander.desert(touched),
            (_, [first, rest @ ..]) if Button::of(*first).is_some() => commander.press(*first, rest),
            (Task::GoOn(at), _) => commander.go_on(at, touched),
            (_, []) => Ok(Walk::going_on(commander.pieces())),
            (_, [first, rest @ ..]) => {
                let from = Field::of_spot(*first).ok_or((0, Refusal::NotASpot(*first, task)))?;
                commander.has_something_to_do(from).map_err(|why| (0, why))?;
                commander.use_piece(from, rest, 1)
            }
        }
    }
}

impl Commander<'_> {
    /// The pieces that can do something, and the button that ends the turn.
    fn pieces(&self) -> Vec<Next> {
        let mut groups = Vec::new();
        self.game.groups_of_view(self.view, self.colour, &mut groups);
        let pieces = groups.iter().filter_map(|group| match group {
            Group::Piece(field) => Some(field.spot()),
            _ => None,
        });
        let spots = pieces.chain([Button::End.spot()]);
        spots.map(|spot| Next::new(spot, Hint::Choose)).collect()
    }

    fn press(&self, first: Spot, rest: &[Spot]) -> Walked {
        let action = match Button::of(first) {
            Some(Button::Finish) => Action::Finish,
            Some(Button::End) => Action::End,
            _ => return Err((0, Refusal::NotASpot(first, self.task))),
        };
        self.game.check_view(self.view, self.colour, &action).map_err(|why| (0, why))?;
        self.arrive(action, rest, 1)
    }

    /// The walk has arrived, unless more was touched.
    fn arrive(&self, action: Action, rest: &[Spot], at: usize) -> Walked {
        match rest {
            [] => Ok(Walk::arrived(action)),
            [spot, ..] => Err((at, Refusal::PastEnd(*spot, self.task))),
        }
    }

    /// The piece in use goes on: its targets are touched at once, or after the piece itself.
    fn go_on(&self, at: Field, touched: &[Spot]) -> Walked {
        match touched {
            [] => {
                let mut next = self.targets(at);
                if !next.is_empty() {
                    next.insert(0, Next::new(at.spot(), Hint::Choose));
                }
                next.push(Next::new(Button::Finish.spot(), Hint::Choose));
                Ok(Walk::going_on(next))
            }
            [first, rest @ ..] if *first == at.spot() => {
                self.has_something_to_do(at).map_err(|why| (0, why))?;
                self.use_piece(at, rest, 1)
            }
            [first, ..] => {
                let own =
                    Field::of_spot(*first).filter(|field| self.battle.board.of(self.colour).has(*field));
                if let Some(field) = own {
                    return Err((0, Refusal::OtherInUse(field, at))); // S-18
                }
                self.use_piece(at, touched, 0)
            }
        }
    }

    /// The walk of a piece that was touched, `before` spots ago.
    fn use_piece(&self, from: Field, touched: &[Spot], before: usize) -> Walked {
        let [second, rest @ ..] = touched else {
            return Ok(Walk::going_on(self.targets(from)));
        };
        let to = Field::of_spot(*second).ok_or((before, Refusal::NotASpot(*second, self.task)))?;
        let actions = self.actions(from).into_iter().filter(|action| target(*action) == Some(to));
        let actions: Vec<Action> = actions.collect();
        match (&actions[..], rest) {
            ([], _) => Err((before, self.why_not(from, to))),
            ([action], _) => self.arrive(*action, rest, before + 1),
            (_, []) => Ok(Walk::going_on(self.yellow_fields(&actions))),
            (_, [third, rest @ ..]) => {
                let at = before + 1;
                let field = Field::of_spot(*third).ok_or((at, Refusal::NotASpot(*third, self.task)))?;
                let chosen = actions.iter().find(|action| chosen_yellow(**action) == Some(field));
                let chosen = chosen.ok_or((at, Refusal::NotAChoice(field, Hop { from, to })))?;
                self.arrive(*chosen, rest, at + 1)
            }
        }
    }

    fn actions(&self, from: Field) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.group_actions_of_view(self.view, self.colour, Group::Piece(from), &mut actions);
        actions
    }

    /// Where a piece steps and what it attacks or shoots, each field once.
    fn targets(&self, from: Field) -> Vec<Next> {
        let mut seen = Fields::NONE;
        let mut next = Vec::new();
        for action in self.actions(from) {
            let Some(to) = target(action).filter(|to| !seen.has(*to)) else { continue };
            seen.insert(to);
            next.push(match action {
                Action::Step { .. } => Next::new(to.spot(), Hint::Step),
                _ => self.strike(from, to, matches!(action, Action::Shoot { .. })),
            });
        }
        next
    }

    /// An attack or a shot, with all who would fall and the chances.
    fn strike(&self, from: Field, to: Field, shot: bool) -> Next {
        let plain = Next::new(to.spot(), Hint::Capture);
        let ground = self.game.ground(&self.view.open);
        let Some(assault) = self.game.assault(ground, self.battle, from, to, shot) else { return plain };
        let victims = match assault.decision {
            Decision::Certain { removed, .. } => removed,
            Decision::Cards { .. } => to.alone(),
        };
        let (note, badge) = crate::choosing::notes::strike_note(&assault, hand_of(self.view, self.colour));
        Next {
            victims: victims.iter().map(Field::spot).collect(),
            note: Some(note),
            badge: Some(badge),
            ..plain
        }
    }

    /// The yellow fields of which one falls too, each with all who would fall with it (S-26).
    fn yellow_fields(&self, actions: &[Action]) -> Vec<Next> {
        let ground = self.game.ground(&self.view.open);
        let choice = actions.iter().filter_map(|action| match *action {
            Action::Attack { from, to, yellow: Some(field) } => {
                let assault = self.game.assault(ground, self.battle, from, to, false)?;
                let victims = self.game.removals(self.battle, from, assault, Some(field));
                Some(Next {
                    victims: victims.iter().map(Field::spot).collect(),
                    ..Next::new(field.spot(), Hint::Capture)
                })
            }
            _ => None,
        });
        choice.collect()
    }

    /// Whether the piece on a field can do anything now; if not, why not.
    fn has_something_to_do(&self, from: Field) -> Result<(), Refusal> {
        if !self.actions(from).is_empty() {
            return Ok(());
        }
        // A step to the own field is refused for what is wrong with the piece, if anything is.
        match self.game.check_view(self.view, self.colour, &Action::Step { from, to: from }) {
            Err(Refusal::NotANeighbour(_)) | Ok(()) => Err(Refusal::Stuck(from)),
            Err(why) => Err(why),
        }
    }

    /// Why a piece cannot do what a touch of this field would mean.
    fn why_not(&self, from: Field, to: Field) -> Refusal {
        if from == to {
            return Refusal::AlreadySo(to.spot(), self.task);
        }
        let shooter = self.battle.board.kind(Kind::Crossbowmen).has(from);
        let action = match self.battle.board.colour_on(to) {
            Some(colour) if colour != self.colour && shooter => Action::Shoot { from, to },
            Some(colour) if colour != self.colour => Action::Attack { from, to, yellow: None },
            _ => Action::Step { from, to },
        };
        self.game.check_view(self.view, self.colour, &action).err().unwrap_or(Refusal::Stuck(from))
    }

    /// A Special Card of the own hand, or none (S-33).
    fn answer(&self, touched: &[Spot]) -> Walked {
        let hand = hand_of(self.view, self.colour);
        let [first, rest @ ..] = touched else {
            let cards = HandCard::all_of(hand).map(|card| (card.spot(), Some(card.value())));
            let next = cards.chain([(Button::NoCard.spot(), None)]).map(|(spot, card)| {
                let note = self.game.answer_note(self.view, self.colour, card);
                let (note, badge) = note.unzip();
                Next { note, badge, ..Next::new(spot, Hint::Choose) }
            });
            return Ok(Walk::going_on(next.collect()));
        };
        let action = match (HandCard::of_spot(*first), Button::of(*first)) {
            (Some(card), _) if card.is_in(hand) => Action::Special(Some(card.value())),
            (Some(card), _) => return Err((0, Refusal::CardNotHeld(card.value()))),
            (_, Some(Button::NoCard)) => Action::Special(None),
            _ => return Err((0, Refusal::NotASpot(*first, self.task))),
        };
        self.arrive(action, rest, 1)
    }

    /// A piece of the player whose clock has fallen (S-39).
    fn desert(&self, touched: &[Spot]) -> Walked {
        let [first, rest @ ..] = touched else {
            let mut groups = Vec::new();
            self.game.groups_of_view(self.view, self.colour, &mut groups);
            let next = groups.iter().filter_map(|group| match group {
                Group::Piece(field) => {
                    let spot = field.spot();
                    Some(Next { victims: vec![spot], ..Next::new(spot, Hint::Capture) })
                }
                _ => None,
            });
            return Ok(Walk::going_on(next.collect()));
        };
        let field = Field::of_spot(*first).ok_or((0, Refusal::NotASpot(*first, self.task)))?;
        let action = Action::Desert(field);
        self.game.check_view(self.view, self.colour, &action).map_err(|why| (0, why))?;
        self.arrive(action, rest, 1)
    }
}

/// The field that an action of a piece goes to or hits.
fn target(action: Action) -> Option<Field> {
    match action {
        Action::Step { to, .. } | Action::Attack { to, .. } | Action::Shoot { to, .. } => Some(to),
        _ => None,
    }
}

/// The yellow field that an attack has chosen.
fn chosen_yellow(action: Action) -> Option<Field> {
    match action {
        Action::Attack { yellow, .. } => yellow,
        _ => None,
    }
}
