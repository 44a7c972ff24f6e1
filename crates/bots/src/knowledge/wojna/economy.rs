//! What buildings do.

use super::commander::Commander;
use super::field::Danger;
use super::orders::homes;
use super::passage::{Passage, middle};
use stolik_game::Rules;
use stolik_wojna::{
    Action, Axis, Building, BuildingKind, Cell, Mode, NewUnit, Owner, Recruits, Rect, State, UnitKind,
    Wojna as Game,
};

/// So many barracks use up what a castle gives and the coins of the start.
const BARRACKS: usize = 4;
/// With so many coins a ship or an engine is made, and its crew can be paid.
const MADE: u32 = 6;
/// With so many coins to spare a camp brings the recruits to the front.
const CAMP_COINS: u32 = 56;
const CAMPS: usize = 5;
/// With so many a camp is built ahead of the army, in the enemy's back: also over water, for it reaches that far.
const RAID_COINS: u32 = 88;

/// The next action of the player's buildings.
pub fn next(commander: &mut Commander, game: &Game, state: &State) -> Action {
    let me = state.turn();
    let idle = || state.buildings_of(me).filter(|building| !state.has_acted(building.at));
    let castle = idle().find(|building| building.kind == BuildingKind::Castle);
    if let Some(castle) = castle.filter(|_| game.options().mode == Mode::Standard) {
        return build(commander, game, state, castle).unwrap_or(Action::Coins(castle.at));
    }
    let lacks = !commander.fleet.lacking.is_empty() || commander.fleet.barred;
    // Who has no army yet recruits first.
    if lacks && state.army(me) > 2 && state.coins(me) >= MADE {
        let makers = idle().filter(|building| building.kind.launches() || building.kind.assembles());
        for maker in makers {
            if let Some(action) = commander.fleet.make(game, state, maker.at) {
                return action;
            }
        }
    }
    // Who is strong enough saves for what is lacking.
    let mut makers = state.buildings_of(me).filter(|building| building.kind.launches());
    let saves = lacks && commander.orders.odds >= 120 && state.coins(me) <= MADE && makers.next().is_some();
    if saves && state.army(me) > 2 {
        return Action::End;
    }
    // The nearest to the enemy first, while there are coins.
    let frame = game.frame();
    let far = |building: &Building| building.rect(frame).sides(frame).map(|cell| commander.steps(cell)).min();
    let recruiting = idle().filter(|building| building.kind.recruits());
    let recruits =
        recruiting.filter_map(|building| Some((far(&building), recruit(commander, game, state, building)?)));
    recruits.min_by_key(|&(far, _)| far).map_or(Action::End, |(_, action)| action)
}

/// What a castle builds, if anything.
fn build(commander: &mut Commander, game: &Game, state: &State, castle: Building) -> Option<Action> {
    let me = state.turn();
    let coins = state.coins(me);
    let count = |kind| state.buildings_of(me).filter(|building| building.kind == kind).count();
    let barracks = count(BuildingKind::Barracks);
    let affords = |kind: BuildingKind, rest: u32| coins >= kind.cost() + rest;
    let order = |kind, at| Action::Build { castle: castle.at, kind, at, axis: Axis::Across };
    if barracks == 0 {
        let kind = BuildingKind::Barracks;
        return nearest_site(commander, game, state, castle, kind)
            .filter(|_| affords(kind, 0))
            .map(|at| order(kind, at));
    }
    let fleet = &commander.fleet;
    if !fleet.lacking.is_empty() && count(BuildingKind::Port) == 0 && affords(BuildingKind::Port, 4) {
        let mut sites = Vec::new();
        game.visit_sites(state, castle, BuildingKind::Port, |at, _| sites.push(at));
        if let Some(at) = commander.fleet.port_at(game, state, &sites) {
            return Some(order(BuildingKind::Port, at));
        }
    }
    if commander.fleet.barred && count(BuildingKind::Workshop) == 0 && affords(BuildingKind::Workshop, 4) {
        let kind = BuildingKind::Workshop;
        return nearest_site(commander, game, state, castle, kind).map(|at| order(kind, at));
    }
    if barracks < BARRACKS && affords(BuildingKind::Barracks, 4 + 4 * barracks as u32) {
        let kind = BuildingKind::Barracks;
        return nearest_site(commander, game, state, castle, kind).map(|at| order(kind, at));
    }
    if coins >= CAMP_COINS && count(BuildingKind::Camp) < CAMPS {
        let kind = BuildingKind::Camp;
        return front_site(commander, game, state, castle).map(|at| order(kind, at));
    }
    None
}

