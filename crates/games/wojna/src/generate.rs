//! All actions, group by group, each found by visiting: listing, counting and "is there any" are one.

use crate::{
    Action, Building, BuildingKind, Cell, Direction, ENGINE_COST, Engine, EngineKind, Flow, Group, Mode,
    Phase, SHIP_COST, Ship, State, Task, UnitKind, Wojna,
};

impl State {
    /// Visits the groups that may have actions, in a fixed order; some may turn out to have none.
    #[inline]
    pub(crate) fn each_group(&self, visit: &mut impl FnMut(Group) -> Flow) -> Flow {
        let me = self.turn;
        match self.phase {
            Phase::Castle | Phase::Camps => visit(Group::Site),
            Phase::Fortify => {
                for castle in self.buildings_of(me).filter(|b| b.kind == BuildingKind::Castle) {
                    visit(Group::Building(castle.at))?;
                }
                visit(Group::Ending)
            }
            Phase::Units { ship, task } => {
                let ship = ship.and_then(|cell| self.ship(cell));
                match task {
                    Task::Choose => self.each_mover(ship, visit)?,
                    Task::Unit(cell) => visit(Group::Unit(cell))?,
                    Task::Engine(cell) => match self.engine(cell) {
                        Some(tower) if tower.kind == EngineKind::Tower => {
                            for cell in self.crew(me, tower.rect(self.frame)) {
                                visit(Group::Unit(cell))?;
                            }
                        }
                        _ => visit(Group::Engine(cell))?,
                    },
                    Task::Roll(_) => return Flow::Continue(()),
                }
                visit(Group::Ending)
            }
            Phase::Buildings => {
                for cell in self.buildings.iter() {
                    let Some(building) = self.building(cell) else { continue };
                    if self.owner(building) == Some(me) && !self.acted.has(cell) {
                        visit(Group::Building(cell))?;
                    }
                }
                visit(Group::Ending)
            }
            Phase::Over(_) => Flow::Continue(()),
        }
    }

    /// Visits those who may take their turn: all, or those inside a ship that is at its turn (W-19).
    #[inline]
    fn each_mover(&self, inside: Option<Ship>, visit: &mut impl FnMut(Group) -> Flow) -> Flow {
        let (frame, me) = (self.frame, self.turn);
        let deck = inside.map(|ship| ship.rect(frame));
        for (cell, unit) in self.units(me) {
            if !unit.exhausted && deck.is_none_or(|deck| deck.has(frame, cell)) {
                visit(Group::Unit(cell))?;
            }
        }
        for engine in self.engines() {
            let here = inside.is_none_or(|ship| self.is_aboard(engine, ship));
            if here && self.controls(me, engine.rect(frame), engine.at).is_ok() {
                visit(Group::Engine(engine.at))?;
            }
        }
        if inside.is_none() {
            for ship in self.ships() {
                if self.controls(me, ship.rect(frame), ship.at).is_ok() {
                    visit(Group::Ship(ship.at))?;
                }
            }
        }
        Flow::Continue(())
    }
}

impl Wojna {
    /// Adds the groups that have an action of who acts; every group once, in a fixed order.
    pub fn groups(&self, state: &State, out: &mut Vec<Group>) {
        let _ = state.each_group(&mut |group| {
            if self.has_action(state, group) {
                out.push(group);
            }
            Flow::Continue(())
        });
    }

    /// Adds the actions of a group; every action once, in a fixed order.
    pub fn group_actions(&self, state: &State, group: Group, out: &mut Vec<Action>) {
        if state.has_time(group) {
            let _ = self.each_action(state, group, &mut |action| {
                out.push(action);
                Flow::Continue(())
            });
        }
    }

    /// Visits all actions of a group.
    #[inline]
    pub(crate) fn each_action(
        &self,
        state: &State,
        group: Group,
        visit: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        match (state.phase, group) {
            (Phase::Castle, Group::Site) => {
                let mut sites = state.frame.cells().filter(|&at| self.may_found(state, at).is_ok());
                sites.try_for_each(|at| visit(Action::Castle(at)))
            }
            (Phase::Camps, Group::Site) => {
                let mut sites = state.frame.cells().filter(|&at| self.may_camp(state, at).is_ok());
                sites.try_for_each(|at| visit(Action::Camp(at)))
            }
            (Phase::Fortify | Phase::Buildings, Group::Building(cell)) => {
                let Some(building) = state.building(cell) else { return Flow::Continue(()) };
                self.each_building_action(state, building, visit)
            }
            (Phase::Units { task, .. }, Group::Unit(cell)) => self.each_unit_action(state, cell, task, visit),
            (Phase::Units { task, .. }, Group::Engine(cell)) => {
                let Some(engine) = state.engine(cell) else { return Flow::Continue(()) };
                self.each_engine_action(state, engine, task, visit)
            }
            (Phase::Units { .. }, Group::Ship(cell)) => {
                let Some(ship) = state.ship(cell) else { return Flow::Continue(()) };
                self.each_ship_action(state, ship, visit)
            }
            (Phase::Units { ship: None, task: Task::Choose } | Phase::Fortify, Group::Ending) => {
                visit(Action::Done)
            }
            (Phase::Units { .. }, Group::Ending) => visit(Action::Stop),
            (Phase::Buildings, Group::Ending) => visit(Action::End),
            _ => Flow::Continue(()),
        }
    }

