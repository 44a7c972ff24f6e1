//! The siege train: rams and towers where walls bar the way, trebuchets where the enemy stands packed; their crews, and
//! who goes before them.

use super::barrier::Barrier;
use super::field::Danger;
use super::lanes::{each_turn, ends};
use super::orders::{Orders, homes};
use super::routes::Routes;
use crate::knowledge::best::nearest;
use stolik_game::Rules;
use stolik_wojna::{
    Action, BuildingKind, Cell, Direction, Engine, EngineKind, Frame, Group, Mode, Owner, Rect, State,
    Wojna as Game,
};

/// Walls so thick are climbed from a tower: a ram breaks one layer in three blows (3.2).
const THICK: u8 = 2;
/// So many rams or towers are enough, and so many trebuchets.
const BREAKERS: usize = 2;
const TREBUCHETS: usize = 2;
/// An army so many hundredths as strong as the enemy's besieges him.
const STRONGER: i32 = 120;

/// So many enemies about their castle or camp are packed.
const PACKED: usize = 5;
/// So many own units with an enemy so near are a front.
const FRONT: usize = 4;
const CONTACT: u8 = 4;
/// So many go before an engine.
const ESCORT: usize = 2;

/// What it is worth to sit in an engine as the first or the second of its crew, to go before it, and to leave its lane.
const FIRST: i16 = 130;
const SECOND: i16 = 70;
const BEFORE: i16 = 60;
const LANE: i16 = -80;

/// What an engine throws at is worth: an enemy, one who guards a castle or a camp, an own unit.
const ENEMY: i32 = 2;
const GUARD: i32 = 3;
const OWN: i32 = -3;
/// What a throw is worth for which an engine goes somewhere, or that is made at all.
const GOOD: i32 = 2 * ENEMY;
const FAIR: i32 = ENEMY;

/// The engines of an army, and what they want.
#[derive(Clone, Debug)]
pub struct Train {
    /// What opens the walls that bar the way.
    breaker: Option<EngineKind>,
    /// Whether the enemy stands packed where nobody gets at him: trebuchets are wanted, and rams against his barracks.
    pub besieges: bool,
    barrier: Barrier,
    routes: Routes,
    actions: Vec<Action>,
}

impl Train {
    /// Nothing is wanted yet.
    pub fn new() -> Train {
        Train {
            breaker: None,
            besieges: false,
            barrier: Barrier::default(),
            routes: Routes::default(),
            actions: Vec::new(),
        }
    }

    /// Finds out what is wanted, given whether walls bar the way.
    pub fn plan(&mut self, game: &Game, state: &State, orders: &Orders, danger: &Danger, barred: bool) {
        let (frame, me) = (state.frame(), state.turn());
        self.routes.forget();
        self.breaker = None;
        if barred {
            self.barrier.survey(game, state, me);
            let thick = self.barrier.layers() >= THICK;
            self.breaker = Some(if thick { EngineKind::Tower } else { EngineKind::Ram });
            let barrier = &self.barrier;
            self.routes.find(game, state, EngineKind::Ram, |engine| {
                aims(frame, engine).any(|cell| barrier.bars(cell))
            });
            self.routes.find(game, state, EngineKind::Tower, |engine| {
                engine.rect(frame).sides(frame).any(|cell| barrier.is_wall(cell))
            });
        }
        let waits =
            state.engines().any(|engine| state.inside(engine.rect(frame)).any(|(_, unit)| unit.owner == me));
        self.besieges = orders.invaders == 0 && (waits || Train::is_stuck(game, state, orders, danger));
        if self.besieges {
            let is_safe =
                |engine: Engine| engine.rect(frame).cells(frame).all(|cell| danger.strikes(cell) == 0);
            self.routes.find(game, state, EngineKind::Trebuchet, |engine| {
                is_safe(engine) && throws(frame, engine).any(|first| worth_throwing(state, first) >= GOOD)
            });
            if !barred {
                self.routes.find(game, state, EngineKind::Ram, |engine| {
                    aims(frame, engine).any(|cell| is_source(state, me, cell))
                });
            }
        }
    }

    /// Whether the stronger army stands before a packed enemy and does not get in.
    fn is_stuck(game: &Game, state: &State, orders: &Orders, danger: &Danger) -> bool {
        let me = state.turn();
        let in_contact =
            state.units(me).filter(|&(cell, _)| danger.near(cell) <= CONTACT).take(FRONT).count();
        // In a siege the coins of a besieger are all he has (7.2): soldiers serve him better.
        let earns = game.options().mode == Mode::Standard;
        earns && orders.odds >= STRONGER && in_contact == FRONT && is_packed(state, !me)
    }

