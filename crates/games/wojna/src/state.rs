//! A moment of a game.

use crate::square::Square;
use crate::{
    Bond, Building, BuildingKind, CastleId, Cell, CellSet, Die, Engine, EngineKind, Frame, Owner, Phase,
    Rect, Ship, Unit,
};
use stolik_game::Message;

/// A moment of a game, with everything that later moments depend on but the map and the options.
///
/// Every field has four layers: a building's part, a ship's part, an engine's part, a land unit; at most one token in
/// each. Tokens come, go and move as wholes.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) frame: Frame,
    pub(crate) squares: Vec<Square>,
    /// The land units of each player.
    pub(crate) units: [CellSet; 2],
    /// The first fields of all engines, ships and buildings.
    pub(crate) engines: CellSet,
    pub(crate) ships: CellSet,
    pub(crate) buildings: CellSet,
    /// The first fields of the buildings that have acted in this turn (W-33).
    pub(crate) acted: CellSet,
    pub(crate) castles: [CastleState; 2],
    pub(crate) turn: Owner,
    pub(crate) phase: Phase,
    pub(crate) coins: [u32; 2],
    /// Turns without castle and camp (W-37).
    pub(crate) exile: [u8; 2],
    /// Whether the player has ever had a land unit (W-35).
    pub(crate) mustered: [bool; 2],
    /// Turns that have ended, both players' together; the set-up is none.
    pub(crate) turns: u16,
    pub(crate) last: Last,
}

/// One of the two castles. All that it built, but camps, is its owner's (W-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CastleState {
    /// Its first field, once it stands.
    pub at: Option<Cell>,
    /// Whose it is.
    pub owner: Owner,
}

/// What the last input was about, for people to see. Play does not depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Last {
    /// Where it began.
    pub from: Option<Cell>,
    /// Where it led.
    pub to: Option<Cell>,
    /// The last roll, until the next unit begins its turn.
    pub die: Option<Die>,
}

impl State {
    /// The size of the map.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// Whose turn it is, also while a die is in the air; after the end, whose it was.
    #[inline]
    pub fn turn(&self) -> Owner {
        self.turn
    }

    /// What the game is at.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// A player's coins.
    pub fn coins(&self, owner: Owner) -> u32 {
        self.coins[owner.index()]
    }

    /// How many turns a player has been without castle and camp (W-37).
    pub fn exile(&self, owner: Owner) -> u8 {
        self.exile[owner.index()]
    }

    /// Whether a player has ever had a land unit (W-35).
    pub fn mustered(&self, owner: Owner) -> bool {
        self.mustered[owner.index()]
    }

    /// How many turns have ended, both players' together; the set-up is none.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// The round, from 1: one turn of each player (1.4.9).
    pub fn round(&self) -> u16 {
        self.turns / 2 + 1
    }

    /// What the last input was about.
    pub fn last(&self) -> Last {
        self.last
    }

    /// The land unit on a field.
    #[inline]
    pub fn unit(&self, cell: Cell) -> Option<Unit> {
        self.square(cell).unit()
    }

    /// The engine that covers a field.
    #[inline]
    pub fn engine(&self, cell: Cell) -> Option<Engine> {
        self.square(cell).engine(self.frame, cell)
    }

    /// The ship that covers a field.
    #[inline]
    pub fn ship(&self, cell: Cell) -> Option<Ship> {
        self.square(cell).ship(self.frame, cell)
    }

    /// The building that covers a field.
    #[inline]
    pub fn building(&self, cell: Cell) -> Option<Building> {
        self.square(cell).building(self.frame, cell)
    }

    /// A player's land units, in the order of their fields.
    pub fn units(&self, owner: Owner) -> impl Iterator<Item = (Cell, Unit)> {
        self.units[owner.index()].iter().filter_map(|cell| Some((cell, self.unit(cell)?)))
    }

    /// All engines, in the order of their first fields.
    pub fn engines(&self) -> impl Iterator<Item = Engine> {
        self.engines.iter().filter_map(|cell| self.engine(cell))
    }

