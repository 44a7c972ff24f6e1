//! Ships that become bridges, and rams that open walls: what an army needs where no way leads to the enemy.

use super::bridge::{Bridge, ships_on};
use super::crossing::Crossing;
use super::field::Way;
use super::lanes::Lanes;
use super::orders::homes;
use super::posture::PLENTY;
use crate::knowledge::best::nearest;
use stolik_wojna::{
    Action, Building, BuildingKind, Cell, Direction, Engine, EngineKind, Frame, Group, Owner, Ship, State,
    Terrain, Turn, Wojna as Game,
};

/// So many bridges are built at a time.
const AT_ONCE: usize = 6;
/// So many ships are asked whether they have a lane to a berth.
const CANDIDATES: usize = 3;
/// So many rams are enough.
const RAMS: usize = 2;

/// What an army needs where no way leads to the enemy.
#[derive(Clone, Debug)]
pub struct Fleet {
    crossing: Crossing,
    bridge: Bridge,
    /// The ships that are wanted elsewhere, and where.
    duties: Vec<(Ship, Ship)>,
    /// Where ships are lacking, the most wanted first.
    pub lacking: Vec<Ship>,
    /// Whether walls bar the way, so that rams are wanted.
    pub barred: bool,
    /// To ships and rams that lack a crew, and as near as can be.
    pub board: Way,
    /// From the own home.
    shore: Way,
    lanes: Lanes,
    /// Where ships could come to.
    reach: Box<Lanes>,
    goals: Vec<(u16, Cell)>,
    actions: Vec<Action>,
}

