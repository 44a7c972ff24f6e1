//! What buildings do.

use super::commander::{Commander, Craft};
use super::field::{Danger, Way};
use super::orders::homes;
use super::passage::{Passage, middle};
use super::sites::land_of;
use crate::knowledge::best::Best;
use stolik_game::Rules;
use stolik_wojna::{
    Action, Axis, Building, BuildingKind, Cell, Mode, NewUnit, Owner, Recruits, Rect, SHIP_COST, State,
    UnitKind, Wojna as Game,
};

/// So many barracks use up what a castle gives and the coins of the start.
const fn most_barracks(craft: Craft) -> usize {
    match craft {
        Craft::Plain => 4,
        // One fewer pays eight recruits more in the opening.
        Craft::Full => 3,
    }
}
/// With so many coins a ship or an engine is made, and its crew can be paid.
const MADE: u32 = 6;
/// With so many coins to spare a camp brings the recruits to the front.
const CAMP_COINS: u32 = 56;
const CAMPS: usize = 5;
/// With so many a camp is built ahead of the army, in the enemy's back: also over water, for it reaches that far.
const RAID_COINS: u32 = 88;

/// With so many coins idle, and so many hundredths of the enemy's strength, a camp is built beyond the front.
const LEAP_COINS: u32 = 48;
const LEAP_ODDS: i32 = 120;

/// So many camps are built beside the enemy's castle.
const RAIDS: usize = 2;
/// No enemy stands so near where raiders are recruited.
const QUIET: u8 = 6;
/// An army that cannot stop raiders.
const FEW: usize = 8;
/// For so many ships coins are kept, once there are so many land units.
const SHIPS: usize = 3;
const ENOUGH: usize = 8;
/// A raid is new up to this turn, both players' together.
const NEW_RAID: u16 = 4;

/// Recruits want so many fields that the enemy does not reach.
const SAFE_PLACES: usize = 4;
/// What it counts for, in steps, if there are fewer; and every step that an enemy is nearer than can be seen.
const EXPOSED: i32 = 60;
const CLOSE: i32 = 8;
/// What a field counts for, in steps, on which a recruit would be struck or shot at.
const STRUCK: i32 = 8;
const SHOT: i32 = 2;

