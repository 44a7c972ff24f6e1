//! A moment of a game.

use crate::{Board, Colour, Columns, Dice, Ending, Field, Fields};

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
    Push(Pushed),
    /// A triple takes a piece (K18).
    Triple(Due),
    /// The fourth piece of this colour was lost and is put back by whoever took it (K21, MK22).
    Restore(Colour, Due),
    /// A piece of this colour, the opposite one, is added (K21).
    Add(Colour, Due),
}

/// A piece that was pushed off a peak and is on its way to the morning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pushed {
    /// The peak it was pushed off.
    pub peak: Field,
    /// Its colour.
    pub colour: Colour,
    /// The triples that stood before the turn, by colour (MK19).
    pub stood: [Columns; 2],
}

/// Who is to take or to put a piece, and what is due afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Due {
    /// Who.
    pub by: Colour,
    /// Whose triples take a piece afterwards.
    pub claims: Claims,
}

/// Who may still take a piece for a triple made in this turn (MK19, MK20), by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Claims(pub [bool; 2]);

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

    /// A colour's pieces, with the one that is between two fields or about to be put back.
    pub fn pieces_of(&self, colour: Colour) -> u32 {
        let in_hand = match self.moment {
            Moment::Push(pushed) => pushed.colour == colour,
            Moment::Restore(lost, _) => lost == colour,
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
    /// Who acts and what follows, where a piece is taken or put.
    pub(crate) const fn due(self) -> Option<Due> {
        match self {
            Moment::Triple(due) | Moment::Restore(_, due) | Moment::Add(_, due) => Some(due),
            _ => None,
        }
    }

    /// A number that no other moment has.
    pub(crate) fn code(self) -> u64 {
        let claims = |due: Due| u64::from(due.claims.0[0]) | u64::from(due.claims.0[1]) << 1;
        let parts: [u64; 5] = match self {
            Moment::Start => [0; 5],
            Moment::Before => [1, 0, 0, 0, 0],
            Moment::Rolling => [2, 0, 0, 0, 0],
            Moment::Rolled(dice) => [3, dice.green.eyes().into(), dice.wooden.eyes().into(), 0, 0],
            Moment::Push(Pushed { peak, colour, stood: [green, wooden] }) => {
                [4, peak.index().into(), colour as u64, green.0.into(), wooden.0.into()]
            }
            Moment::Triple(due) => [5, due.by as u64, claims(due), 0, 0],
            Moment::Restore(colour, due) => [6, colour as u64, due.by as u64, claims(due), 0],
            Moment::Add(colour, due) => [7, colour as u64, due.by as u64, claims(due), 0],
        };
        parts.into_iter().fold(0, |code, part| code << 8 | part)
    }
}
