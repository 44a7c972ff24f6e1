//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.

mod check;
mod fault;
mod text;

pub use fault::SetupFault;

use crate::{
    Axis, Bond, Building, BuildingKind, CastleId, Cell, Engine, EngineKind, Frame, Front, Owner, Phase, Ship,
    State, UnitKind,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use stolik_game::kit::Unreadable;

/// A place by column and row, on the map or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The column, from 0.
    pub x: i16,
    /// The row, from 0.
    pub y: i16,
}

/// A land unit somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedUnit {
    /// What.
    pub kind: UnitKind,
    /// Where.
    pub at: Place,
    /// Whose.
    pub owner: Owner,
    /// Whether it has had its turn.
    pub exhausted: bool,
}

/// An engine somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedEngine {
    /// What.
    pub kind: EngineKind,
    /// Its upper left place.
    pub at: Place,
    /// How it lies.
    pub axis: Axis,
    /// Where it looks.
    pub front: Front,
}

/// A ship somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedShip {
    /// Its upper or left place.
    pub at: Place,
    /// How it lies.
    pub axis: Axis,
}

/// A building somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedBuilding {
    /// What.
    pub kind: BuildingKind,
    /// Its upper left place.
    pub at: Place,
    /// How it lies.
    pub axis: Axis,
    /// Whose, or by which castle.
    #[serde(rename = "of")]
    pub bond: Bond,
    /// Whether it has acted in this turn.
    pub acted: bool,
}

/// A position that need not be possible. As plain data its phase is text, for that names fields of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup<P = Phase> {
    /// Whose turn it is.
    pub turn: Owner,
    /// What the game is at.
    pub phase: P,
    /// The coins of each player.
    pub coins: [i64; 2],
    /// How many turns each player has been without castle and camp.
    pub exile: [u8; 2],
    /// Whether each player has ever had a land unit, besides who has one now.
    pub mustered: [bool; 2],
    /// How many turns have ended.
    pub turns: u16,
    /// Whose the two castles are, and with them all that they built.
    #[serde(rename = "castles")]
    pub castle_owners: [Owner; 2],
    /// The buildings, in any order.
    pub buildings: Vec<PlacedBuilding>,
    /// The ships, in any order.
    pub ships: Vec<PlacedShip>,
    /// The engines, in any order.
    pub engines: Vec<PlacedEngine>,
    /// The land units, in any order.
    pub units: Vec<PlacedUnit>,
}

impl Place {
    /// The field; none if it is not on the map.
    pub fn cell(self, frame: Frame) -> Option<Cell> {
        frame.cell(self.x, self.y)
    }

    /// The place of a field.
    pub fn of(frame: Frame, cell: Cell) -> Place {
        let (x, y) = frame.xy(cell);
        Place { x, y }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// Reads `3,4`, or a place beyond the map.
impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let (x, y) = text.split_once(',').ok_or(Unreadable)?;
        let number = |text: &str| text.parse().map_err(|_| Unreadable);
        Ok(Place { x: number(x)?, y: number(y)? })
    }
}

stolik_game::text_data!(Place, "a field like \"3,4\"");

impl Default for Setup {
    /// An empty map at the beginning of cherry's unit turns.
    fn default() -> Setup {
        Setup {
            turn: Owner::Cherry,
            phase: Phase::CHOOSE,
            buildings: Vec::new(),
            ships: Vec::new(),
            engines: Vec::new(),
            units: Vec::new(),
            castle_owners: Owner::ALL,
            coins: [0; 2],
            exile: [0; 2],
            mustered: [false; 2],
            turns: 0,
        }
    }
}

impl<P> Setup<P> {
    /// The same setup with its phase said otherwise.
    pub(crate) fn with_phase<Q>(self, phase: Q) -> Setup<Q> {
        let Setup { turn, coins, exile, mustered, turns, castle_owners, .. } = self;
        let Setup { buildings, ships, engines, units, .. } = self;
        Setup { turn, phase, coins, exile, mustered, turns, castle_owners, buildings, ships, engines, units }
    }
}

impl Setup {
    /// The setup that describes a state.
    pub fn of(state: &State) -> Setup {
        let frame = state.frame;
        let place = |cell| Place::of(frame, cell);
        let units = Owner::ALL.into_iter().flat_map(|owner| state.units(owner));
        Setup {
            turn: state.turn,
            phase: state.phase,
            buildings: state
                .buildings()
                .map(|Building { kind, at, axis, bond }| PlacedBuilding {
                    at: place(at),
                    kind,
                    axis,
                    bond,
                    acted: state.has_acted(at),
                })
                .collect(),
            ships: state.ships().map(|Ship { at, axis }| PlacedShip { at: place(at), axis }).collect(),
            engines: state
                .engines()
                .map(|Engine { kind, at, axis, front }| PlacedEngine { at: place(at), kind, axis, front })
                .collect(),
            units: units
                .map(|(at, unit)| PlacedUnit {
                    at: place(at),
                    kind: unit.kind,
                    owner: unit.owner,
                    exhausted: unit.exhausted,
                })
                .collect(),
            castle_owners: CastleId::ALL.map(|castle| state.castle_owner(castle)),
            coins: state.coins.map(i64::from),
            exile: state.exile,
            mustered: state.mustered,
            turns: state.turns,
        }
    }
}