/// The next action of the player's buildings.
pub fn next(commander: &mut Commander, game: &Game, state: &State) -> Action {
    let me = state.turn();
    let idle = || state.buildings_of(me).filter(|building| !state.has_acted(building.at));
    let castle = idle().find(|building| building.kind == BuildingKind::Castle);
    if let Some(castle) = castle.filter(|_| game.options().mode == Mode::Standard) {
        return build(commander, game, state, castle).unwrap_or(Action::Coins(castle.at));
    }
    let full = commander.craft == Craft::Full;
    let lacks = !commander.fleet.lacking.is_empty() || commander.fleet.barred;
    // Who has no army yet recruits first.
    if (lacks || full && commander.train.besieges) && state.army(me) > 2 && state.coins(me) >= MADE {
        let makers = idle().filter(|building| building.kind.launches() || building.kind.assembles());
        for maker in makers {
            let ship = commander.fleet.launch(game, state, maker.at);
            let made = ship.or_else(|| match commander.craft {
                Craft::Plain => commander.fleet.make_ram(game, state, maker.at),
                Craft::Full => commander.train.make(game, state, maker.at),
            });
            if let Some(action) = made {
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
    // Over water a camp beside the enemy's castle is there at once, and ships are not.
    let raids = commander.craft == Craft::Full && is_cut_off(game, state, castle);
    if raids
        && commander.orders.invaders == 0
        && count(BuildingKind::Camp) < RAIDS
        && affords(BuildingKind::Camp, 4)
        && let Some(at) = raid_site(commander, game, state, castle)
    {
        return Some(order(BuildingKind::Camp, at));
    }
    // Everything goes into the raid while it is new.
    if raids && barracks == 0 && count(BuildingKind::Camp) > 0 && state.turns() < NEW_RAID {
        return None;
    }
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
    let makes = || state.buildings_of(me).any(|building| building.kind.assembles());
    let lacks_workshop = commander.fleet.barred && count(BuildingKind::Workshop) == 0
        || commander.craft == Craft::Full && commander.train.besieges && !makes();
    if lacks_workshop && affords(BuildingKind::Workshop, 4) {
        let kind = BuildingKind::Workshop;
        return nearest_site(commander, game, state, castle, kind).map(|at| order(kind, at));
    }
    if barracks < most_barracks(commander.craft) && affords(BuildingKind::Barracks, 4 + 4 * barracks as u32) {
        let kind = BuildingKind::Barracks;
        return nearest_site(commander, game, state, castle, kind).map(|at| order(kind, at));
    }
    if commander.craft == Craft::Full
        && coins >= LEAP_COINS
        && commander.orders.odds >= LEAP_ODDS
        && count(BuildingKind::Camp) < CAMPS
        && let Some(at) = leap_site(commander, game, state, castle)
    {
        return Some(order(BuildingKind::Camp, at));
    }
    if coins >= CAMP_COINS && count(BuildingKind::Camp) < CAMPS {
        let kind = BuildingKind::Camp;
        return front_site(commander, game, state, castle).map(|at| order(kind, at));
    }
    None
}

/// Whether water lies between a castle or a camp and the enemy's castles, if he has any. A camp of his on this side is no
/// way to them.
pub fn is_cut_off(game: &Game, state: &State, home: Building) -> bool {
    let frame = game.frame();
    let land = land_of(game, home);
    let mut castles = homes(state, !state.turn()).filter(|home| home.kind == BuildingKind::Castle).peekable();
    castles.peek().is_some()
        && castles.all(|home| !home.rect(frame).sides(frame).any(|cell| land.leads_from(cell)))
}

/// The place for a building that is nearest to the enemy, out of reach, and leaves ways around it.
fn nearest_site(
    commander: &Commander,
    game: &Game,
    state: &State,
    castle: Building,
    kind: BuildingKind,
) -> Option<Cell> {
    let mut best = Best::NONE;
    let frame = game.frame();
    // Not where nobody could go from.
    let mut land = Box::new(Way::new());
    let gates: Vec<(u16, Cell)> = castle.rect(frame).sides(frame).map(|cell| (0, cell)).collect();
    land.find(frame, &gates, |from, to| game.can_step(state, state.turn(), from, to), |_| 0);
    game.visit_sites(state, castle, kind, |at, _| {
        let ground = Rect::at(frame, at, kind.size());
        if !ground.sides(frame).any(|cell| land.leads_from(cell)) {
            return;
        }
        let danger = match commander.craft {
            Craft::Plain => i32::from(commander.danger.near(at) < 5) * 50,
            Craft::Full => exposure(commander, game, state, ground),
        };
        let value = commander.steps(at) * 2 + danger + in_the_way(game, state, kind, at);
        best.offer(-value, at);
    });
    best.taken()
}

/// How much the recruits of a building would be in the enemy's reach: who is struck before he can strike is lost for
/// nothing.
fn exposure(commander: &Commander, game: &Game, state: &State, ground: Rect) -> i32 {
    let frame = game.frame();
    let danger = &commander.danger;
    let is_safe = |&cell: &Cell| {
        game.can_muster(state, state.turn(), cell) && danger.strikes(cell) == 0 && danger.shots(cell) == 0
    };
    let safe = ground.sides(frame).filter(is_safe).count();
    let near = ground.cells(frame).map(|cell| danger.near(cell)).min().unwrap_or(Danger::SIGHT);
    let close = i32::from(Danger::SIGHT - near) * CLOSE;
    if safe < SAFE_PLACES { close + EXPOSED } else { close }
}

/// Whether a field lies beside a castle or a camp of the player on turn.
pub fn is_beside_home(state: &State, cell: Cell) -> bool {
    let frame = state.frame();
    let here = Rect::of_cell(frame, cell);
    homes(state, state.turn()).any(|home| home.rect(frame).distance(here) == 0)
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
    let mut best = Best::NONE;
    game.visit_sites(state, castle, BuildingKind::Camp, |at, _| {
        let steps = commander.steps(at);
        let safe = commander.danger.near(middle(frame, at)) >= Danger::SIGHT;
        let ahead = steps >= front && steps + 6 < home;
        let apart = homes(state, me).all(|home| frame.steps(home.at, at) > 6);
        let steps = steps + in_the_way(game, state, BuildingKind::Camp, at);
        if safe && ahead && apart {
            best.offer(-steps, at);
        }
    });
    best.taken()
}

/// A place for a camp beyond a crowded front, as near to the enemy as recruits live to see their turn.
fn leap_site(commander: &Commander, game: &Game, state: &State, castle: Building) -> Option<Cell> {
    let (frame, me) = (game.frame(), state.turn());
    let danger = &commander.danger;
    let mut best = Best::NONE;
    game.visit_sites(state, castle, BuildingKind::Camp, |at, _| {
        let ground = Rect::at(frame, at, BuildingKind::Camp.size());
        let steps = commander.steps(at);
        if steps >= commander.orders.rally || !best.takes(&-steps) {
            return;
        }
        let lives = |&cell: &Cell| {
            game.can_muster(state, me, cell)
                && danger.strikes(cell) == 0
                && commander.orders.way.leads_from(cell)
        };
        if ground.sides(frame).filter(lives).count() >= SAFE_PLACES {
            best.offer(-steps, at);
        }
    });
    best.taken()
}

/// A place for a camp beside the enemy's castle, where its recruits stand at the walls at once and nobody is near to drive
/// them off.
fn raid_site(commander: &Commander, game: &Game, state: &State, castle: Building) -> Option<Cell> {
    let (frame, me) = (game.frame(), state.turn());
    let goal = homes(state, !me).find(|home| home.kind == BuildingKind::Castle)?.rect(frame);
    let mut best = Best::NONE;
    game.visit_sites(state, castle, BuildingKind::Camp, |at, _| {
        let ground = Rect::at(frame, at, BuildingKind::Camp.size());
        if goal.distance(ground) > 3 {
            return;
        }
        let places = ground.sides(frame).filter(|&cell| game.can_muster(state, me, cell));
        let (mut close, mut safe) = (0, 0);
        for cell in places {
            let beside = goal.distance(Rect::of_cell(frame, cell)) == 0;
            if commander.danger.near(cell) >= QUIET {
                safe += 1;
                close += i32::from(beside);
            }
        }
        let near = i32::from(commander.danger.near(middle(frame, at)));
        let value = close * 10 + near * 4 - 5 * i32::from(goal.distance(ground));
        if safe >= 2 {
            best.offer(value, at);
        }
    });
    best.taken()
}

/// What is kept for ships where nobody comes to the enemy without them.
fn kept(commander: &Commander, state: &State) -> u32 {
    let me = state.turn();
    let launches = state.buildings_of(me).any(|building| building.kind.launches());
    let lacking = commander.fleet.lacking.len().min(SHIPS) as u32;
    let keeps = commander.craft == Craft::Full && launches && state.army(me) >= ENOUGH;
    if keeps && commander.orders.invaders == 0 { lacking * SHIP_COST } else { 0 }
}

/// Whom a building recruits, if anybody.
fn recruit(commander: &Commander, game: &Game, state: &State, building: Building) -> Option<Action> {
    let (me, frame) = (state.turn(), game.frame());
    let mut coins = state.coins(me).saturating_sub(kept(commander, state));
    let mut places = [(i32::MAX, Cell(0)); 12];
    let mut count = 0;
    for cell in building.rect(frame).sides(frame).filter(|&cell| game.can_muster(state, me, cell)) {
        if commander.craft == Craft::Full && strands(commander, game, state, cell) {
            continue;
        }
        let mut value = commander.steps(cell);
        if commander.craft == Craft::Full {
            // Not where recruits are struck before they can strike.
            let danger = &commander.danger;
            value += STRUCK * danger.strikes(cell).min(2) + SHOT * danger.shots(cell).min(3);
            if commander.orders.invaders >= 2 && is_beside_home(state, cell) {
                value -= STRUCK;
            }
        }
        places[count] = (value, cell);
        count += 1;
    }
    let places = &mut places[..count];
    places.sort_unstable();
    let mut units = [None; 2];
    let mut army = kinds(state, me);
    // Raiders must be quick: there are few of them, and few to stop them.
    let raids =
        commander.craft == Craft::Full && building.kind == BuildingKind::Camp && state.army(!me) < FEW;
    for (unit, &(_, at)) in units.iter_mut().zip(places.iter()) {
        let kind = match coins {
            6.. if raids => UnitKind::Cavalry,
            _ if raids => UnitKind::Infantry,
            _ => wanted(army, coins),
        };
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

/// Whether a recruit on a field could go nowhere, or not to the enemy though others can: he would be of no use, and since
/// nobody can get at him a lost war would not end.
fn strands(commander: &Commander, game: &Game, state: &State, cell: Cell) -> bool {
    let (frame, me) = (game.frame(), state.turn());
    let leads = |cell: Cell| commander.orders.way.leads_from(cell);
    let is_shut_in = || !frame.neighbours(cell).any(|next| game.can_step(state, me, cell, next));
    let mut homes = homes(state, me);
    is_shut_in() || !leads(cell) && homes.any(|home| home.rect(frame).sides(frame).any(leads))
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
