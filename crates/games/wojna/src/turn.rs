//! What inputs do: the order of turns and phases (4, 7, 8).

use crate::{
    Action, Axis, Bond, Building, BuildingKind, CaptureTiming, CastleId, Cell, Die, ENGINE_COST, Engine,
    Last, Mode, Owner, Phase, Roll, SHIP_COST, Ship, State, Task, Unit, Wojna,
};
use stolik_game::Effect;

/// What a castle gives (5.1), and in a siege (7.2).
pub(crate) const COINS: u32 = 4;
const SIEGE_COIN: u32 = 1;

impl Wojna {
    /// Plays a legal action.
    pub(crate) fn act(&self, state: &mut State, action: Action) -> Effect {
        state.last = Last { die: state.last.die, ..Last::of(action) };
        match action {
            Action::Castle(at) => self.found(state, at),
            Action::Camp(at) => self.camp(state, at),
            Action::Go { .. }
            | Action::Strike { .. }
            | Action::Shoot { .. }
            | Action::Drive { .. }
            | Action::Swing { .. }
            | Action::Ram { .. }
            | Action::Hurl { .. }
            | Action::Volley(_)
            | Action::Sail { .. } => self.act_with_unit(state, action),
            Action::Coins(castle) => state.earn(castle, COINS),
            Action::Build { castle, kind, at, axis } => state.build(castle, kind, at, axis),
            Action::Recruit { building, recruits } => {
                let owner = state.turn;
                for unit in recruits.iter() {
                    state.put_unit(unit.at, Unit { kind: unit.kind, owner, exhausted: true }); // W-31
                }
                state.mustered[owner.index()] = true;
                state.spend(building, recruits.cost())
            }
            Action::Assemble { building, kind, at, axis, front } => {
                state.put_engine(Engine { kind, at, axis, front });
                state.spend(building, ENGINE_COST)
            }
            Action::Launch { building, at, axis } => {
                state.put_ship(Ship { at, axis });
                state.spend(building, SHIP_COST)
            }
            Action::Stop => self.stop(state),
            Action::Done if state.phase == Phase::Fortify => {
                (state.turn, state.phase) = (Owner::Blue, Phase::Camps);
                Effect::TURN_ENDED
            }
            Action::Done => {
                self.end_units(state);
                Effect::QUIET
            }
            Action::End => self.end_turn(state),
        }
    }

    /// Plays what a die gave.
    pub(crate) fn roll(&self, state: &mut State, die: Die) -> Effect {
        let Some(roll) = state.phase.roll() else {
            debug_assert!(false, "no die is in the air");
            return Effect::REVEALED;
        };
        state.last.die = Some(die);
        match roll {
            Roll::Shot { from, target, tower } => {
                if Wojna::shot_hits(die) {
                    state.take_unit(target);
                }
                self.after_action(state, from, tower);
            }
            Roll::Ram { engine, target } => {
                let building = state.building(target).filter(|&building| Wojna::breaks(building, die));
                if let Some(building) = building {
                    state.tear_down(building);
                }
                self.end_engine(state, engine);
            }
            Roll::Hurl { engine, target } => {
                let lands = state.engine(engine).and_then(|it| Wojna::lands(state, it, target, die));
                if let Some(cell) = lands {
                    self.hit(state, cell);
                }
                self.end_engine(state, engine);
            }
        }
        Effect::REVEALED
    }

    fn found(&self, state: &mut State, at: Cell) -> Effect {
        let owner = state.turn;
        state.put_building(Building::castle(at, CastleId::placed_by(owner)));
        match (self.options.mode, owner) {
            (Mode::Siege, _) => {
                state.phase = Phase::Fortify;
                return Effect::QUIET;
            }
            (Mode::Standard, Owner::Cherry) => state.turn = Owner::Blue,
            (Mode::Standard, Owner::Blue) => self.begin_turn(state, Owner::Blue), // 7.1
        }
        Effect::TURN_ENDED
    }

    fn camp(&self, state: &mut State, at: Cell) -> Effect {
        let (kind, axis, bond) = (BuildingKind::Camp, Axis::Across, Bond::Owner(state.turn));
        state.put_building(Building { kind, at, axis, bond });
        if state.camps_to_come() > 0 {
            return Effect::QUIET;
        }
        self.begin_turn(state, Owner::Blue); // 7.2
        Effect::TURN_ENDED
    }