    /// Whether a group has any action.
    #[inline]
    pub(crate) fn has_action(&self, state: &State, group: Group) -> bool {
        self.each_action(state, group, &mut |_| Flow::Break(())).is_break()
    }

    #[inline]
    fn each_unit_action(
        &self,
        state: &State,
        from: Cell,
        task: Task,
        visit: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let Some(unit) = state.unit(from) else { return Flow::Continue(()) };
        if task == Task::Choose {
            self.each_destination(state, from, unit, &mut |to| visit(Action::Go { from, to }))?;
        }
        self.each_target(state, from, unit, &mut |target| {
            visit(match unit.kind {
                UnitKind::Archers => Action::Shoot { from, target },
                _ => Action::Strike { from, target },
            })
        })
    }

    #[inline]
    fn each_engine_action(
        &self,
        state: &State,
        engine: Engine,
        task: Task,
        visit: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let (me, rect) = (state.turn, engine.rect(state.frame));
        if task == Task::Choose {
            for towards in Direction::ALL {
                let Ok(driven) = self.driven(state, me, engine, towards) else { continue };
                let (from, to) = (engine.at, driven.at);
                state.crew(me, rect).try_for_each(|crew| visit(Action::Drive { from, to, crew }))?;
            }
            self.each_swing(state, me, engine, &mut |from, to| {
                state.crew(me, rect).try_for_each(|crew| visit(Action::Swing { from, to, crew }))
            })?;
        }
        let at = engine.at;
        match engine.kind {
            EngineKind::Ram => {
                state.each_blow(engine, &mut |target| visit(Action::Ram { engine: at, target }))
            }
            EngineKind::Trebuchet => {
                state.each_blow(engine, &mut |target| visit(Action::Hurl { engine: at, target }))
            }
            EngineKind::Tower if task == Task::Choose && self.can_act(state, me, engine) => {
                visit(Action::Volley(at))
            }
            EngineKind::Tower => Flow::Continue(()),
        }
    }

    #[inline]
    fn each_ship_action(&self, state: &State, ship: Ship, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        if state.require_loaded_well(ship).is_err() {
            return Flow::Continue(()); // W-18
        }
        let (me, deck, from) = (state.turn, ship.rect(state.frame), ship.middle(state.frame));
        self.each_voyage(state, ship, &mut |to, turn| {
            state.crew(me, deck).try_for_each(|crew| visit(Action::Sail { from, to, turn, crew }))
        })
    }

    fn each_building_action(
        &self,
        state: &State,
        building: Building,
        visit: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let (me, kind, at) = (state.turn, building.kind, building.at);
        let coins = state.coins(me);
        if kind == BuildingKind::Castle {
            let fortifies = state.phase == Phase::Fortify;
            if self.options.mode == Mode::Siege && !fortifies {
                return Flow::Continue(()); // W-39
            }
            if !fortifies {
                visit(Action::Coins(at))?;
            }
            for kind in BuildingKind::BUILT.into_iter().filter(|kind| kind.cost() <= coins) {
                self.each_site(state, building, kind, &mut |site, axis| {
                    visit(Action::Build { castle: at, kind, at: site, axis })
                })?;
            }
        }
        if kind.recruits() {
            self.each_muster(state, me, building, coins, &mut |recruits| {
                visit(Action::Recruit { building: at, recruits })
            })?;
        }
        if kind.assembles() && coins >= ENGINE_COST {
            for kind in EngineKind::ALL {
                self.each_assembly(state, me, building, kind, &mut |engine| {
                    let Engine { at: place, axis, front, .. } = engine;
                    visit(Action::Assemble { building: at, kind, at: place, axis, front })
                })?;
            }
        }
        if kind.launches() && coins >= SHIP_COST {
            self.each_launch(state, building, &mut |ship| {
                visit(Action::Launch { building: at, at: ship.at, axis: ship.axis })
            })?;
        }
        Flow::Continue(())
    }
}
