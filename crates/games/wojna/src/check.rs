//! Whether an action is legal; if not, the reason a player would look for.

use crate::{
    Action, Building, BuildingKind, Cell, Direction, ENGINE_COST, Engine, EngineKind, Group, Mode, Phase,
    SHIP_COST, Ship, State, Task, Turn, Unit, UnitKind, Why, Wojna,
};
use stolik_game::kit::Said;

impl Wojna {
    /// Whether the player on turn may do this.
    pub(crate) fn allows(&self, state: &State, action: Action) -> Result<(), Why> {
        let mut cells = action.cells().into_iter().flatten();
        if let Some(cell) = cells.find(|&cell| !state.frame.has(cell)) {
            return Err(Why::OffMap(Said(cell)));
        }
        state.require_time_for(action)?;
        match action {
            Action::Castle(at) => self.may_found(state, at),
            Action::Camp(at) => self.may_camp(state, at),
            Action::Go { from, to } => {
                let unit = state.unit_at_turn(from)?;
                state.require_not_begun(from)?;
                self.may_go(state, from, unit, to)
            }
            Action::Strike { from, target } => {
                let unit = state.unit_at_turn(from)?;
                if unit.kind == UnitKind::Archers {
                    return Err(Why::ArchersShoot(from)); // W-27
                }
                state.require_enemy(target)?;
                self.may_strike_at(state, from, target)
            }
            Action::Shoot { from, target } => {
                let unit = state.unit_at_turn(from)?;
                if unit.kind != UnitKind::Archers {
                    return Err(Why::NoArchers(from));
                }
                state.require_enemy(target)?;
                self.may_shoot_at(state, from, target)
            }
            Action::Drive { from, to, crew } => {
                let engine = state.engine_at_turn(from)?;
                state.require_not_begun(from)?;
                state.pays(state.turn, engine.rect(state.frame), crew)?;
                self.may_drive(state, engine, to)
            }
            Action::Swing { from, to, crew } => {
                let engine = state.engine(from).ok_or(Why::NoEngine(from))?;
                state.engine_at_turn(engine.at)?;
                state.require_not_begun(engine.at)?;
                state.pays(state.turn, engine.rect(state.frame), crew)?;
                self.swung(state, state.turn, engine, from, to).map(|_| ())
            }
            Action::Ram { engine, target } => {
                let ram = state.engine_of_kind(engine, EngineKind::Ram)?;
                state.may_ram(ram, target)
            }
            Action::Hurl { engine, target } => {
                let trebuchet = state.engine_of_kind(engine, EngineKind::Trebuchet)?;
                state.may_hurl(trebuchet, target)
            }
            Action::Volley(tower) => {
                let engine = state.engine_of_kind(tower, EngineKind::Tower)?;
                state.require_not_begun(tower)?;
                let acts = self.can_act(state, state.turn, engine);
                if acts { Ok(()) } else { Err(Why::NoTargets(tower)) }
            }
            Action::Sail { from, to, turn, crew } => self.may_set_sail(state, from, to, turn, crew),
            Action::Coins(castle) => self.working_castle(state, castle).map(|_| ()),
            Action::Build { castle, kind, at, axis } => {
                let castle = self.working_castle(state, castle)?;
                if kind == BuildingKind::Castle {
                    return Err(Why::NeverACastle);
                }
                if !kind.axes().contains(&axis) {
                    return Err(Why::NotThisWay(at));
                }
                state.affords(kind.cost())?;
                self.may_build(state, castle, kind, at, axis)
            }
            Action::Recruit { building, recruits } => {
                let building = state.working(building, BuildingKind::recruits)?;
                state.affords(recruits.cost())?;
                self.may_recruit(state, state.turn, building, recruits)
            }
            Action::Assemble { building, kind, at, axis, front } => {
                let building = state.working(building, BuildingKind::assembles)?;
                state.affords(ENGINE_COST)?;
                self.may_assemble(state, state.turn, building, Engine { kind, at, axis, front })
            }
            Action::Launch { building, at, axis } => {
                let building = state.working(building, BuildingKind::launches)?;
                state.affords(SHIP_COST)?;
                self.may_launch(state, building, Ship { at, axis })
            }
            Action::Stop | Action::Done | Action::End => Ok(()),
        }
    }

    fn may_drive(&self, state: &State, engine: Engine, to: Cell) -> Result<(), Why> {
        if to == engine.at {
            return Err(Why::NoMove(to)); // 1.4.5
        }
        let towards = |towards: &Direction| state.frame.step(engine.at, *towards) == Some(to);
        let towards = Direction::ALL.into_iter().find(towards).ok_or(Why::OneStep(to))?;
        self.driven(state, state.turn, engine, towards).map(|_| ())
    }

