//! What goes into a game, and what playing it says of undo.

use crate::Seat;
use std::fmt;

/// One input. Options and the list of inputs are the whole game.
///
/// What a game does not know cannot be written down: a game without chance or clocks has [`Never`] in its place, and a
/// `match` of one of its inputs needs no arm for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Input<A, C, T = Never> {
    /// A seat acts.
    Act {
        /// Who acts.
        seat: Seat,
        /// What it does.
        action: A,
    },
    /// Dice, cards or a lot have given this.
    Chance(C),
    /// Time has passed on a seat's clock, as the table measured it: [`Passed`](crate::Passed) where the rules watch clocks.
    Time(T),
}

/// Thousandths of a second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

/// What an input has done besides changing the state: the barriers of undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// Somebody has learnt something that was not known before: a roll, a card, another's secret. Chance always counts.
    pub revealed: bool,
    /// The turn has ended: what follows is a new turn, a new line of the record. An answer that another seat gives in
    /// the middle of a turn does not end it; the end of the game does.
    pub turn_ended: bool,
}

impl Effect {
    /// The turn goes on and nobody has learnt anything new.
    pub const QUIET: Effect = Effect { revealed: false, turn_ended: false };
    /// The turn has ended; nobody has learnt anything new.
    pub const TURN_ENDED: Effect = Effect { revealed: false, turn_ended: true };
    /// Something was revealed and the turn goes on.
    pub const REVEALED: Effect = Effect { revealed: true, turn_ended: false };
}

/// A type without values: the chance outcomes of a game without chance, the time of a game without clocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}