impl Fleet {
    /// Nothing is needed yet.
    pub fn new() -> Fleet {
        Fleet {
            crossing: Crossing::default(),
            bridge: Bridge::default(),
            duties: Vec::new(),
            lacking: Vec::new(),
            barred: false,
            board: Way::new(),
            shore: Way::new(),
            lanes: Lanes::new(),
            reach: Box::new(Lanes::new()),
            goals: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Finds out what a player needs, given the way of the army.
    pub fn plan(&mut self, game: &Game, state: &State, me: Owner, way: &Way) {
        let frame = game.frame();
        self.duties.clear();
        self.lacking.clear();
        self.bridge.moored.clear();
        self.board.forget(frame);
        self.barred = false;
        let [own, other] = [me, !me].map(|owner| homes(state, owner).next());
        let (Some(own), Some(other)) = (own, other) else { return };
        let leads = own.rect(frame).sides(frame).any(|cell| way.leads_from(cell));
        if leads && (state.coins(me) < PLENTY || !state.ships().any(|_| true)) {
            return;
        }
        let pair = if me == Owner::Cherry { [own, other] } else { [other, own] };
        self.crossing.find(game, pair);
        if !self.crossing.berths.is_empty() {
            self.walk(game, state, me);
        }
        self.goals.clear();
        if !self.crossing.berths.is_empty() {
            if !self.find_bridge(game, state, own) || leads {
                self.plan_ships(game, state, me, leads);
            }
        } else if !leads {
            self.barred = frame.cells().any(|cell| is_wall(state, me, cell));
            self.plan_rams(state, me, other.rect(frame).sides(frame));
        }
        if leads {
            return;
        }
        self.goals.sort_unstable();
        let barred = self.barred;
        self.board.find(
            frame,
            &self.goals,
            |from, to| game.can_step(state, me, from, to) || barred && is_wall(state, me, to),
            |cell| u16::from(state.is_occupied(cell)),
        );
    }

    /// Where the own units can walk.
    fn walk(&mut self, game: &Game, state: &State, me: Owner) {
        let frame = game.frame();
        self.goals.clear();
        for home in homes(state, me) {
            let sides = home.rect(frame).sides(frame);
            let land = sides.filter(|&cell| game.terrain(cell) == Terrain::Grass);
            self.goals.extend(land.map(|cell| (0, cell)));
        }
        self.shore.find(frame, &self.goals, |from, to| game.can_step(state, me, to, from), |_| 0);
    }

    /// What is lacking for a way, given the ships that are there; whether there can be one.
    fn find_bridge(&mut self, game: &Game, state: &State, home: Building) -> bool {
        let (frame, me) = (game.frame(), state.turn());
        let sailing: Vec<Ship> = state.ships().filter(|&ship| self.can_sail(game, state, me, ship)).collect();
        let mut ships = self.launchable(game, state, me);
        ships.extend(&sailing);
        self.reach.of_ships(game, state, ships.into_iter(), |ship| sailing.contains(&ship));
        let found = self.bridge.find(game, state, home, &sailing, &self.reach);
        for number in 0..if found { self.bridge.berths.len() } else { 0 } {
            let berth = self.bridge.berths[number];
            if number == 0 {
                // Who stands at the end of what is there of the bridge may shoot at who waits.
                let ends = berth.rect(frame).sides(frame).filter(|&cell| self.shore.leads_from(cell));
                self.goals.extend(ends.map(|cell| (6, cell)));
            }
            match self.nearest_ship(game, state, me, berth) {
                Some(ship) => {
                    self.duties.push((ship, berth));
                    self.goals.extend(ship.rect(frame).cells(frame).map(|cell| (0, cell)));
                }
                None => self.lacking.push(berth),
            }
        }
        found
    }

    /// The ships that a player's buildings could launch; all that can be thought of while there is no such building.
    fn launchable(&self, game: &Game, state: &State, me: Owner) -> Vec<Ship> {
        let frame = game.frame();
        let is_open = |cell| game.terrain(cell) == Terrain::Water && state.ship(cell).is_none();
        let floats = |ship: &Ship| ship.rect(frame).cells(frame).all(is_open);
        let mut ships = Vec::new();
        let mut makers = state.buildings_of(me).filter(|building| building.kind.launches()).peekable();
        if makers.peek().is_none() {
            ships.extend(frame.cells().flat_map(|cell| ships_on(frame, cell)).filter(floats));
        }
        for maker in makers {
            let camp = maker.kind == BuildingKind::Camp;
            let beside = maker.rect(frame).sides(frame).flat_map(|side| ships_on(frame, side));
            ships.extend(beside.filter(floats).filter(|&ship| camp || self.is_boardable(game, ship)));
        }
        ships
    }

    /// Whether a player can sail a ship, or could soon.
    fn can_sail(&self, game: &Game, state: &State, me: Owner, ship: Ship) -> bool {
        let deck = || ship.rect(game.frame()).cells(game.frame());
        let is_held_by = |owner| deck().any(|cell| state.is_held_by(owner, cell));
        // Ships belong to nobody (W-9), but one on the enemy's shore is of no use.
        !is_held_by(!me) && (is_held_by(me) || self.is_boardable(game, ship))
    }

    fn plan_ships(&mut self, game: &Game, state: &State, me: Owner, leads: bool) {
        let frame = game.frame();
        let (first, count) = (self.crossing.first, self.crossing.berths.len());
        // Each begins at the own end; wider bridges are for who has coins to spare.
        let order = |number: usize| match me {
            Owner::Blue if number < first => first - 1 - number,
            Owner::Blue | Owner::Cherry => number,
        };
        let mut open = 0;
        for number in 0..if leads { count } else { first } {
            let berth = self.crossing.berths[order(number)];
            if berth.is_manned(state) || open == AT_ONCE {
                continue;
            }
            if open == 0 && !leads {
                self.goals.push((6, berth.shores[me.index()]));
                // Who stands at the end of what is there of the bridge may shoot at who waits.
                let ends = berth.ship.rect(frame).sides(frame);
                self.goals.extend(ends.filter(|&cell| state.ship(cell).is_some()).map(|cell| (5, cell)));
            }
            open += 1;
            match self.nearest_ship(game, state, me, berth.ship) {
                Some(ship) => {
                    self.duties.push((ship, berth.ship));
                    let deck = ship.rect(frame);
                    self.goals.extend(deck.cells(frame).map(|cell| (0, cell)));
                }
                None => self.lacking.push(berth.ship),
            }
        }
    }

    /// The ship that is to lie in a berth: the nearest that is free and has a lane there.
    fn nearest_ship(&mut self, game: &Game, state: &State, me: Owner, berth: Ship) -> Option<Ship> {
        let frame = game.frame();
        let is_needed = |cell: Cell| {
            let mut berths = self.crossing.berths[..self.crossing.first].iter();
            berths.any(|berth| berth.needs(cell) && berth.is_manned(state))
        };
        let stays = |ship: &Ship| {
            if self.bridge.moored.is_empty() {
                ship.rect(frame).cells(frame).any(is_needed)
            } else {
                self.bridge.moored.contains(ship)
            }
        };
        let is_free = |ship: &Ship| {
            let busy = self.duties.iter().any(|(busy, _)| busy == ship);
            !busy && !stays(ship) && self.can_sail(game, state, me, *ship)
        };
        let far = |ship: &Ship| frame.steps(ship.middle(frame), berth.middle(frame));
        let mut near: [Option<Ship>; CANDIDATES] = [None; CANDIDATES];
        for ship in state.ships().filter(is_free) {
            let mut ship = Some(ship);
            for place in &mut near {
                if ship.is_some_and(|ship| place.is_none_or(|there| far(&ship) < far(&there))) {
                    std::mem::swap(&mut ship, place);
                }
            }
        }
        near.into_iter().flatten().find(|&ship| {
            self.lanes.of_ship(game, state, Some(ship), berth);
            self.lanes.of(frame, ship) < Lanes::NONE
        })
    }

    /// The fields of ships that are wanted elsewhere and have no crew.
    pub fn empty_decks(&self, state: &State, me: Owner) -> impl Iterator<Item = Cell> {
        let frame = state.frame();
        let decks = self.duties.iter().map(move |(ship, _)| ship.rect(frame));
        let empty = decks.filter(move |deck| !deck.cells(frame).any(|cell| state.is_held_by(me, cell)));
        empty.flat_map(move |deck| deck.cells(frame))
    }

    /// Whether units can come onto a ship, from the shore to which they go.
    fn is_boardable(&self, game: &Game, ship: Ship) -> bool {
        let frame = game.frame();
        // Not over another ship: that one sails away.
        let is_land = |cell| game.terrain(cell) == Terrain::Grass && self.shore.leads_from(cell);
        ship.rect(frame).sides(frame).any(is_land)
    }

    fn plan_rams(&mut self, state: &State, me: Owner, enemy_sides: impl Iterator<Item = Cell>) {
        self.goals.extend(enemy_sides.map(|cell| (14, cell)));
        let frame = state.frame();
        for engine in state.engines().filter(|engine| engine.kind != EngineKind::Trebuchet) {
            let crew = || state.inside(engine.rect(frame));
            if crew().all(|(_, unit)| unit.owner == me) && crew().count() < 2 {
                self.goals.extend(engine.rect(frame).cells(frame).map(|cell| (0, cell)));
            }
        }
    }

    /// Whether a unit stays where it is: as the last of a crew that is needed.
    pub fn keeps(&self, state: &State, me: Owner, cell: Cell) -> bool {
        let frame = state.frame();
        if self.barred && state.engine(cell).is_some_and(|engine| engine.kind == EngineKind::Ram) {
            return true;
        }
        let ship = state.ship(cell).filter(|ship| self.duties.iter().any(|(busy, _)| busy == ship));
        ship.is_some_and(|ship| {
            state.inside(ship.rect(frame)).filter(|(_, unit)| unit.owner == me).count() == 1
        })
    }

    /// What a ship does now, if one can do something useful; `anyhow` also with a small crew.
    pub fn next(&mut self, game: &Game, state: &State, me: Owner, anyhow: bool) -> Option<Action> {
        for number in 0..self.duties.len() {
            let (ship, berth) = self.duties[number];
            if let Some(action) = self.sail(game, state, me, ship, berth, anyhow) {
                return Some(action);
            }
        }
        None
    }

    fn sail(
        &mut self,
        game: &Game,
        state: &State,
        me: Owner,
        ship: Ship,
        berth: Ship,
        anyhow: bool,
    ) -> Option<Action> {
        let frame = game.frame();
        let crew = || state.inside(ship.rect(frame)).filter(|(_, unit)| unit.owner == me);
        let fresh = crew().any(|(_, unit)| !unit.exhausted);
        if state.ship(ship.at) != Some(ship) || !fresh || !anyhow && crew().count() < 3 {
            return None;
        }
        self.actions.clear();
        game.group_actions(state, Group::Ship(ship.at), &mut self.actions);
        if self.actions.is_empty() {
            return None;
        }
        self.lanes.of_ship(game, state, Some(ship), berth);
        let here = self.lanes.of(frame, ship);
        let lanes = &self.lanes;
        let after = |action: &Action| match *action {
            Action::Sail { to, turn: Turn::None | Turn::Half, .. } => lanes.from(to, ship.axis),
            Action::Sail { to, .. } => lanes.from(to, ship.axis.turned()),
            _ => Lanes::NONE,
        };
        nearest(&self.actions, after, here)
    }

    /// What a ram does now, if walls bar the way.
    pub fn ram(&mut self, game: &Game, state: &State, me: Owner) -> Option<Action> {
        let frame = game.frame();
        if !self.barred {
            return None;
        }
        for ram in rams(state) {
            let crew = || state.inside(ram.rect(frame));
            let manned = crew().any(|(_, unit)| !unit.exhausted) && crew().all(|(_, unit)| unit.owner == me);
            if !manned {
                continue;
            }
            self.actions.clear();
            game.group_actions(state, Group::Engine(ram.at), &mut self.actions);
            if let Some(blow) = self.actions.iter().copied().find(|&action| is_useful(state, me, action)) {
                return Some(blow);
            }
            self.lanes.of_ram(game, state, me, |cell| is_wall(state, me, cell));
            let here = self.lanes.from(ram.at, ram.axis);
            let lanes = &self.lanes;
            let after = |action: &Action| match *action {
                Action::Drive { to, .. } => lanes.from(to, ram.axis),
                Action::Swing { from, to, .. } => {
                    let pivot = if from == ram.at { ram.last(frame) } else { ram.at };
                    lanes.from(pivot.min(to), ram.axis.turned())
                }
                _ => Lanes::NONE,
            };
            let best = nearest(&self.actions, after, here);
            if best.is_some() {
                return best;
            }
        }
        None
    }

    /// The best place for a new ship among what a building can make.
    pub fn launch(&mut self, game: &Game, state: &State, building: Cell) -> Option<Action> {
        let frame = game.frame();
        self.actions.clear();
        game.group_actions(state, Group::Building(building), &mut self.actions);
        // Camps put recruits on board.
        let camp = state.building(building).is_some_and(|building| building.kind == BuildingKind::Camp);
        for number in 0..self.lacking.len() {
            self.lanes.of_ship(game, state, None, self.lacking[number]);
            let far = |action: &Action| match *action {
                Action::Launch { at, axis, .. } if camp || self.is_boardable(game, Ship { at, axis }) => {
                    self.lanes.of(frame, Ship { at, axis })
                }
                _ => Lanes::NONE,
            };
            let best = nearest(&self.actions, far, Lanes::NONE);
            if best.is_some() {
                return best;
            }
        }
        None
    }

    /// The best place for a new ram among what a building can make.
    pub fn make_ram(&mut self, game: &Game, state: &State, building: Cell) -> Option<Action> {
        if !self.barred || rams(state).count() >= RAMS {
            return None;
        }
        let me = state.turn();
        self.actions.clear();
        game.group_actions(state, Group::Building(building), &mut self.actions);
        self.lanes.of_ram(game, state, me, |cell| is_wall(state, me, cell));
        let far = |action: &Action| match *action {
            Action::Assemble { kind: EngineKind::Ram, at, axis, .. } => self.lanes.from(at, axis),
            _ => Lanes::NONE,
        };
        nearest(&self.actions, far, Lanes::NONE)
    }

    /// How good a place is for a port: how far a new ship would have to sail; none if it could not.
    pub fn port_at(&mut self, game: &Game, state: &State, sites: &[Cell]) -> Option<Cell> {
        let frame = game.frame();
        let berth = *self.lacking.first()?;
        self.lanes.of_ship(game, state, None, berth);
        let far = |&site: &Cell| {
            let rect = stolik_wojna::Rect::at(frame, site, BuildingKind::Port.size());
            let water = rect.sides(frame).flat_map(|side| frame.neighbours(side).chain([side]));
            let lanes = water.flat_map(|middle| {
                stolik_wojna::Axis::ALL.map(|axis| {
                    let ship = ship_around(frame, middle, axis);
                    let beside = ship.is_some_and(|ship| {
                        let deck = ship.rect(frame);
                        let mut shores = deck.sides(frame);
                        let is_land =
                            |cell| game.terrain(cell) == Terrain::Grass && self.shore.leads_from(cell);
                        let boardable = shores.any(|cell| !rect.has(frame, cell) && is_land(cell));
                        deck.distance(rect) == 0 && boardable
                    });
                    if beside { self.lanes.from(middle, axis) } else { Lanes::NONE }
                })
            });
            lanes.min().unwrap_or(Lanes::NONE)
        };
        nearest(sites, far, Lanes::NONE)
    }
}

fn ship_around(frame: Frame, middle: Cell, axis: stolik_wojna::Axis) -> Option<Ship> {
    let (x, y) = frame.xy(middle);
    let at = match axis {
        stolik_wojna::Axis::Across => frame.cell(x - 1, y),
        stolik_wojna::Axis::Down => frame.cell(x, y - 1),
    }?;
    let ship = Ship { at, axis };
    ship.rect(frame).is_on(frame).then_some(ship)
}

fn rams(state: &State) -> impl Iterator<Item = Engine> {
    state.engines().filter(|engine| engine.kind == EngineKind::Ram)
}

/// Whether a wall or an enemy gate stands on a field.
pub fn is_wall(state: &State, me: Owner, cell: Cell) -> bool {
    state.building(cell).is_some_and(|building| match building.kind {
        BuildingKind::Wall => true,
        BuildingKind::Gate => state.owner(building) == Some(!me),
        _ => false,
    })
}

/// Whether an engine's blow hits the enemy, or what bars the way.
pub fn is_useful(state: &State, me: Owner, action: Action) -> bool {
    match action {
        Action::Ram { target, .. } => state.building(target).is_some_and(|building| {
            building.kind == BuildingKind::Wall || state.owner(building) == Some(!me)
        }),
        Action::Hurl { engine, target } => {
            let frame = state.frame();
            let end = state.engine(engine).map(|engine| {
                let cells = engine.rect(frame).cells(frame);
                cells.min_by_key(|&cell| frame.steps(cell, target)).unwrap_or(engine.at)
            });
            let ahead =
                |&towards: &Direction| end.is_some_and(|end| frame.beyond(end, towards, 3) == Some(target));
            let Some(towards) = Direction::ALL.into_iter().find(ahead) else { return false };
            let line = || (0..3).filter_map(|steps| frame.beyond(target, towards, steps));
            let hits = |owner| line().filter(|&cell| state.is_held_by(owner, cell)).count();
            hits(!me) > hits(me)
        }
        _ => false,
    }
}
