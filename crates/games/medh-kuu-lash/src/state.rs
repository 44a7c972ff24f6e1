//! A moment of a game.

use crate::board::Board;
use crate::colour::Colour;
use crate::dice::Dice;
use crate::field::Field;
use crate::fields::{Columns, Fields};

/// A moment of a game, with everything that later moments depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    /// Whose turn it is; at the start, who rolls for it.
    pub(crate) turn: Colour,
    pub(crate) moment: Moment,
    /// Turns that have ended (MK29).
    pub(crate) turns: u16,
    pub(crate) ending: Option<Ending>,
    /// The dice as they lie, for people to see.
    pub(crate) lying: Option<Dice>,
    /// What the last turn has touched, for people to see.
    pub(crate) last: Fields,
}

/// What comes next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Moment {
    /// The dice decide who begins (K4).
    Start,
    /// The player may pass or roll (K23).
    #[default]
    Before,
    /// The dice are in the air.
    Rolling,
    /// The dice lie; the player does what they say (K5).
    Rolled(Dice),
    /// A piece was pushed off a peak and may push on to either side (MK14). It stands nowhere until that is chosen.
    Push {
        /// The peak it was pushed off.
        peak: Field,
        /// Its colour.
        colour: Colour,
        /// The triples that stood before the turn, by colour (MK19).
        stood: [Columns; 2],
    },
    /// A triple takes a piece (K18).
    Triple {
        /// Whose triple.
        by: Colour,
        /// Whose triples take a piece afterwards.
        claims: Claims,
    },
    /// The fourth piece of a colour was lost and is put back (K21).
    Restore {
        /// The piece's colour.
        colour: Colour,
        /// Who puts it back: whoever took it (MK22).
        by: Colour,
        /// Whose triples take a piece afterwards.
        claims: Claims,
    },
    /// A piece of the opposite colour is added (K21).
    Add {
        /// The piece's colour.
        colour: Colour,
        /// Who adds it.
        by: Colour,
        /// Whose triples take a piece afterwards.
        claims: Claims,
    },
}

/// Who may still take a piece for a triple made in this turn (MK19, MK20), by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Claims(pub [bool; 2]);

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A colour has all its pieces on mornings (K2, MK25).
    Goal(Colour),
    /// A colour has nine pieces against four (K22).
    Majority(Colour),
    /// Too many turns (MK29).
    TooLong,
}

impl State {
    /// The beginning: green rolls first for who begins (K3, K4).
    pub const START: State = State {
        board: Board::START,
        turn: Colour::Green,
        moment: Moment::Start,
        turns: 0,
        ending: None,
        lying: None,
        last: Fields::NONE,
    };

    /// The pieces on the board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Whose turn it is; at the start, who rolls for it.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// What comes next, unless the game has ended.
    pub const fn moment(&self) -> Moment {
        self.moment
    }

    /// How many turns have ended.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// How the game has ended, once it has.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The dice as they lie; none before the first roll and while they are in the air.
    pub const fn dice(&self) -> Option<Dice> {
        self.lying
    }

    /// The fields that the last turn, or this one so far, has touched.
    pub const fn last(&self) -> Fields {
        self.last
    }

    /// A colour's pieces, with the one that is between two fields or about to be put back.
    pub fn pieces_of(&self, colour: Colour) -> u32 {
        let in_hand = match self.moment {
            Moment::Push { colour: pushed, .. } => pushed == colour,
            Moment::Restore { colour: lost, .. } => lost == colour,
            _ => false,
        };
        self.board.count(colour) + u32::from(in_hand)
    }
}

impl Claims {
    /// Nobody may.
    pub const NONE: Claims = Claims([false; 2]);

    /// Whether nobody may.
    pub const fn is_empty(self) -> bool {
        !self.0[0] && !self.0[1]
    }

    /// Whether this colour may.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0[colour as usize]
    }

    /// These without a colour's.
    #[must_use]
    pub(crate) const fn without(mut self, colour: Colour) -> Claims {
        self.0[colour as usize] = false;
        self
    }
}

impl Moment {
    /// A number that no other moment has.
    pub(crate) fn code(self) -> u64 {
        let claims = |claims: Claims| u64::from(claims.0[0]) | u64::from(claims.0[1]) << 1;
        let parts: [u64; 5] = match self {
            Moment::Start => [0; 5],
            Moment::Before => [1, 0, 0, 0, 0],
            Moment::Rolling => [2, 0, 0, 0, 0],
            Moment::Rolled(dice) => [3, dice.green.eyes().into(), dice.wooden.eyes().into(), 0, 0],
            Moment::Push { peak, colour, stood } => {
                [4, peak.index().into(), colour as u64, stood[0].0.into(), stood[1].0.into()]
            }
            Moment::Triple { by, claims: rest } => [5, by as u64, claims(rest), 0, 0],
            Moment::Restore { colour, by, claims: rest } => [6, colour as u64, by as u64, claims(rest), 0],
            Moment::Add { colour, by, claims: rest } => [7, colour as u64, by as u64, claims(rest), 0],
        };
        parts.into_iter().fold(0, |code, part| code << 8 | part)
    }
}