    /// How far an engine is from where it is wanted, if it is.
    fn far(&self, engine: Engine) -> Option<u16> {
        self.routes.from(engine.kind, engine.at, engine.axis)
    }

    /// Whether a unit stays where it is, in an engine that is wanted.
    pub fn keeps(&self, state: &State, cell: Cell) -> bool {
        state.engine(cell).is_some_and(|engine| self.far(engine).is_some())
    }

    /// Tells what it is worth to stand on fields: seats of crews, before engines, and off their lanes.
    pub fn each_post(&self, state: &State, me: Owner, mut tell: impl FnMut(Cell, i16)) {
        let frame = state.frame();
        for engine in state.engines() {
            let Some(far) = self.far(engine) else { continue };
            let ground = engine.rect(frame);
            if state.inside(ground).any(|(_, unit)| unit.owner != me) {
                continue;
            }
            let seat = match state.inside(ground).count() {
                0 => FIRST,
                1 => SECOND,
                _ => 0,
            };
            ground.cells(frame).filter(|&cell| !state.is_occupied(cell)).for_each(|cell| tell(cell, seat));
            let Some(next) = self.next_place(frame, engine).filter(|_| far > 0) else { continue };
            let ahead = self.next_place(frame, next).unwrap_or(next);
            let [next, ahead] = [next, ahead].map(|engine| engine.rect(frame));
            let lane = |cell: Cell| next.has(frame, cell) || ahead.has(frame, cell);
            for cell in ahead.sides(frame).filter(|&cell| !lane(cell) && !ground.has(frame, cell)) {
                tell(cell, BEFORE);
            }
            let cells = next.cells(frame).chain(ahead.cells(frame));
            cells.filter(|&cell| !ground.has(frame, cell)).for_each(|cell| tell(cell, LANE));
        }
    }

    /// The next place of an engine on its lane, others apart.
    fn next_place(&self, frame: Frame, engine: Engine) -> Option<Engine> {
        let far = self.far(engine)?;
        let mut best = None;
        let mut offer = |place: Engine| {
            if best.is_none() && self.far(place).is_some_and(|there| there < far) {
                best = Some(place);
            }
        };
        frame.neighbours(engine.at).for_each(|at| offer(Engine { at, ..engine }));
        each_turn(frame, engine, offer);
        best
    }

    /// What an engine does now, if one can do something useful.
    pub fn next(&mut self, game: &Game, state: &State, danger: &Danger) -> Option<Action> {
        let (frame, me) = (game.frame(), state.turn());
        for engine in state.engines() {
            let crew = || state.inside(engine.rect(frame));
            let manned = crew().any(|(_, unit)| !unit.exhausted) && crew().all(|(_, unit)| unit.owner == me);
            let Some(here) = self.far(engine).filter(|_| manned) else { continue };
            self.actions.clear();
            game.group_actions(state, Group::Engine(engine.at), &mut self.actions);
            let least = if here == 0 { FAIR } else { GOOD };
            if let Some(blow) = self.blow(state, engine, least) {
                return Some(blow);
            }
            let after = |action: &Action| {
                moved(frame, engine, *action).and_then(|place| self.far(place)).unwrap_or(u16::MAX)
            };
            let best = nearest(&self.actions, after, here);
            let place = best.and_then(|action| moved(frame, engine, action));
            if place.is_some_and(|place| is_escorted(state, danger, engine, place)) {
                return best;
            }
            if let Some(blow) = self.blow(state, engine, FAIR) {
                return Some(blow);
            }
        }
        None
    }

    /// The best blow of an engine among its actions, if it is worth as much.
    fn blow(&self, state: &State, engine: Engine, least: i32) -> Option<Action> {
        let value = |action: &Action| match *action {
            Action::Ram { target, .. } if is_source(state, state.turn(), target) => GOOD,
            Action::Ram { target, .. } if self.breaker.is_some() && self.barrier.bars(target) => GOOD,
            Action::Hurl { target, .. } => {
                let frame = state.frame();
                let line = throws(frame, engine).find(|&(first, _)| first == target);
                line.map_or(0, |line| worth_throwing(state, line))
            }
            _ => 0,
        };
        let best = self.actions.iter().copied().max_by_key(value);
        best.filter(|action| value(action) >= least)
    }

    /// What an engine does that has moved and has somebody left to act.
    pub fn then(&mut self, game: &Game, state: &State, at: Cell) -> Option<Action> {
        let engine = state.engine(at)?;
        self.actions.clear();
        game.group_actions(state, Group::Engine(at), &mut self.actions);
        self.blow(state, engine, FAIR)
    }

