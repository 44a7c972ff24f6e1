//! A setup becomes a state, or everything that is wrong with it is told.

use crate::ending::EXILE;
use crate::{
    Action, Bond, Building, BuildingKind, CastleId, Cell, Ending, Engine, Group, Mode, Owner, Phase, Place,
    PlacedBuilding, PlacedEngine, PlacedShip, PlacedUnit, Rect, Roll, Setup, SetupFault, Ship, State, Task,
    Terrain, Unit, Wojna,
};
use stolik_game::Faults;

/// More than anybody will ever have.
pub(crate) const MOST_COINS: i64 = 1_000_000;

impl Setup {
    /// The state, or all that is wrong: buildings, ships, engines, units, numbers, then what the game is at.
    pub fn validate(&self, game: &Wojna) -> Result<State, Faults<SetupFault>> {
        let mut faults = Vec::new();
        let most = game.frame().area();
        let lists = [self.buildings.len(), self.ships.len(), self.engines.len(), self.units.len()];
        if lists.into_iter().any(|count| count > most) {
            return Err(Faults::one(SetupFault::TooMany(most)));
        }
        let mut state = State::empty(game.frame(), 0);
        for (castle, owner) in CastleId::ALL.into_iter().zip(self.castle_owners) {
            state.give_castle(castle, owner);
        }
        let mut builder = Builder { game, state: &mut state };
        faults.extend(self.buildings.iter().filter_map(|building| builder.building(building).err()));
        faults.extend(builder.touching());
        faults.extend(self.ships.iter().filter_map(|&ship| builder.ship(ship).err()));
        faults.extend(self.engines.iter().filter_map(|&engine| builder.engine(engine).err()));
        faults.extend(self.units.iter().filter_map(|&unit| builder.unit(unit).err()));
        self.numbers(game, &mut state, &mut faults);
        (state.turn, state.phase) = (self.turn, self.phase);
        if faults.is_empty() {
            faults.extend(phase_fault(game, &state));
        }
        Faults::none_or(faults, state)
    }

    fn numbers(&self, game: &Wojna, state: &mut State, faults: &mut Vec<SetupFault>) {
        for owner in Owner::ALL {
            let coins = self.coins[owner.index()];
            match u32::try_from(coins).ok().filter(|_| coins <= MOST_COINS) {
                Some(coins) => state.coins[owner.index()] = coins,
                None => faults.push(SetupFault::Coins(owner, coins, MOST_COINS)),
            }
            let exile = self.exile[owner.index()];
            if exile >= EXILE && self.phase != Phase::Over(Ending::Exile { loser: owner }) {
                faults.push(SetupFault::Exile(owner, exile, EXILE - 1));
            }
            let has_units = !state.units[owner.index()].is_empty();
            state.mustered[owner.index()] = self.mustered[owner.index()] || has_units;
        }
        state.exile = self.exile;
        state.turns = self.turns;
        let most = 2 * game.options.round_cap;
        let over = matches!(self.phase, Phase::Over(_));
        if self.turns > most || self.turns == most && !over {
            faults.push(SetupFault::TooLate(self.turns, most));
        }
    }
}

/// Puts tokens onto an empty map, if they may stand there.
struct Builder<'a> {
    game: &'a Wojna,
    state: &'a mut State,
}

