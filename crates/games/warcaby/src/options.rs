//! The variants a table may choose.

/// The size of the board in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Board {
    /// 64 fields, A1 to H8 (W2).
    #[default]
    Eight,
    /// The experiment: 81 fields, A1 to I9 (W12).
    Nine,
}

impl Board {
    /// The number of rows, which is also the number of columns.
    pub const fn size(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Nine => 9,
        }
    }
}

/// Where a light man becomes a king on 81 fields (WA3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Promotion9 {
    /// On the edge of the board, row 9.
    #[default]
    Edge,
    /// On row 8 or beyond.
    Row8,
}

/// When captured pieces leave the board (WA6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Removal {
    /// After the whole move: until then they block, and may not be jumped again.
    #[default]
    After,
    /// At once, piece by piece.
    Immediate,
}

/// Where a capturing king lands (WA7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum KingLanding {
    /// On any free field behind the captured piece.
    #[default]
    Any,
    /// On the field next behind the captured piece.
    Next,
}

/// The options of a game, named as the rules page names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The size of the board (W2, W12).
    pub board: Board,
    /// Whether A1 is a dark field, so that the game is played on its colour (WA1).
    pub a1_dark: bool,
    /// Where a light man is promoted on 81 fields; without meaning on 64 (WA3).
    pub promotion9: Promotion9,
    /// When captured pieces leave the board (WA6).
    pub removal: Removal,
    /// Where a capturing king lands (WA7).
    pub king_landing: KingLanding,
    /// Moves of each side by kings alone, without capture, that make a draw: 0 (off) to 100 (WA4).
    pub king_move_limit: u8,
    /// Occurrences of a position that make a draw: 0 (off) or 2 to 5 (WA4).
    pub repetition: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: Board::default(),
            a1_dark: true,
            promotion9: Promotion9::default(),
            removal: Removal::default(),
            king_landing: KingLanding::default(),
            king_move_limit: 15,
            repetition: 3,
        }
    }
}