    fn may_set_sail(&self, state: &State, from: Cell, to: Cell, turn: Turn, crew: Cell) -> Result<(), Why> {
        let ship = state.ship(from).filter(|ship| ship.middle(state.frame) == from);
        let ship = ship.ok_or(Why::NoShip(from))?;
        state.ship_at_turn(ship.at)?;
        state.pays(state.turn, ship.rect(state.frame), crew)?;
        state.require_loaded_well(ship)?;
        self.may_sail(state, ship, to, turn)
    }

    /// The own castle here, if it can act.
    fn working_castle(&self, state: &State, cell: Cell) -> Result<Building, Why> {
        let castle = state.working(cell, |kind| kind == BuildingKind::Castle)?;
        if self.options.mode == Mode::Siege && state.phase != Phase::Fortify {
            return Err(Why::SiegeCastle(cell)); // W-39
        }
        Ok(castle)
    }
}

impl State {
    /// Whether a group has its time, so that its actions may be listed.
    pub(crate) fn has_time(&self, group: Group) -> bool {
        match (self.phase, group) {
            (Phase::Units { .. }, Group::Unit(cell)) => self.unit_at_turn(cell).is_ok(),
            (Phase::Units { .. }, Group::Engine(cell)) => {
                // A tower's crew acts, not the tower, once it has begun.
                let crew_acts = self.engine(cell).is_some_and(|engine| engine.kind == EngineKind::Tower)
                    && self.require_not_begun(cell).is_err();
                self.engine_at_turn(cell).is_ok() && !crew_acts
            }
            (Phase::Units { .. }, Group::Ship(cell)) => self.ship_at_turn(cell).is_ok(),
            (Phase::Fortify | Phase::Buildings, Group::Building(cell)) => {
                self.working(cell, |_| true).is_ok()
            }
            (Phase::Units { task, .. }, Group::Ending) => !matches!(task, Task::Roll(_)),
            (Phase::Castle | Phase::Camps, Group::Site)
            | (Phase::Fortify | Phase::Buildings, Group::Ending) => true,
            _ => false,
        }
    }

    /// Whether the phase is one for such an action.
    fn require_time_for(&self, action: Action) -> Result<(), Why> {
        let set_up = matches!(action, Action::Castle(_) | Action::Camp(_));
        let of_building = matches!(
            action,
            Action::Coins(_)
                | Action::Build { .. }
                | Action::Recruit { .. }
                | Action::Assemble { .. }
                | Action::Launch { .. }
                | Action::End
        );
        match self.phase {
            Phase::Castle if matches!(action, Action::Castle(_)) => Ok(()),
            Phase::Castle => Err(Why::CastleFirst),
            Phase::Camps if matches!(action, Action::Camp(_)) => Ok(()),
            Phase::Camps => Err(Why::CampsFirst),
            Phase::Fortify if matches!(action, Action::Build { .. } | Action::Done) => Ok(()),
            Phase::Fortify => Err(Why::FortifyFirst),
            _ if set_up => Err(Why::SetUpOver),
            Phase::Buildings if of_building => Ok(()),
            Phase::Buildings | Phase::Over(_) => Err(Why::UnitsOver),
            Phase::Units { .. } if of_building => Err(Why::UnitsFirst),
            Phase::Units { ship: None, task: Task::Choose } if action == Action::Stop => {
                Err(Why::NothingToStop)
            }
            Phase::Units { .. } if action == Action::Done => self.require_between_turns(),
            Phase::Units { .. } => Ok(()),
        }
    }

    /// Whether nobody is at a turn.
    fn require_between_turns(&self) -> Result<(), Why> {
        match self.phase {
            Phase::Units { task: Task::Unit(cell), .. } => Err(Why::UnitAtTurn(cell)),
            Phase::Units { task: Task::Engine(cell), .. } => Err(Why::EngineAtTurn(cell)),
            Phase::Units { ship: Some(ship), .. } => Err(Why::ShipAtTurn(ship)),
            _ => Ok(()),
        }
    }

    /// The own land unit here, if it is its turn or may be.
    fn unit_at_turn(&self, cell: Cell) -> Result<Unit, Why> {
        let Phase::Units { ship, task } = self.phase else { return Err(Why::UnitsOver) };
        match task {
            Task::Unit(other) if other != cell => return Err(Why::UnitAtTurn(other)),
            Task::Engine(other) => {
                let inside = self.engine(cell).is_some_and(|engine| engine.at == other);
                let tower = self.engine(other).is_some_and(|engine| engine.kind == EngineKind::Tower);
                if !inside || !tower {
                    return Err(Why::EngineAtTurn(other));
                }
            }
            Task::Unit(_) | Task::Choose | Task::Roll(_) => {}
        }
        let unit = self.unit(cell).ok_or(Why::NoUnit(cell))?;
        if unit.owner != self.turn {
            return Err(Why::NotYourUnit(cell));
        }
        if unit.exhausted {
            return Err(Why::Exhausted(cell));
        }
        match ship {
            // Who began inside may have left the ship.
            Some(ship) if task == Task::Choose && self.ship(cell).is_none_or(|here| here.at != ship) => {
                Err(Why::ShipAtTurn(ship))
            }
            _ => Ok(unit),
        }
    }