    fn act_with_unit(&self, state: &mut State, action: Action) -> Effect {
        let Phase::Units { ship, task } = state.phase else {
            debug_assert!(false, "units act in the unit turns");
            return Effect::QUIET;
        };
        if task == Task::Choose {
            state.last.die = None;
        }
        let tower = match task {
            Task::Engine(tower) => Some(tower),
            _ => None,
        };
        let roll = |state: &mut State, roll| state.phase = Phase::Units { ship, task: Task::Roll(roll) };
        match action {
            Action::Go { from, to } => {
                state.move_unit(from, to);
                match state.unit(to) {
                    Some(unit) if self.has_target(state, to, unit) => {
                        state.phase = Phase::Units { ship, task: Task::Unit(to) };
                    }
                    _ => self.end_unit(state, to),
                }
            }
            Action::Strike { from, target } => {
                state.take_unit(target);
                self.after_action(state, from, tower);
            }
            Action::Shoot { from, target } => roll(state, Roll::Shot { from, target, tower }),
            Action::Drive { from, to, crew } => {
                if let Some(engine) = state.engine(from) {
                    state.set_exhausted(crew, true); // W-14
                    let seat = |cell: Cell| Cell(cell.0 + to.0 - from.0);
                    state.move_engine(engine, Engine { at: to, ..engine }, seat);
                    self.after_drive(state, to);
                }
            }
            Action::Swing { from, to, crew } => {
                if let Some(engine) = state.engine(from) {
                    state.set_exhausted(crew, true); // W-14
                    let last = engine.last(state.frame);
                    let ends = if from == engine.at { [to, last] } else { [engine.at, to] };
                    let turned = engine.between(state.frame, ends);
                    let seat = |cell| if cell == from { to } else { cell };
                    state.move_engine(engine, turned, seat);
                    self.after_drive(state, turned.at);
                }
            }
            Action::Ram { engine, target } => roll(state, Roll::Ram { engine, target }),
            Action::Hurl { engine, target } => roll(state, Roll::Hurl { engine, target }),
            Action::Volley(tower) => state.phase = Phase::Units { ship, task: Task::Engine(tower) },
            Action::Sail { from, to, turn, crew } => {
                if let Some(old) = state.ship(from) {
                    state.set_exhausted(crew, true); // W-14
                    let new = state.move_ship(old, to, turn);
                    state.phase = Phase::Units { ship: Some(new.at), task: Task::Choose };
                    self.settle(state);
                }
            }
            _ => debug_assert!(false, "units do not do this"),
        }
        Effect::QUIET
    }

    /// A land unit has struck or shot: by itself, or in a tower's action.
    fn after_action(&self, state: &mut State, cell: Cell, tower: Option<Cell>) {
        let Some(tower) = tower.and_then(|tower| state.engine(tower)) else {
            return self.end_unit(state, cell);
        };
        state.set_exhausted(cell, true);
        if self.can_act(state, state.turn, tower) {
            state.set_task(Task::Engine(tower.at));
        } else {
            self.end_engine(state, tower.at);
        }
    }

    /// An engine has moved: it may act if somebody unexhausted is left (4.2), else its turn is over.
    fn after_drive(&self, state: &mut State, at: Cell) {
        let me = state.turn;
        let acts = state.engine(at).is_some_and(|engine| {
            let crewed = state.controls(me, engine.rect(state.frame), at).is_ok();
            crewed && self.can_act(state, me, engine)
        });
        if acts {
            state.set_task(Task::Engine(at));
        } else {
            self.end_engine(state, at);
        }
    }

    fn stop(&self, state: &mut State) -> Effect {
        match state.phase {
            Phase::Units { task: Task::Unit(cell), .. } => self.end_unit(state, cell),
            Phase::Units { task: Task::Engine(cell), .. } => self.end_engine(state, cell),
            Phase::Units { ship: Some(ship), .. } => self.end_ship(state, ship),
            _ => debug_assert!(false, "nothing to stop (1.4.11)"),
        }
        Effect::QUIET
    }

    /// A land unit's turn is over (4.1).
    fn end_unit(&self, state: &mut State, cell: Cell) {
        state.set_exhausted(cell, true);
        self.unit_turn_over(state);
    }

    /// An engine's turn is over: all inside are exhausted (4.2).
    fn end_engine(&self, state: &mut State, at: Cell) {
        if let Some(engine) = state.engine(at) {
            state.exhaust_inside(engine.rect(state.frame), state.turn);
        }
        self.unit_turn_over(state);
    }

