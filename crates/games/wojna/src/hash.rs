//! A state in one number.

use crate::{Cell, Ending, Phase, Roll, State, Task};
use stolik_game::mix;

impl State {
    /// The same for equal positions and, all but surely, different for others; the count of turns is left out.
    pub(crate) fn hash(&self) -> u64 {
        let mut hash = 0;
        let mut add = |cell: Cell, code: u64| hash ^= mix(mix(code) ^ u64::from(cell.0));
        // Tokens of several layers may be known by one field: each layer counts apart.
        let layers =
            [&self.units[0], &self.units[1], &self.engines, &self.ships, &self.buildings, &self.acted];
        for (layer, set) in layers.into_iter().enumerate() {
            for cell in set.iter() {
                add(cell, self.square(cell).code() << 3 | layer as u64);
            }
        }
        let owners = self.castles.map(|castle| castle.owner as u64);
        let rest = (owners.into_iter().chain([self.turn as u64]))
            .chain(self.mustered.map(u64::from))
            .chain(self.exile.map(u64::from))
            .chain(self.coins.map(u64::from))
            .chain(self.phase.codes());
        rest.fold(hash, |hash, number| mix(hash.rotate_left(5) ^ number))
    }
}

impl Phase {
    /// Numbers that no other phase has.
    fn codes(self) -> [u64; 5] {
        let cell = |cell: Option<Cell>| cell.map_or(0, |cell| u64::from(cell.0) + 1);
        match self {
            Phase::Castle => [0; 5],
            Phase::Fortify => [1, 0, 0, 0, 0],
            Phase::Camps => [2, 0, 0, 0, 0],
            Phase::Buildings => [3, 0, 0, 0, 0],
            Phase::Over(Ending::NoUnits { loser }) => [4, loser as u64, 0, 0, 0],
            Phase::Over(Ending::Exile { loser }) => [5, loser as u64, 0, 0, 0],
            Phase::Over(Ending::Cap { winner }) => [6, winner.map_or(0, |winner| winner as u64 + 1), 0, 0, 0],
            Phase::Units { ship, task } => {
                let ship = cell(ship);
                match task {
                    Task::Choose => [7, ship, 0, 0, 0],
                    Task::Unit(at) => [8, ship, cell(Some(at)), 0, 0],
                    Task::Engine(at) => [9, ship, cell(Some(at)), 0, 0],
                    Task::Roll(Roll::Shot { from, target, tower }) => {
                        [10, ship, cell(Some(from)), cell(Some(target)), cell(tower)]
                    }
                    Task::Roll(Roll::Ram { engine, target }) => {
                        [11, ship, cell(Some(engine)), cell(Some(target)), 0]
                    }
                    Task::Roll(Roll::Hurl { engine, target }) => {
                        [12, ship, cell(Some(engine)), cell(Some(target)), 0]
                    }
                }
            }
        }
    }
}