/// The place for a building that is nearest to the enemy, out of reach, and leaves ways around it.
fn nearest_site(
    commander: &Commander,
    game: &Game,
    state: &State,
    castle: Building,
    kind: BuildingKind,
) -> Option<Cell> {
    let mut best: Option<(i32, Cell)> = None;
    game.visit_sites(state, castle, kind, |at, _| {
        let danger = i32::from(commander.danger.near(at) < 5) * 50;
        let value = commander.steps(at) * 2 + danger + in_the_way(game, state, kind, at);
        if best.is_none_or(|(least, _)| value < least) {
            best = Some((value, at));
        }
    });
    best.map(|(_, at)| at)
}

/// How much a building would be in the army's way.
fn in_the_way(game: &Game, state: &State, kind: BuildingKind, at: Cell) -> i32 {
    let passage = Passage::around(game, state, Rect::at(game.frame(), at, kind.size()));
    if passage.cuts { 500 } else { 4 * passage.tight }
}

/// A place for a camp out of the enemy's reach: nearer to the enemy than the castle, and behind the own front unless there
/// are coins for a second one.
fn front_site(commander: &Commander, game: &Game, state: &State, castle: Building) -> Option<Cell> {
    let (frame, me) = (game.frame(), state.turn());
    let front = if state.coins(me) >= RAID_COINS { 0 } else { commander.orders.rally };
    let home = commander.steps(castle.rect(frame).sides(frame).next()?);
    let mut best: Option<(i32, Cell)> = None;
    game.visit_sites(state, castle, BuildingKind::Camp, |at, _| {
        let steps = commander.steps(at);
        let safe = commander.danger.near(middle(frame, at)) >= Danger::SIGHT;
        let ahead = steps >= front && steps + 6 < home;
        let apart = homes(state, me).all(|home| frame.steps(home.at, at) > 6);
        let steps = steps + in_the_way(game, state, BuildingKind::Camp, at);
        if safe && ahead && apart && best.is_none_or(|(least, _)| steps < least) {
            best = Some((steps, at));
        }
    });
    best.map(|(_, at)| at)
}

/// Whom a building recruits, if anybody.
fn recruit(commander: &Commander, game: &Game, state: &State, building: Building) -> Option<Action> {
    let (me, frame) = (state.turn(), game.frame());
    let mut coins = state.coins(me);
    let mut places = [(i32::MAX, Cell(0)); 12];
    let mut count = 0;
    for cell in building.rect(frame).sides(frame).filter(|&cell| game.can_muster(state, me, cell)) {
        places[count] = (commander.steps(cell), cell);
        count += 1;
    }
    let places = &mut places[..count];
    places.sort_unstable();
    let mut units = [None; 2];
    let mut army = kinds(state, me);
    for (unit, &(_, at)) in units.iter_mut().zip(places.iter()) {
        let kind = wanted(army, coins);
        if kind.cost() > coins {
            break;
        }
        coins -= kind.cost();
        army[kind as usize] += 1;
        *unit = Some(NewUnit { at, kind });
    }
    let recruits = match units {
        [Some(first), Some(second)] => Recruits::two(first, second)?,
        [Some(first), None] => Recruits::one(first),
        _ => return None,
    };
    Some(Action::Recruit { building: building.at, recruits })
}

fn kinds(state: &State, owner: Owner) -> [usize; 3] {
    let mut count = [0; 3];
    for (_, unit) in state.units(owner) {
        count[unit.kind as usize] += 1;
    }
    count
}

/// What the army lacks most.
fn wanted([infantry, archers, cavalry]: [usize; 3], coins: u32) -> UnitKind {
    if coins > 20 && cavalry * 4 < infantry + archers {
        UnitKind::Cavalry
    } else if archers * 3 < infantry * 2 {
        UnitKind::Archers
    } else {
        UnitKind::Infantry
    }
}