impl Builder<'_> {
    /// The first field of a token of this size, if all of it is on the map.
    fn on_map(&self, at: Place, rect: impl Fn(Cell) -> Rect) -> Result<Cell, SetupFault> {
        let frame = self.state.frame;
        at.cell(frame).filter(|&cell| rect(cell).is_on(frame)).ok_or(SetupFault::OffMap(at))
    }

    /// The fault of the first of the fields for which something is wrong.
    fn refute(
        &self,
        rect: Rect,
        wrong: impl Fn(Cell) -> bool,
        fault: fn(Place) -> SetupFault,
    ) -> Result<(), SetupFault> {
        let frame = self.state.frame;
        let found = rect.cells(frame).find(|&cell| wrong(cell));
        found.map_or(Ok(()), |cell| Err(fault(Place::of(frame, cell))))
    }

    fn building(&mut self, placed: &PlacedBuilding) -> Result<(), SetupFault> {
        let PlacedBuilding { at, kind, axis, bond, acted } = *placed;
        let frame = self.state.frame;
        if !kind.axes().contains(&axis) {
            return Err(SetupFault::NotThisWay(at));
        }
        let whose = match bond {
            Bond::Castle(castle) => kind.bond(castle, Owner::Cherry),
            Bond::Owner(owner) => kind.bond(CastleId::First, owner),
            Bond::Nobody => kind.bond(CastleId::First, Owner::Cherry),
        };
        if whose != bond {
            return Err(SetupFault::Bond(at));
        }
        if acted && !kind.acts() {
            return Err(SetupFault::NeverActs(at)); // W-33
        }
        if bond == Bond::Castle(CastleId::Second) && self.game.options.mode == Mode::Siege {
            return Err(SetupFault::NoSecondCastle(at));
        }
        let made = |at| Building { kind, at, axis, bond };
        let building = made(self.on_map(at, |cell| made(cell).rect(frame))?);
        let rect = building.rect(frame);
        self.refute(rect, |cell| self.state.square(cell).has_building(), SetupFault::TwoBuildings)?;
        self.refute(rect, |cell| self.game.terrain(cell) != Terrain::Grass, SetupFault::NotGrass)?;
        if let (BuildingKind::Castle, Bond::Castle(castle)) = (kind, bond)
            && self.state.castle(castle).is_some()
        {
            return Err(SetupFault::CastleTwice(at));
        }
        self.state.put_building(building);
        if acted {
            self.state.acted.insert(building.at);
        }
        Ok(())
    }

    /// Buildings that touch one from which they must keep apart (W-6).
    fn touching(&self) -> impl Iterator<Item = SetupFault> {
        let frame = self.state.frame;
        let mut touching = Vec::new();
        for building in self.state.buildings() {
            let around = building.rect(frame).around();
            for other in around.cells(frame).filter_map(|cell| self.state.building(cell)) {
                let pair = (building.at, other.at);
                let apart = self.game.keep_apart(building.kind, other.kind);
                if pair.0 < pair.1 && apart && !touching.contains(&pair) {
                    touching.push(pair);
                }
            }
        }
        let place = move |cell| Place::of(frame, cell);
        touching.into_iter().map(move |(one, other)| SetupFault::Touching(place(one), place(other)))
    }

    fn ship(&mut self, placed: PlacedShip) -> Result<(), SetupFault> {
        let frame = self.state.frame;
        let made = |at| Ship { at, axis: placed.axis };
        let ship = made(self.on_map(placed.at, |cell| made(cell).rect(frame))?);
        let rect = ship.rect(frame);
        self.refute(rect, |cell| self.state.square(cell).has_ship(), SetupFault::TwoShips)?;
        self.refute(rect, |cell| self.game.terrain(cell) != Terrain::Water, SetupFault::NotWater)?;
        self.state.put_ship(ship);
        Ok(())
    }

    fn engine(&mut self, placed: PlacedEngine) -> Result<(), SetupFault> {
        let PlacedEngine { at, kind, axis, front } = placed;
        let frame = self.state.frame;
        if !kind.axes().contains(&axis) {
            return Err(SetupFault::NotThisWay(at));
        }
        if !self.game.fronts(kind).contains(&front) {
            return Err(SetupFault::NoFronts(at));
        }
        let made = |at| Engine { kind, at, axis, front };
        let engine = made(self.on_map(at, |cell| made(cell).rect(frame))?);
        let rect = engine.rect(frame);
        self.refute(rect, |cell| self.state.square(cell).has_engine(), SetupFault::TwoEngines)?;
        // A gate may have become the enemy's under an engine, so any gate will do.
        let stands = |cell| Owner::ALL.iter().any(|&o| self.game.bears_engine(self.state, o, cell).is_ok());
        self.refute(rect, |cell| !stands(cell), SetupFault::NotForEngines)?;
        self.state.put_engine(engine);
        Ok(())
    }

    fn unit(&mut self, placed: PlacedUnit) -> Result<(), SetupFault> {
        let PlacedUnit { at, kind, owner, exhausted } = placed;
        let frame = self.state.frame;
        let cell = self.on_map(at, |cell| Rect::of_cell(frame, cell))?;
        if self.state.square(cell).has_unit() {
            return Err(SetupFault::TwoUnits(at));
        }
        let stands = Owner::ALL.iter().any(|&o| self.game.bears_unit(self.state, o, cell).is_ok());
        if !stands {
            return Err(SetupFault::NotForUnits(at));
        }
        self.state.put_unit(cell, Unit { kind, owner, exhausted });
        Ok(())
    }
}

