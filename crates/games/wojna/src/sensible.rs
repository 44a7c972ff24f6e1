//! Random play with some sense, for benches, rollouts and long games in tests: it recruits, builds, moves towards the
//! enemy, strikes and shoots when it can, and ends phases. Nothing is allocated.

use crate::{
    Action, Building, BuildingKind, CastleId, Cell, EngineKind, Flow, Group, Mode, NewUnit, Owner, Phase,
    Recruits, State, Task, Unit, UnitKind, Wojna,
};
use stolik_game::Entropy;

/// So many land units are enough for an army.
const ARMY: usize = 24;

impl Wojna {
    /// A random action of the player on turn that a beginner might choose; legal whenever the player is awaited.
    pub fn sensible<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Action> {
        match state.phase {
            Phase::Castle | Phase::Camps | Phase::Fortify => self.sensible_set_up(state, entropy),
            Phase::Units { ship, task } => Some(self.sensible_unit(state, ship, task, entropy)),
            Phase::Buildings => Some(self.sensible_building(state, entropy)),
            Phase::Over(_) => None,
        }
    }

    fn sensible_set_up<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Action> {
        if state.phase == Phase::Fortify {
            let castle = state.buildings_of(state.turn).find(|b| b.kind == BuildingKind::Castle);
            let barracks = castle.filter(|_| !has(state, BuildingKind::Barracks));
            return barracks
                .and_then(|castle| self.first_site(state, castle, BuildingKind::Barracks, entropy))
                .or(Some(Action::Done));
        }
        // A place at random; if it is not legal, the next one that is.
        let area = state.frame.area();
        let start = entropy.index(area);
        let cells = (0..area).map(|offset| Cell(((start + offset) % area) as u16));
        let legal = |&action: &Action| self.allows(state, action).is_ok();
        if state.phase == Phase::Camps {
            return cells.map(Action::Camp).find(legal);
        }
        let lacks =
            |action: &Action| matches!(action, Action::Castle(at) if self.castle_lacks_barracks(state, *at));
        let mut castles = cells.map(Action::Castle).filter(legal);
        match castles.next() {
            Some(action) if !lacks(&action) => Some(action),
            first => castles.find(|action| !lacks(action)).or(first),
        }
    }

    fn sensible_unit<E: Entropy + ?Sized>(
        &self,
        state: &State,
        ship: Option<Cell>,
        task: Task,
        entropy: &mut E,
    ) -> Action {
        let me = state.turn;
        match task {
            Task::Unit(cell) => self.attack_of(state, cell).unwrap_or(Action::Stop),
            Task::Engine(at) => self.engine_attack(state, at).unwrap_or(Action::Stop),
            _ => {
                let aboard =
                    |cell| ship.is_none_or(|ship| state.ship(cell).is_some_and(|here| here.at == ship));
                let fresh = state.units(me).filter(|&(cell, unit)| !unit.exhausted && aboard(cell));
                let mut turns = fresh.filter_map(|(cell, unit)| {
                    let with_others = ship.is_none().then(|| self.engine_or_ship_turn(state, cell, entropy));
                    with_others
                        .flatten()
                        .or_else(|| self.attack_of(state, cell))
                        .or_else(|| self.advance(state, cell, unit, entropy))
                });
                let nothing = if ship.is_some() { Action::Stop } else { Action::Done };
                turns.next().unwrap_or(nothing)
            }
        }
    }

    /// The first attack that the land unit here has.
    fn attack_of(&self, state: &State, from: Cell) -> Option<Action> {
        let unit = state.unit(from).filter(|unit| !unit.exhausted)?;
        let mut found = None;
        let _ = self.each_target(state, from, unit, &mut |target| {
            found = Some(target);
            Flow::Break(())
        });
        let target = found?;
        Some(match unit.kind {
            UnitKind::Archers => Action::Shoot { from, target },
            UnitKind::Infantry | UnitKind::Cavalry => Action::Strike { from, target },
        })
    }

    /// A land unit goes where it is nearest to the enemy's home, with some luck.
    fn advance<E: Entropy + ?Sized>(
        &self,
        state: &State,
        from: Cell,
        unit: Unit,
        entropy: &mut E,
    ) -> Option<Action> {
        let goal = state.goal(unit.owner)?;
        let (goal_x, goal_y) = state.frame.xy(goal);
        let luck = entropy.next_u64();
        let (x, y) = state.frame.xy(from);
        // Who is near enough stays, but not for ever.
        let here = i32::from((x - goal_x).abs() + (y - goal_y).abs()) * 4;
        let mut best = (!luck.is_multiple_of(8)).then_some((here, from));
        let _ = self.each_destination(state, from, unit, &mut |to| {
            let (x, y) = state.frame.xy(to);
            let way = (x - goal_x).abs() + (y - goal_y).abs();
            let value = i32::from(way) * 4 + (luck.rotate_left(u32::from(to.0) % 64) % 9) as i32;
            if best.is_none_or(|(least, _)| value < least) {
                best = Some((value, to));
            }
            Flow::Continue(())
        });
        best.filter(|&(_, to)| to != from).map(|(_, to)| Action::Go { from, to })
    }

