//! Setting up a position piece by piece: what can stand there, and what else there is to say of a position.

use crate::scene::{Look, Owner, Quarter};
use crate::{Message, Show, Spot};

/// Games whose positions are set up piece by piece.
pub trait Editing: Show {
    /// What can be placed.
    fn sorts(&self) -> Vec<Sort>;
    /// A position with nothing on the board; it need not be possible.
    fn bare_setup(&self) -> Self::Setup;
    /// What stands where, each by its number in [`sorts`](Editing::sorts).
    fn standing(&self, setup: &Self::Setup) -> Vec<(Spot, usize)>;
    /// Places something in the place of what stands there, or only takes that away. What the game has no place for
    /// changes nothing; what cannot be is found by [`set_up`](crate::Rules::set_up).
    fn put(&self, setup: &mut Self::Setup, spot: Spot, sort: Option<usize>);
    /// What else there is to say of a position.
    fn dials(&self, setup: &Self::Setup) -> Vec<Dial>;
    /// Turns one of the dials, which may not be there.
    fn turn_dial(&self, setup: &mut Self::Setup, id: &str, of: u8, value: i64);
}

/// A sort of thing that can be placed on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sort {
    /// Its drawing.
    pub look: Look,
    /// Whose colours it has.
    pub owner: Owner,
    /// What it is, in words.
    pub name: Message,
    /// What it stands above: it takes the place of what stands in the same layer.
    pub layer: u8,
    /// How its drawing is turned.
    pub turned: Quarter,
}

impl Sort {
    /// A piece that stands upright, alone on its field.
    pub fn piece(look: &'static str, owner: Owner, name: Message) -> Sort {
        Sort { look: Look(look), owner, name, layer: 0, turned: Quarter::None }
    }
}

/// Something of a position besides what stands on the board: whose turn it is, a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dial {
    /// Its name, for programs.
    pub id: &'static str,
    /// Which of several, where there is one a side.
    pub of: u8,
    /// What it is, in words.
    pub label: Message,
    /// Where it stands.
    pub value: i64,
    /// Where it may stand.
    pub range: DialRange,
}

/// Where a dial may stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialRange {
    /// At one of these, each in words, counted from 0.
    OneOf(Vec<Message>),
    /// At a whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
}

impl Dial {
    /// A number from nought to a most.
    pub fn number(id: &'static str, label: Message, value: impl Into<i64>, most: i64) -> Dial {
        Dial { id, of: 0, label, value: value.into(), range: DialRange::Number { least: 0, most } }
    }

    /// One of several.
    pub fn one_of(id: &'static str, label: Message, value: impl Into<i64>, names: Vec<Message>) -> Dial {
        Dial { id, of: 0, label, value: value.into(), range: DialRange::OneOf(names) }
    }

    /// The same for one of several.
    #[must_use]
    pub fn of(self, of: u8) -> Dial {
        Dial { of, ..self }
    }
}