    /// The best place for a new engine among what a building can make.
    pub fn make(&mut self, game: &Game, state: &State, building: Cell) -> Option<Action> {
        let count = |kind| state.engines().filter(|engine| engine.kind == kind).count();
        let wanted = match self.breaker {
            // What does not come to the walls is no use, so the other is tried.
            Some(EngineKind::Tower) if count(EngineKind::Tower) < BREAKERS => {
                [Some(EngineKind::Tower), Some(EngineKind::Ram)]
            }
            Some(_) if count(EngineKind::Ram) < BREAKERS => [Some(EngineKind::Ram), Some(EngineKind::Tower)],
            None if self.besieges => [
                (count(EngineKind::Ram) < BREAKERS).then_some(EngineKind::Ram),
                (count(EngineKind::Trebuchet) < TREBUCHETS).then_some(EngineKind::Trebuchet),
            ],
            Some(_) | None => [None; 2],
        };
        self.actions.clear();
        game.group_actions(state, Group::Building(building), &mut self.actions);
        // One of a kind at a time, or they stand in each other's way.
        let is_under_way = |kind: EngineKind| {
            state.engines().any(|engine| engine.kind == kind && self.far(engine).is_some_and(|far| far > 0))
        };
        wanted.into_iter().flatten().filter(|&kind| !is_under_way(kind)).find_map(|wanted| {
            let far = |action: &Action| match *action {
                Action::Assemble { kind, at, axis, .. } if kind == wanted => self.routes.from(kind, at, axis),
                _ => None,
            };
            self.actions.iter().copied().filter(|action| far(action).is_some()).min_by_key(far)
        })
    }
}

/// Whether many of a player's units stand about his castles and camps.
fn is_packed(state: &State, owner: Owner) -> bool {
    let frame = state.frame();
    homes(state, owner).any(|home| {
        let ground = home.rect(frame);
        let near = |&(cell, _): &(Cell, _)| ground.distance(Rect::of_cell(frame, cell)) <= 2;
        state.units(owner).filter(near).take(PACKED).count() == PACKED
    })
}

/// Whether a building of the enemy's stands on a field from which his army comes.
fn is_source(state: &State, me: Owner, cell: Cell) -> bool {
    state
        .building(cell)
        .is_some_and(|building| building.kind == BuildingKind::Barracks && state.owner(building) == Some(!me))
}

/// Whether an engine may go to a place: nobody strikes there, or enough go with it to strike back.
fn is_escorted(state: &State, danger: &Danger, engine: Engine, place: Engine) -> bool {
    let (frame, me) = (state.frame(), state.turn());
    let ground = place.rect(frame);
    let strikes = ground.cells(frame).map(|cell| danger.strikes(cell)).max().unwrap_or(0);
    if strikes == 0 {
        return true;
    }
    let old = engine.rect(frame);
    let goes_with =
        |&(cell, _): &(Cell, _)| !old.has(frame, cell) && ground.distance(Rect::of_cell(frame, cell)) <= 1;
    state.units(me).filter(goes_with).take(ESCORT).count() == ESCORT
}

/// An engine after one of its moves.
fn moved(frame: Frame, engine: Engine, action: Action) -> Option<Engine> {
    match action {
        Action::Drive { to, .. } => Some(Engine { at: to, ..engine }),
        Action::Swing { from, to, .. } => {
            let pivot = if from == engine.at { engine.last(frame) } else { engine.at };
            Some(Engine { at: pivot.min(to), axis: engine.axis.turned(), ..engine })
        }
        _ => None,
    }
}

/// The fields that a ram strikes: beyond either end (3.2).
fn aims(frame: Frame, engine: Engine) -> impl Iterator<Item = Cell> {
    ends(frame, engine).filter_map(move |(end, towards)| frame.step(end, towards))
}

/// The throws of a trebuchet: the nearest of three fields, and how they lie (1.0).
fn throws(frame: Frame, engine: Engine) -> impl Iterator<Item = (Cell, Direction)> {
    ends(frame, engine).filter_map(move |(end, towards)| Some((frame.beyond(end, towards, 3)?, towards)))
}

/// What a throw is worth, in sixths of a hit.
fn worth_throwing(state: &State, (first, towards): (Cell, Direction)) -> i32 {
    let (frame, me) = (state.frame(), state.turn());
    let line = (0..3).filter_map(|steps| frame.beyond(first, towards, steps));
    line.map(|cell| match state.unit(cell) {
        Some(unit) if unit.owner == me => OWN,
        Some(_) => {
            let here = Rect::of_cell(frame, cell);
            let guards = homes(state, !me).any(|home| home.rect(frame).distance(here) == 0);
            if guards { GUARD } else { ENEMY }
        }
        None => 0,
    })
    .sum()
}