    /// A ship's turn is over: all inside are exhausted (4.3).
    fn end_ship(&self, state: &mut State, at: Cell) {
        if let Some(ship) = state.ship(at) {
            state.exhaust_inside(ship.rect(state.frame), state.turn);
        }
        state.phase = Phase::CHOOSE;
        self.unit_turn_over(state);
    }

    fn unit_turn_over(&self, state: &mut State) {
        state.set_task(Task::Choose);
        if self.options.capture_timing == CaptureTiming::Turn {
            state.capture();
        }
        self.settle(state);
    }

    /// Ends by itself what nobody can go on with: a ship's turn, the unit turns.
    fn settle(&self, state: &mut State) {
        let me = state.turn;
        match state.phase {
            Phase::Units { ship: Some(at), task: Task::Choose } => {
                let deck = state.ship(at).map(|ship| ship.rect(state.frame));
                let goes_on = deck.is_some_and(|deck| state.crew(me, deck).next().is_some());
                if !goes_on {
                    self.end_ship(state, at);
                }
            }
            Phase::CHOOSE if state.units(me).all(|(_, unit)| unit.exhausted) => self.end_units(state),
            _ => {}
        }
    }

    /// The unit turns are over: captures, then the buildings' turn (8, W-32, W-36, 1.4.8).
    fn end_units(&self, state: &mut State) {
        let me = state.turn;
        state.set_all_exhausted(me, true);
        state.capture();
        if self.options.mode == Mode::Siege {
            let castles = CastleId::ALL.into_iter().filter(|&castle| state.holds(me, castle)).count();
            let coins = &mut state.coins[me.index()];
            *coins = coins.saturating_add(castles as u32 * SIEGE_COIN); // W-38, W-39
        }
        state.phase = Phase::Buildings;
    }

    /// The player's turn begins: all own land units are fresh (W-31).
    fn begin_turn(&self, state: &mut State, owner: Owner) {
        state.turn = owner;
        state.phase = Phase::CHOOSE;
        state.acted.clear();
        state.set_all_exhausted(owner, false);
        self.settle(state);
    }

    /// The player's turn is over: the ends are tested (9, 1.4.9), then the opponent's turn begins.
    fn end_turn(&self, state: &mut State) -> Effect {
        let me = state.turn;
        state.exile[me.index()] = self.exile_after(state);
        state.turns += 1;
        state.last = Last::default();
        match self.ending(state) {
            Some(ending) => state.phase = Phase::Over(ending),
            None => self.begin_turn(state, !me),
        }
        Effect::TURN_ENDED
    }
}

impl State {
    fn set_task(&mut self, next: Task) {
        if let Phase::Units { task, .. } = &mut self.phase {
            *task = next;
        }
    }

    fn earn(&mut self, castle: Cell, coins: u32) -> Effect {
        let own = &mut self.coins[self.turn.index()];
        *own = own.saturating_add(coins);
        self.acted.insert(castle);
        Effect::QUIET
    }

    fn spend(&mut self, building: Cell, coins: u32) -> Effect {
        self.coins[self.turn.index()] -= coins;
        self.acted.insert(building);
        Effect::QUIET
    }

    fn build(&mut self, castle: Cell, kind: BuildingKind, at: Cell, axis: Axis) -> Effect {
        let id = match self.building(castle).map(|castle| castle.bond) {
            Some(Bond::Castle(id)) => id,
            _ => CastleId::placed_by(self.turn),
        };
        self.put_building(Building { kind, at, axis, bond: kind.bond(id, self.turn) });
        let fortifies = self.phase == Phase::Fortify;
        self.spend(castle, kind.cost());
        if fortifies {
            self.acted.remove(castle); // 7.2: any number of buildings
        }
        Effect::QUIET
    }

    /// Whether a castle stands and is this player's.
    pub(crate) fn holds(&self, owner: Owner, castle: CastleId) -> bool {
        let castle = self.castles[castle.index()];
        castle.at.is_some() && castle.owner == owner
    }
}

impl Last {
    /// What an action is about.
    fn of(action: Action) -> Last {
        let [from, to, _] = match action {
            Action::Castle(_) | Action::Camp(_) => [None, action.cells()[0], None],
            _ => action.cells(),
        };
        Last { from, to, die: None }
    }
}
