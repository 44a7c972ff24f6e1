//! Buildings.

use crate::{Axis, Cell, Frame, Owner, Rect, turned};
use serde::{Deserialize, Serialize};
use stolik_game::Message;

stolik_game::said!(BuildingKind: BuildingKind::name;);
stolik_game::number_data!(
    CastleId,
    0..=1,
    |number| CastleId::ALL[usize::from(number == 1)],
    |castle| *castle as i64
);

/// A kind of building (5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BuildingKind {
    /// Builds, or gives coins.
    Castle,
    /// Works as barracks, workshop or port, far from the castle.
    Camp,
    /// Recruits land units.
    Barracks,
    /// Makes siege units.
    Workshop,
    /// Makes ships.
    Port,
    /// Blocks the way and stands high.
    Wall,
    /// Lets the own units through.
    Gate,
    /// Leads onto walls.
    Ladder,
}

/// The castle of which a building is: 0 is the one that seat 0 placed, 1 that of seat 1 (W-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastleId {
    /// The castle that seat 0 placed.
    #[default]
    First,
    /// The castle that seat 1 placed.
    Second,
}

/// Whose a building is: by the castle that built it (W-8), by itself, or nobody's (W-9). Follows from the kind, see
/// [`BuildingKind::bond`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(untagged, expecting = "null, 0, 1, red or blue")]
pub enum Bond {
    /// Castles, barracks, workshops, ports and gates: whoever owns this castle.
    Castle(CastleId),
    /// Camps: this player.
    Owner(Owner),
    /// Walls and ladders.
    Nobody,
}

/// A building and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building {
    /// What it is.
    pub kind: BuildingKind,
    /// Its upper left field, by which it is known.
    pub at: Cell,
    /// How it lies; square buildings lie across.
    pub axis: Axis,
    /// Whose it is, or through which castle.
    pub bond: Bond,
}

impl CastleId {
    /// Both.
    pub const ALL: [CastleId; 2] = [CastleId::First, CastleId::Second];

    /// The number as an index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The castle that this player placed.
    pub const fn placed_by(owner: Owner) -> CastleId {
        match owner {
            Owner::Cherry => CastleId::First,
            Owner::Blue => CastleId::Second,
        }
    }
}

impl BuildingKind {
    /// All kinds.
    pub const ALL: [BuildingKind; 8] = [
        BuildingKind::Castle,
        BuildingKind::Camp,
        BuildingKind::Barracks,
        BuildingKind::Workshop,
        BuildingKind::Port,
        BuildingKind::Wall,
        BuildingKind::Gate,
        BuildingKind::Ladder,
    ];

    /// What a castle can build (5.1).
    pub const BUILT: [BuildingKind; 7] = [
        BuildingKind::Camp,
        BuildingKind::Barracks,
        BuildingKind::Workshop,
        BuildingKind::Port,
        BuildingKind::Wall,
        BuildingKind::Gate,
        BuildingKind::Ladder,
    ];

    /// Its size as it lies across (1.0).
    #[inline]
    pub const fn size(self) -> (i16, i16) {
        match self {
            BuildingKind::Castle | BuildingKind::Camp => (3, 3),
            BuildingKind::Barracks | BuildingKind::Workshop | BuildingKind::Port => (2, 2),
            BuildingKind::Wall => (3, 1),
            BuildingKind::Gate => (2, 1),
            BuildingKind::Ladder => (1, 1),
        }
    }

    /// What it costs (5); a castle is never bought.
    #[inline]
    pub const fn cost(self) -> u32 {
        match self {
            BuildingKind::Castle => 0,
            BuildingKind::Camp => 32,
            BuildingKind::Barracks | BuildingKind::Workshop | BuildingKind::Port => 8,
            BuildingKind::Wall | BuildingKind::Gate => 4,
            BuildingKind::Ladder => 1,
        }
    }

    /// The most distance from the castle that builds it (5).
    #[inline]
    pub const fn reach(self) -> i16 {
        match self {
            BuildingKind::Castle => 0,
            BuildingKind::Camp => 20,
            BuildingKind::Barracks | BuildingKind::Workshop | BuildingKind::Port => 5,
            BuildingKind::Wall | BuildingKind::Gate | BuildingKind::Ladder => 10,
        }
    }

    /// Whether it is one of the large ones, which nothing may touch (W-6).
    #[inline]
    pub const fn is_large(self) -> bool {
        !matches!(self, BuildingKind::Wall | BuildingKind::Gate | BuildingKind::Ladder)
    }

    /// The ways it can lie (W-7).
    pub const fn axes(self) -> &'static [Axis] {
        match self {
            BuildingKind::Wall | BuildingKind::Gate => &Axis::ALL,
            _ => &[Axis::Across],
        }
    }

    /// Whose a building of this kind is, if this castle of this player built it.
    pub const fn bond(self, castle: CastleId, owner: Owner) -> Bond {
        match self {
            BuildingKind::Camp => Bond::Owner(owner),
            BuildingKind::Wall | BuildingKind::Ladder => Bond::Nobody,
            _ => Bond::Castle(castle),
        }
    }

    /// The key of its name for people, which is the name of its drawing too.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            BuildingKind::Castle => "wojna-castle",
            BuildingKind::Camp => "wojna-camp",
            BuildingKind::Barracks => "wojna-barracks",
            BuildingKind::Workshop => "wojna-workshop",
            BuildingKind::Port => "wojna-port",
            BuildingKind::Wall => "wojna-wall",
            BuildingKind::Gate => "wojna-gate",
            BuildingKind::Ladder => "wojna-ladder",
        }
    }

    /// Its name for people.
    pub fn name(self) -> Message {
        Message::new(self.key())
    }

    /// Its name for programs: `barracks`.
    pub fn word(self) -> &'static str {
        self.key().trim_start_matches("wojna-")
    }
}

impl Building {
    /// A castle with this first field.
    pub(crate) const fn castle(at: Cell, castle: CastleId) -> Building {
        Building { kind: BuildingKind::Castle, at, axis: Axis::Across, bond: Bond::Castle(castle) }
    }

    /// Its ground.
    #[inline]
    pub const fn rect(self, frame: Frame) -> Rect {
        Rect::at(frame, self.at, turned(self.kind.size(), self.axis))
    }

    /// Its lower right field.
    #[inline]
    pub const fn last(self, frame: Frame) -> Cell {
        self.rect(frame).last(frame)
    }
}