    /// Now and then a crew uses its engine or ship.
    fn engine_or_ship_turn<E: Entropy + ?Sized>(
        &self,
        state: &State,
        cell: Cell,
        entropy: &mut E,
    ) -> Option<Action> {
        let square = state.square(cell);
        if !square.has_engine() && !square.has_ship() || entropy.below(3) == 0 {
            return None;
        }
        let group = match (state.engine(cell), state.ship(cell)) {
            (Some(engine), _) => Group::Engine(engine.at),
            (None, Some(ship)) => Group::Ship(ship.at),
            (None, None) => return None,
        };
        if !state.has_time(group) {
            return None;
        }
        let (mut seen, mut chosen) = (0, None);
        let _ = self.each_action(state, group, &mut |action| {
            seen += 1;
            if entropy.below(seen) == 0 {
                chosen = Some(action);
            }
            Flow::Continue(())
        });
        chosen
    }

    fn engine_attack(&self, state: &State, at: Cell) -> Option<Action> {
        let engine = state.engine(at)?;
        let mut found = None;
        let _ = state.each_blow(engine, &mut |target| {
            found = Some(target);
            Flow::Break(())
        });
        match (engine.kind, found) {
            (EngineKind::Ram, Some(target)) => Some(Action::Ram { engine: at, target }),
            (EngineKind::Trebuchet, Some(target)) => Some(Action::Hurl { engine: at, target }),
            (EngineKind::Tower, _) => {
                let mut cells = engine.rect(state.frame).cells(state.frame);
                cells.find_map(|cell| {
                    self.attack_of(state, cell).filter(|_| state.is_held_by(state.turn, cell))
                })
            }
            _ => None,
        }
    }

    fn sensible_building<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Action {
        let me = state.turn;
        for building in state.buildings_of(me).filter(|building| !state.has_acted(building.at)) {
            let action = match building.kind {
                BuildingKind::Castle => self.castle_action(state, building, entropy),
                kind if kind.recruits() => self.recruit(state, building, entropy),
                _ => None,
            };
            if let Some(action) = action {
                return action;
            }
        }
        Action::End
    }

    fn castle_action<E: Entropy + ?Sized>(
        &self,
        state: &State,
        castle: Building,
        entropy: &mut E,
    ) -> Option<Action> {
        if self.options.mode == Mode::Siege {
            return None;
        }
        let wanted = if has(state, BuildingKind::Barracks) {
            [BuildingKind::Workshop, BuildingKind::Barracks, BuildingKind::Wall][entropy.index(3)]
        } else {
            BuildingKind::Barracks
        };
        let rich = state.coins(state.turn) >= wanted.cost() + 8 || wanted == BuildingKind::Barracks;
        let builds = !has(state, BuildingKind::Barracks) || entropy.below(20) == 0;
        let affords = state.coins(state.turn) >= wanted.cost();
        let site =
            if builds && rich && affords { self.first_site(state, castle, wanted, entropy) } else { None };
        site.or(Some(Action::Coins(castle.at)))
    }

    /// A place for a building, from a random one on.
    fn first_site<E: Entropy + ?Sized>(
        &self,
        state: &State,
        castle: Building,
        kind: BuildingKind,
        entropy: &mut E,
    ) -> Option<Action> {
        let mut left = entropy.below(12);
        let mut found = None;
        let _ = self.each_site(state, castle, kind, &mut |at, axis| {
            found = Some(Action::Build { castle: castle.at, kind, at, axis });
            match left.checked_sub(1) {
                Some(less) => left = less,
                None => return Flow::Break(()),
            }
            Flow::Continue(())
        });
        found
    }

    /// Recruits one or two, while the army is small.
    fn recruit<E: Entropy + ?Sized>(
        &self,
        state: &State,
        building: Building,
        entropy: &mut E,
    ) -> Option<Action> {
        let me = state.turn;
        let coins = state.coins(me);
        if coins == 0 || state.army(me) >= ARMY {
            return None;
        }
        let kind = [UnitKind::Infantry, UnitKind::Cavalry, UnitKind::Archers][entropy.index(3)];
        let kind = if kind.cost() <= coins { kind } else { UnitKind::Infantry };
        let sides = building.rect(state.frame).sides(state.frame);
        let mut free = sides.filter(|&cell| self.may_muster(state, me, cell).is_ok());
        let first = NewUnit { at: free.next()?, kind };
        let second = free.next().filter(|_| 2 * kind.cost() <= coins).map(|at| NewUnit { at, kind });
        let two = second.and_then(|second| Recruits::two(first, second));
        let recruits = two.unwrap_or(Recruits::one(first));
        Some(Action::Recruit { building: building.at, recruits })
    }
}

/// Whether the player on turn has a building of this kind.
fn has(state: &State, kind: BuildingKind) -> bool {
    state.buildings_of(state.turn).any(|building| building.kind == kind)
}

impl State {
    /// Where a player's army goes: to the enemy's castle or camp, or else to any land unit of the enemy.
    fn goal(&self, owner: Owner) -> Option<Cell> {
        let enemy = !owner;
        let castle = CastleId::ALL
            .into_iter()
            .filter(|&castle| self.castle_owner(castle) == enemy)
            .find_map(|castle| self.castle(castle));
        let home =
            castle.or_else(|| self.buildings_of(enemy).find(|building| building.kind == BuildingKind::Camp));
        match home {
            Some(home) => self.frame.cell(self.frame.xy(home.at).0 + 1, self.frame.xy(home.at).1 + 1),
            None => self.units(enemy).next().map(|(cell, _)| cell),
        }
    }
}
