//! The variants a table may choose.

/// The die that gives morale (C2, BR15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Die {
    /// Eight faces.
    #[default]
    Eight,
    /// Ten faces.
    Ten,
    /// Twelve faces.
    Twelve,
    /// Twenty faces.
    Twenty,
}

impl Die {
    /// The number of faces, which is also the most it gives.
    #[inline]
    pub const fn faces(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Ten => 10,
            Self::Twelve => 12,
            Self::Twenty => 20,
        }
    }
}

/// What ends a game besides the last State standing (BR1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum End {
    /// So many full rounds.
    #[default]
    RoundLimit,
    /// Nothing, but for the cap of 500 rounds (1e.2).
    LastStanding,
    /// The taking of the last free field.
    BoardFull,
}

/// Who rolls when (BR2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RollMode {
    /// Each seat at the start of its own turn.
    #[default]
    OwnTurn,
    /// All seats at the start of the round.
    AllAtRoundStart,
}

/// In which order the seats have their turns (BR3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// By number.
    #[default]
    Number,
    /// By start field, clockwise round the board, the centre last.
    Clockwise,
}

/// The options of a game, named as the rules page names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// How many play: 2 to 9 (C4).
    pub seats: u8,
    /// The die (C2, BR15).
    pub die: Die,
    /// What ends the game (BR1).
    pub end: End,
    /// The number of full rounds, 1 to 500; without meaning unless `end` is the round limit (BR1).
    pub round_limit: u16,
    /// Full rounds in a row without a taking that end the game: 0 (off) to 20 (BR13).
    pub stall_rounds: u8,
    /// Who rolls when (BR2).
    pub roll_mode: RollMode,
    /// The order of turns (BR3).
    pub order: Order,
    /// Whether the fifth of five starts in the centre (C8, BR11).
    pub fifth_in_centre: bool,
}

/// The cap on rounds where no limit was chosen (1e.2).
pub(crate) const MOST_ROUNDS: u16 = 500;

impl Options {
    /// The number of rounds after which the game is over whatever happens (BR1, 1e.2).
    #[inline]
    pub const fn last_round(&self) -> u16 {
        match self.end {
            End::RoundLimit => self.round_limit,
            End::LastStanding | End::BoardFull => MOST_ROUNDS,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 2,
            die: Die::default(),
            end: End::default(),
            round_limit: DEFAULT_ROUND_LIMIT,
            stall_rounds: 3,
            roll_mode: RollMode::default(),
            order: Order::default(),
            fifth_in_centre: false,
        }
    }
}

/// The number of rounds that nobody chose.
pub(crate) const DEFAULT_ROUND_LIMIT: u16 = 30;