    /// The engine with this first field, if it is its turn or may be (4.2).
    fn engine_at_turn(&self, at: Cell) -> Result<Engine, Why> {
        let Phase::Units { ship, task } = self.phase else { return Err(Why::UnitsOver) };
        match task {
            Task::Unit(other) => return Err(Why::UnitAtTurn(other)),
            Task::Engine(other) if other != at => return Err(Why::EngineAtTurn(other)),
            Task::Engine(_) | Task::Choose | Task::Roll(_) => {}
        }
        let engine = self.engine(at).filter(|engine| engine.at == at).ok_or(Why::NoEngine(at))?;
        self.controls(self.turn, engine.rect(self.frame), at)?;
        if let (Some(ship), Task::Choose) = (ship, task)
            && !self.ship(ship).is_some_and(|ship| self.is_aboard(engine, ship))
        {
            return Err(Why::ShipAtTurn(ship));
        }
        Ok(engine)
    }

    fn engine_of_kind(&self, at: Cell, kind: EngineKind) -> Result<Engine, Why> {
        let engine = self.engine_at_turn(at)?;
        if engine.kind == kind { Ok(engine) } else { Err(Why::NotItsAction(engine)) }
    }

    /// The ship with this first field, if it may begin its turn (4.3).
    fn ship_at_turn(&self, at: Cell) -> Result<Ship, Why> {
        self.require_between_turns()?;
        let ship = self.ship(at).filter(|ship| ship.at == at).ok_or(Why::NoShip(at))?;
        self.controls(self.turn, ship.rect(self.frame), at)?;
        Ok(ship)
    }

    /// Whether the unit or engine here has not moved yet.
    fn require_not_begun(&self, cell: Cell) -> Result<(), Why> {
        match self.phase {
            Phase::Units { task: Task::Unit(_) | Task::Engine(_), .. } => Err(Why::MovedAlready(cell)),
            _ => Ok(()),
        }
    }

    fn require_enemy(&self, target: Cell) -> Result<(), Why> {
        if self.is_held_by(!self.turn, target) { Ok(()) } else { Err(Why::NoEnemy(target)) }
    }

    /// The own building with this first field, if it can do such a thing and has not acted (W-33).
    pub(crate) fn working(&self, at: Cell, does: impl Fn(BuildingKind) -> bool) -> Result<Building, Why> {
        let building = self.building(at).filter(|building| building.at == at).ok_or(Why::NoBuilding(at))?;
        if self.owner(building) != Some(self.turn) {
            return Err(Why::NotYourBuilding(at));
        }
        if !does(building.kind) {
            return Err(Why::WrongBuilding(at, building.kind));
        }
        if self.acted.has(at) {
            return Err(Why::HasActed(at));
        }
        Ok(building)
    }

    /// Whether the player on turn has so many coins.
    pub(crate) fn affords(&self, cost: u32) -> Result<(), Why> {
        let coins = self.coins(self.turn);
        if cost <= coins { Ok(()) } else { Err(Why::TooDear(cost, coins)) }
    }
}

impl Action {
    /// All fields that it names.
    pub(crate) fn cells(self) -> [Option<Cell>; 3] {
        match self {
            Action::Castle(cell) | Action::Camp(cell) | Action::Volley(cell) | Action::Coins(cell) => {
                [Some(cell), None, None]
            }
            Action::Go { from, to } => [Some(from), Some(to), None],
            Action::Strike { from, target } | Action::Shoot { from, target } => {
                [Some(from), Some(target), None]
            }
            Action::Ram { engine, target } | Action::Hurl { engine, target } => {
                [Some(engine), Some(target), None]
            }
            Action::Drive { from, to, crew }
            | Action::Swing { from, to, crew }
            | Action::Sail { from, to, crew, .. } => [Some(from), Some(to), Some(crew)],
            Action::Build { castle: building, at, .. }
            | Action::Assemble { building, at, .. }
            | Action::Launch { building, at, .. } => [Some(building), Some(at), None],
            Action::Recruit { building, recruits } => {
                let mut units = recruits.iter();
                [Some(building), units.next().map(|unit| unit.at), units.next().map(|unit| unit.at)]
            }
            Action::Stop | Action::Done | Action::End => [None; 3],
        }
    }
}
