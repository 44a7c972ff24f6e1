//! The decisions of a player.
//!
//! As text, the actions of a turn in a row tell the turn. Fields are written `12,14`, column and row from 0.
//!
//! | text | means |
//! |---|---|
//! | `castle10,10`, `camp3,3` | set-up: castle, free camp; by the upper left field |
//! | `I12,14-13,15` | a land unit (`I`, `A`, `C`) goes |
//! | `I13,15x13,16` | infantry or cavalry strike |
//! | `A3,4*5,4` | archers shoot |
//! | `R8,8-9,8/8,8` | an engine (`R` ram, `T` trebuchet, `W` tower) goes one step; behind the stroke the crew that it exhausts, by the field before the step |
//! | `R8,8~9,7/8,8` | an engine turns: the part on the first field swings to the second |
//! | `R8,8x7,8`, `T10,5*7,5` | ram and trebuchet act; the trebuchet names the nearest of the three fields |
//! | `W3,4!` | a tower acts without a move |
//! | `S4,1-6,1/4,1`, `S4,1~1/4,1`, `S4,1-5,2~3/4,1` | a ship goes, by its middle field; `~` and clockwise quarter turns |
//! | `@10,10+4` | the castle there gives coins |
//! | `@10,10+barracks18,10`, `@10,10+wall5,5-7,5` | the castle there builds |
//! | `@18,10+I18,9+A19,9` | a building recruits |
//! | `@18,10+R20,10-21,10`, `@18,10+S3,4-3,6` | it makes an engine or a ship; with fronts the rear field stands first |
//! | `stop` | ends the turn of a unit, engine or ship |
//! | `done` | ends the unit turns, or the fortifying |
//! | `end` | ends the player's turn |

use crate::{Axis, BuildingKind, Cell, EngineKind, Front, UnitKind};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Set-up: a castle with this first field (7.1, 7.2).
    Castle(Cell),
    /// Set-up: a free camp with this first field (7.2).
    Camp(Cell),
    /// A land unit goes (4.1).
    Go {
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// Infantry or cavalry strike (3.1).
    Strike {
        /// Where the unit stands.
        from: Cell,
        /// Where the enemy stands.
        target: Cell,
    },
    /// Archers shoot (3.1).
    Shoot {
        /// Where the unit stands.
        from: Cell,
        /// Where the enemy stands.
        target: Cell,
    },
    /// An engine goes one step (2.3).
    Drive {
        /// Its first field.
        from: Cell,
        /// Its first field afterwards.
        to: Cell,
        /// The unit inside that it exhausts (W-14), by its field before the step.
        crew: Cell,
    },
    /// An engine of two fields turns about one of them (1.0).
    Swing {
        /// The field of the part that swings.
        from: Cell,
        /// Where that part swings to.
        to: Cell,
        /// The unit inside that it exhausts (W-14), by its field before the turn.
        crew: Cell,
    },
    /// A ram strikes a building (3.2).
    Ram {
        /// The ram's first field.
        engine: Cell,
        /// The field of the building, next to the ram's end.
        target: Cell,
    },
    /// A trebuchet throws (3.2).
    Hurl {
        /// The trebuchet's first field.
        engine: Cell,
        /// The nearest of the three fields: three beyond its end.
        target: Cell,
    },
    /// A tower acts without having moved (3.2, 1.4.11), by its first field.
    Volley(Cell),
    /// A ship goes or turns (2.4).
    Sail {
        /// Its middle field.
        from: Cell,
        /// Its middle field afterwards.
        to: Cell,
        /// How it is turned.
        turn: Turn,
        /// The unit inside that it exhausts (W-14), by its field before the move.
        crew: Cell,
    },
    /// A castle gives coins (5.1), by its first field.
    Coins(Cell),
    /// A castle builds (5.1).
    Build {
        /// The castle's first field.
        castle: Cell,
        /// What.
        kind: BuildingKind,
        /// The new building's first field.
        at: Cell,
        /// How it lies.
        axis: Axis,
    },
    /// Barracks or a camp recruit (5.2).
    Recruit {
        /// The building's first field.
        building: Cell,
        /// The new units.
        recruits: Recruits,
    },
    /// A workshop or a camp makes a siege unit (5.3).
    Assemble {
        /// The building's first field.
        building: Cell,
        /// What.
        kind: EngineKind,
        /// The engine's first field.
        at: Cell,
        /// How it lies.
        axis: Axis,
        /// Where it looks.
        front: Front,
    },
    /// A port or a camp makes a ship (5.4).
    Launch {
        /// The building's first field.
        building: Cell,
        /// The ship's first field.
        at: Cell,
        /// How it lies.
        axis: Axis,
    },
    /// Ends the turn of the unit, engine or ship that is at it.
    Stop,
    /// Ends the unit turns (8), or the defender's building before a siege (7.2).
    Done,
    /// Ends the player's turn.
    End,
}

/// Clockwise quarter turns of a ship's move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// Not turned.
    #[default]
    None,
    /// Clockwise: the left end goes up.
    Right,
    /// End for end; with the option `ship_rotation_step` alone.
    Half,
    /// Anticlockwise.
    Left,
}

/// A new land unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NewUnit {
    /// Where.
    pub at: Cell,
    /// What.
    pub kind: UnitKind,
}

/// One or two new land units on different fields; their order has no meaning (1.4.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Recruits {
    first: NewUnit,
    second: Option<NewUnit>,
}

/// What actions are grouped by: who does them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// A place for the castle or the camps of the set-up.
    Site,
    /// The land unit here.
    Unit(Cell),
    /// The engine with this first field.
    Engine(Cell),
    /// The ship with this first field.
    Ship(Cell),
    /// The building with this first field.
    Building(Cell),
    /// Ending something: a unit's turn, the unit turns, the player's turn.
    Ending,
}

impl Turn {
    /// All four, clockwise.
    pub const ALL: [Turn; 4] = [Turn::None, Turn::Right, Turn::Half, Turn::Left];

    /// This turn and another one.
    #[must_use]
    pub const fn and(self, other: Turn) -> Turn {
        Turn::ALL[(self as usize + other as usize) % 4]
    }
}

impl Recruits {
    /// One unit.
    #[inline]
    pub const fn one(first: NewUnit) -> Recruits {
        Recruits { first, second: None }
    }

    /// Two units, whichever comes first; none if they stand on one field.
    #[inline]
    pub fn two(one: NewUnit, other: NewUnit) -> Option<Recruits> {
        let (first, second) = if one.at < other.at { (one, other) } else { (other, one) };
        (first.at != second.at).then_some(Recruits { first, second: Some(second) })
    }

    /// The units.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = NewUnit> {
        std::iter::once(self.first).chain(self.second)
    }

    /// What they cost together.
    #[inline]
    pub fn cost(self) -> u32 {
        self.iter().map(|unit| unit.kind.cost()).sum()
    }
}