    /// All ships, in the order of their first fields.
    pub fn ships(&self) -> impl Iterator<Item = Ship> {
        self.ships.iter().filter_map(|cell| self.ship(cell))
    }

    /// All buildings, in the order of their first fields.
    pub fn buildings(&self) -> impl Iterator<Item = Building> {
        self.buildings.iter().filter_map(|cell| self.building(cell))
    }

    /// A player's buildings, in the order of their first fields; walls and ladders are nobody's.
    pub fn buildings_of(&self, owner: Owner) -> impl Iterator<Item = Building> {
        self.buildings().filter(move |&building| self.owner(building) == Some(owner))
    }

    /// Whose a building is; nobody's if it is a wall or a ladder.
    #[inline]
    pub fn owner(&self, building: Building) -> Option<Owner> {
        match building.bond {
            Bond::Castle(castle) => Some(self.castle_owner(castle)),
            Bond::Owner(owner) => Some(owner),
            Bond::Nobody => None,
        }
    }

    /// Whether the building with this first field has acted in this turn (W-33).
    pub fn has_acted(&self, building: Cell) -> bool {
        self.acted.has(building)
    }

    /// Whose a castle is, and what it has built (W-8).
    #[inline]
    pub fn castle_owner(&self, castle: CastleId) -> Owner {
        self.castles[castle.index()].owner
    }

    /// A castle, once it stands.
    pub fn castle(&self, castle: CastleId) -> Option<Building> {
        self.building(self.castles[castle.index()].at?)
    }

    /// The land units inside an engine or a ship, or on any other stretch of fields.
    pub fn inside(&self, rect: Rect) -> impl Iterator<Item = (Cell, Unit)> {
        rect.cells(self.frame).filter_map(|cell| Some((cell, self.unit(cell)?)))
    }

    /// Whether a unit on this field stands high: on a wall or in a siege tower (W-24).
    #[inline]
    pub fn is_high(&self, cell: Cell) -> bool {
        let square = self.square(cell);
        match square.engine_kind() {
            Some(kind) => kind == EngineKind::Tower,
            None => square.building_kind() == Some(BuildingKind::Wall),
        }
    }

    /// What to call the land unit on a field.
    pub(crate) fn unit_name(&self, cell: Cell) -> Message {
        self.unit(cell).map_or(Message::new("wojna-unit"), |unit| unit.kind.name())
    }

    /// What to call the engine that covers a field.
    pub(crate) fn engine_name(&self, cell: Cell) -> Message {
        self.engine(cell).map_or(Message::new("wojna-engine"), |engine| engine.kind.name())
    }

    /// Bytes this state takes, with what it holds outside itself.
    pub fn bytes(&self) -> usize {
        let sets = [&self.units[0], &self.units[1], &self.engines, &self.ships, &self.buildings, &self.acted];
        size_of::<State>()
            + self.squares.capacity() * size_of::<Square>()
            + sets.iter().map(|set| set.heap()).sum::<usize>()
    }

    /// What stands on a field; nothing beyond the map.
    #[inline]
    pub(crate) fn square(&self, cell: Cell) -> Square {
        self.squares.get(cell.index()).copied().unwrap_or_default()
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            squares: self.squares.clone(),
            units: self.units.clone(),
            engines: self.engines.clone(),
            ships: self.ships.clone(),
            buildings: self.buildings.clone(),
            acted: self.acted.clone(),
            ..*self
        }
    }

    /// Without an allocation, where the sizes fit.
    fn clone_from(&mut self, source: &State) {
        let State { frame, squares, units, engines, ships, buildings, acted, .. } = self;
        *frame = source.frame;
        squares.clone_from(&source.squares);
        units[0].clone_from(&source.units[0]);
        units[1].clone_from(&source.units[1]);
        engines.clone_from(&source.engines);
        ships.clone_from(&source.ships);
        buildings.clone_from(&source.buildings);
        acted.clone_from(&source.acted);
        self.castles = source.castles;
        self.turn = source.turn;
        self.phase = source.phase;
        self.coins = source.coins;
        self.exile = source.exile;
        self.mustered = source.mustered;
        self.turns = source.turns;
        self.last = source.last;
    }
}
