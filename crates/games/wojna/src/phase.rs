//! What a game is at.

use crate::{Cell, Owner};

/// What a game is at. Whose turn it is, is the state's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Set-up: the player places a castle (7.1, 7.2).
    Castle,
    /// Set-up of a siege: the defender builds (7.2).
    Fortify,
    /// Set-up of a siege: the attacker places two camps (7.2).
    Camps,
    /// Unit turns (8).
    Units {
        /// The ship whose turn goes on with the turns of those inside (4.3), by its first field.
        ship: Option<Cell>,
        /// What is done inside it, or without one.
        task: Task,
    },
    /// Building actions (8).
    Buildings,
    /// The game has ended.
    Over(Ending),
}

/// What a player is at among unit turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Chooses whose turn comes next.
    Choose,
    /// The land unit here has moved and may act (4.1).
    Unit(Cell),
    /// The engine with this first field has moved and may act (4.2); a tower may also have begun without a move.
    Engine(Cell),
    /// A die is in the air.
    Roll(Roll),
}

/// What a die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Roll {
    /// Archers shoot (3.1).
    Shot {
        /// Where they stand.
        from: Cell,
        /// Where the target stands.
        target: Cell,
        /// The tower in whose action they do, by its first field.
        tower: Option<Cell>,
    },
    /// A ram strikes (3.2).
    Ram {
        /// Its first field.
        engine: Cell,
        /// The field of the building.
        target: Cell,
    },
    /// A trebuchet throws (3.2).
    Hurl {
        /// Its first field.
        engine: Cell,
        /// The nearest of the three fields.
        target: Cell,
    },
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A player had no land unit after the own turn (9, W-35).
    NoUnits {
        /// Who has lost.
        loser: Owner,
    },
    /// A player was three turns without castle and camp (9, W-37).
    Exile {
        /// Who has lost.
        loser: Owner,
    },
    /// Too many rounds (W-42).
    Cap {
        /// Who has won by the score, if the score decides and is not level.
        winner: Option<Owner>,
    },
}

impl Phase {
    /// The player chooses whose turn comes next.
    pub const CHOOSE: Phase = Phase::Units { ship: None, task: Task::Choose };

    /// Whether a die is in the air.
    #[inline]
    pub const fn roll(self) -> Option<Roll> {
        match self {
            Phase::Units { task: Task::Roll(roll), .. } => Some(roll),
            _ => None,
        }
    }
}

/// A die's eyes, from 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

impl Die {
    /// All six, in order.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// A die with so many eyes.
    pub const fn new(eyes: u8) -> Option<Die> {
        match eyes {
            1..=6 => Some(Die(eyes)),
            _ => None,
        }
    }

    /// How many eyes it shows.
    #[inline]
    pub const fn eyes(self) -> u8 {
        self.0
    }
}

stolik_game::number_data!(Die, 1..=6, |eyes| Die(eyes.to_le_bytes()[0]), |die| die.eyes().into());
