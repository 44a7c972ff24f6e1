//! The variants a table may choose.

use stolik_game::Side;

/// The size of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// 81 fields, A1 to I9 (M2).
    #[default]
    Nine,
    /// The 49 in the middle, B2 to H8, for two sides (M4, MW16).
    Seven,
}

/// Whether the second move of a turn must be made (M7, MW3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SecondMove {
    /// It must.
    #[default]
    Required,
    /// It may be skipped.
    Optional,
}

/// When capturing the rest has become impossible (M13, MW1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum End {
    /// When no capture can be made now or after a single shift.
    #[default]
    TwoMove,
    /// When one piece is left.
    LastPiece,
}

/// The options of a game, named as the rules page names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// How many seats there are: 2 to 4 (M1).
    pub seats: u8,
    /// Whether four seats form two teams, 0 and 2 against 1 and 3 (M17, MW14).
    pub teams: bool,
    /// The size of the board (M4, MW16).
    pub size: Size,
    /// Whether the second move must be made (M7, MW3).
    pub second_move: SecondMove,
    /// When the game ends (M13, MW1).
    pub end: End,
    /// Rounds in a row without a capture that end the game: 0 (off) to 50 (MW2).
    pub no_capture_rounds: u8,
    /// The side that begins (M5, MW15).
    pub first: Side,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 2,
            teams: false,
            size: Size::default(),
            second_move: SecondMove::default(),
            end: End::default(),
            no_capture_rounds: 4,
            first: Side(0),
        }
    }
}

impl Options {
    /// How many sides there are: teams count as one each (MW14).
    pub const fn sides(&self) -> u8 {
        if self.teams && self.seats == 4 { 2 } else { self.seats }
    }
}