/// Why the game cannot be where the setup says it is.
fn phase_fault(game: &Wojna, state: &State) -> Option<SetupFault> {
    let siege = game.options.mode == Mode::Siege;
    let me = state.turn;
    let no_tokens = state.engines.is_empty()
        && state.ships.is_empty()
        && Owner::ALL.iter().all(|o| state.units[o.index()].is_empty());
    let has_castle = state.castle(CastleId::First).is_some();
    let buildings = state.buildings.len();
    let sound = match state.phase {
        Phase::Castle => {
            let first = me == Owner::Cherry && buildings == 0;
            let second = me == Owner::Blue && !siege && buildings == 1 && has_castle;
            no_tokens && (first || second) && game.has_action(state, Group::Site)
        }
        Phase::Fortify => siege && no_tokens && me == Owner::Cherry && has_castle && camps_fit(game, state),
        Phase::Camps => siege && no_tokens && me == Owner::Blue && has_castle && camps_fit(game, state),
        Phase::Units { ship, task } => return turn_fault(game, state, ship, task),
        Phase::Buildings => true,
        Phase::Over(ending) => {
            let over = match ending {
                Ending::NoUnits { loser } => state.units[loser.index()].is_empty() && me == loser,
                Ending::Exile { loser } => state.exile(loser) >= EXILE && me == loser,
                Ending::Cap { winner } => {
                    state.turns == 2 * game.options.round_cap && winner == game.leader(state)
                }
            };
            return (!over).then_some(SetupFault::not_over(ending));
        }
    };
    (!sound).then_some(SetupFault::Phase)
}

/// Whether the attacker's camps have place (1.4.6).
fn camps_fit(game: &Wojna, state: &State) -> bool {
    let mut camping = state.clone();
    (camping.turn, camping.phase) = (Owner::Blue, Phase::Camps);
    state.camps_to_come() > 0 && game.has_action(&camping, Group::Site)
}

/// Why nobody can be at the turn that the setup speaks of.
fn turn_fault(game: &Wojna, state: &State, ship: Option<Cell>, task: Task) -> Option<SetupFault> {
    let (me, frame) = (state.turn, state.frame);
    let fault = |cell| Some(SetupFault::NotAtTurn(Place::of(frame, cell)));
    if let Some(at) = ship {
        let sails = state.ship(at).is_some_and(|ship| {
            let fresh = state.crew(me, ship.rect(frame)).next().is_some();
            let enemy = state.inside(ship.rect(frame)).any(|(_, unit)| unit.owner != me);
            ship.at == at && !enemy && (fresh || task != Task::Choose)
        });
        if !sails {
            return fault(at);
        }
    }
    let sound = match task {
        Task::Choose => true,
        Task::Unit(cell) => {
            let unit = state.unit(cell).filter(|_| state.is_fresh(me, cell));
            unit.is_some_and(|unit| game.has_target(state, cell, unit))
        }
        Task::Engine(at) => engine_acts(game, state, at),
        Task::Roll(Roll::Shot { from, target, tower }) => {
            let mut shooting = state.clone();
            let task = tower.map_or(Task::Choose, Task::Engine);
            shooting.phase = Phase::Units { ship: None, task };
            let shot = Action::Shoot { from, target };
            game.allows(&shooting, shot).is_ok() && tower.is_none_or(|tower| engine_acts(game, state, tower))
        }
        Task::Roll(Roll::Ram { engine, target }) => rolls(game, state, Action::Ram { engine, target }),
        Task::Roll(Roll::Hurl { engine, target }) => rolls(game, state, Action::Hurl { engine, target }),
    };
    let cell = match task {
        Task::Unit(cell) | Task::Engine(cell) => cell,
        Task::Roll(Roll::Shot { from, .. }) => from,
        Task::Roll(Roll::Ram { engine, .. } | Roll::Hurl { engine, .. }) => engine,
        Task::Choose => Cell(0),
    };
    if sound { None } else { fault(cell) }
}

fn engine_acts(game: &Wojna, state: &State, at: Cell) -> bool {
    state.engine(at).is_some_and(|engine| {
        let crewed = state.controls(state.turn, engine.rect(state.frame), at).is_ok();
        engine.at == at && crewed && game.can_act(state, state.turn, engine)
    })
}

fn rolls(game: &Wojna, state: &State, action: Action) -> bool {
    let mut before = state.clone();
    before.phase = Phase::CHOOSE;
    game.allows(&before, action).is_ok()
}
