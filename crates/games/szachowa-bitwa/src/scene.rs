//! What a view looks like: before the boards are joined a player sees the own board alone, then everybody sees both.
//!
//! A scene of a seat is made of its view alone, and of the draft that the seat itself composes.

pub(crate) mod board;
pub(crate) mod cards;
pub(crate) mod counters;
mod spoken;
pub(crate) mod words;

use crate::choosing::hand_of;
use crate::spots::Button;
use crate::{
    Army, Battle, Cards, Colour, Draft, Eye, Ground, HandCard, Laid, Pending, SzachowaBitwa, Task, View,
};
use stolik_game::kit::Located;
use stolik_game::scene::{Emblem, Look, Mark, MarkKind, Owner, Quarter};
use stolik_game::{Composing, Message, Scene, Seat, Show, Side, Spot};

impl Show for SzachowaBitwa {
    fn scene(&self, view: &View) -> Scene {
        let draft = match view.eye {
            Eye::Player(colour) => self.draft(view, colour.seat()),
            Eye::Spectator | Eye::Everybody => None,
        };
        Stage::new(self, view, draft).scene()
    }

    fn facing(&self, seat: Seat) -> Quarter {
        // White sits below, Black above.
        if seat == Colour::White.seat() { Quarter::None } else { Quarter::Two }
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(if side == Colour::White.side() {
            "szachowa-bitwa-side-white"
        } else {
            "szachowa-bitwa-side-black"
        })
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        Emblem { look: Look("bitwa-king"), owner: owner(Colour::of_seat(seat)) }
    }
}

/// A view on its way to a scene, with what the viewer composes.
pub(crate) struct Stage<'a> {
    pub game: &'a SzachowaBitwa,
    pub view: &'a View,
    pub draft: Option<Draft>,
    pub ground: Ground,
    /// The player who looks.
    pub player: Option<Colour>,
    /// What the player who looks is asked for.
    pub task: Option<Task>,
    /// The cards of the own hand that are laid down: in the draft, or committed and not yet gone.
    pub laid: Laid,
}

impl<'a> Stage<'a> {
    pub fn new(game: &'a SzachowaBitwa, view: &'a View, draft: Option<Draft>) -> Stage<'a> {
        let player = match view.eye {
            Eye::Player(colour) => Some(colour),
            Eye::Spectator | Eye::Everybody => None,
        };
        let task = player.and_then(|colour| game.task(&view.open, colour));
        let draft = draft.filter(|draft| task.is_some_and(|task| draft.answers(task)));
        let laid = player.map_or(Laid::NONE, |colour| laid_down(view, colour, draft));
        Stage { game, view, draft, ground: game.ground(&view.open), player, task, laid }
    }

    pub fn scene(&self) -> Scene {
        Scene {
            fields: self.fields(),
            tokens: self.tokens(),
            marks: self.marks(),
            counters: self.counters(),
            hands: self.hands(),
            buttons: self.buttons(),
            phases: self.phases(),
            remarks: self.remarks(),
            spoken: self.spoken(),
            ..Scene::empty(self.size(), self.prompt())
        }
    }

    pub fn battle(&self) -> Option<&'a Battle> {
        self.view.open.battle.as_ref()
    }

    /// The army that a player is known to have, or is about to buy.
    pub fn army(&self, colour: Colour) -> Option<Army> {
        match self.draft {
            Some(Draft::Buy { army, .. }) if self.player == Some(colour) => Some(army),
            _ => self.view.army(colour),
        }
    }

    fn marks(&self) -> Vec<Mark> {
        let mark = |spot: Spot, kind| Mark { spot, kind };
        let mut marks: Vec<Mark> = Vec::new();
        if let Some(battle) = self.battle() {
            if let Some(fight) = battle.fight {
                marks.extend([Mark::last(fight.from.spot()), mark(fight.to.spot(), MarkKind::Danger)]);
            } else if let Some(hop) = battle.last {
                marks.extend([hop.from, hop.to].map(|field| Mark::last(field.spot())));
            }
            if let Some(in_use) = battle.in_use {
                marks.push(mark(in_use.at.spot(), MarkKind::Chosen));
            }
        }
        let chosen = |spot| mark(spot, MarkKind::Chosen);
        marks.extend(self.laid.iter().map(HandCard::spot).map(chosen));
        marks.extend(self.pressed().map(Button::spot).map(chosen));
        marks
    }

    /// The button that shows as pressed: the kind that is being placed, the training chosen.
    fn pressed(&self) -> Option<Button> {
        match self.draft? {
            Draft::Train { training, .. } => Some(Button::Train(training)),
            draft @ Draft::Deploy { .. } => {
                draft.placing(self.player.and_then(|colour| self.army(colour))?).map(Button::Place)
            }
            _ => None,
        }
    }
}

/// The cards of a player's hand that are laid down: in the draft, or committed and not yet gone.
fn laid_down(view: &View, colour: Colour, draft: Option<Draft>) -> Laid {
    if let Some(draft) = draft {
        return draft.laid(hand_of(view, colour));
    }
    match view.secret(colour).map(|secret| secret.pending) {
        Some(Pending::Bid(cards)) => Laid::of(cards),
        Some(Pending::Training { paid, .. }) => Laid::of(paid),
        Some(Pending::Special(Some(card))) => Laid::of(Cards::one(card)),
        _ => Laid::NONE,
    }
}

/// Whose colours a player's pieces have.
pub(crate) const fn owner(colour: Colour) -> Owner {
    match colour {
        Colour::White => Owner::Light,
        Colour::Black => Owner::Dark,
    }
}
