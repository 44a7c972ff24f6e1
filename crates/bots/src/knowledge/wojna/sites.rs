//! Where castles and camps are placed before the first turn, and what a besieged castle builds.

use super::commander::Craft;
use super::crossing::prices;
use super::field::Way;
use super::orders::homes;
use crate::knowledge::best::Best;
use stolik_game::{Entropy, Pinned, Rules};
use stolik_wojna::{
    Action, Axis, Bond, Building, BuildingKind, Cell, Frame, Owner, Phase, Rect, State, Terrain,
    Wojna as Game,
};

/// The coins that a besieged player keeps for an army.
const ARMY: u32 = 36;
/// So many places for the first castle are thought of.
const ASKED: usize = 48;
/// What a place counts for to which no way leads over land.
const FAR: i32 = 400;
/// Castles and camps stand so far apart (7.1, 7.2).
const BETWEEN: i16 = 16;
/// What a place may lack of the best one to be taken as well.
const MARGIN: i32 = 6;

/// The next action of the set-up.
pub fn next(game: &Game, state: &State, craft: Craft, entropy: &mut Pinned) -> Option<Action> {
    match state.phase() {
        Phase::Fortify => Some(fortify(game, state, craft)),
        _ => place(game, state, entropy),
    }
}

/// A castle or a camp, on one of the best places.
fn place(game: &Game, state: &State, entropy: &mut Pinned) -> Option<Action> {
    let (frame, seat) = (game.frame(), state.turn().seat());
    let is_camp = state.phase() == Phase::Camps;
    let action = |at| if is_camp { Action::Camp(at) } else { Action::Castle(at) };
    let mut sites: Vec<Cell> =
        frame.cells().filter(|&at| game.check(state, seat, &action(at)).is_ok()).collect();
    let mut country = Country::of(game, state);
    let mut places: Vec<(i32, Cell)> = if country.reaches_home() {
        sites.iter().map(|&at| (country.judge(game, state, at), at)).collect()
    } else {
        // The first castle: a few places are asked what the enemy would answer.
        shuffle(&mut sites, entropy);
        let answers = sites.clone();
        let asked = sites.iter().take(ASKED);
        asked.map(|&at| (country.judge_first(game, state, at, &answers), at)).collect()
    };
    let best = places.iter().map(|&(value, _)| value).max()?;
    places.retain(|&(value, _)| value + MARGIN >= best);
    // A castle without a place for barracks is lost (1.4.1); the check is slow, so few are checked.
    while !places.is_empty() {
        let (_, at) = places.swap_remove(entropy.index(places.len()));
        if places.is_empty() || is_camp || !game.castle_lacks_barracks(state, at) {
            return Some(action(at));
        }
    }
    None
}

fn shuffle(cells: &mut [Cell], entropy: &mut Pinned) {
    for last in (1..cells.len()).rev() {
        cells.swap(last, entropy.index(last + 1));
    }
}

/// What is known of the land for placing homes. Where armies cannot pass each other they lock up, so wars are sought on
/// open ground: narrow ways count as long.
struct Country {
    /// The steps over land from the homes that stand, or from a place that is thought of.
    way: Box<Way>,
    /// What a field counts for, besides a step.
    narrow: Vec<u16>,
    home: Option<Building>,
    /// What it costs to come from the home that stands, over land and water.
    prices: Vec<u32>,
}

impl Country {
    fn of(game: &Game, state: &State) -> Country {
        let frame = game.frame();
        let narrow = frame.cells().map(|cell| narrowness(game, frame, cell)).collect();
        let enemy = homes(state, !state.turn()).next();
        let home = enemy.or_else(|| homes(state, state.turn()).next());
        let prices = home.map_or(Vec::new(), |home| prices(game, home));
        let mut country = Country { way: Box::new(Way::new()), narrow, home, prices };
        let mut goals: Vec<(u16, Cell)> = Vec::new();
        for owner in Owner::ALL {
            for home in homes(state, owner) {
                goals.extend(home.rect(frame).sides(frame).map(|cell| (0, cell)));
            }
        }
        country.find(game, &goals);
        country
    }

    /// Whether anything stands to come to.
    fn reaches_home(&self) -> bool {
        self.home.is_some()
    }

    fn find(&mut self, game: &Game, goals: &[(u16, Cell)]) {
        let Country { way, narrow, .. } = self;
        let is_land = |cell: Cell| game.terrain(cell) == Terrain::Grass;
        way.find(game.frame(), goals, |from, _| is_land(from), |cell| narrow[cell.index()]);
    }

    /// How good a place is, given the homes that stand: as near as may be, and over land if that can be had.
    fn judge(&self, game: &Game, state: &State, at: Cell) -> i32 {
        let frame = game.frame();
        let open = openness(game, state, frame, at) / 2;
        // Two camps lie side by side: the army is one.
        let mut camps = homes(state, state.turn());
        if let Some(camp) = camps.next() {
            let apart = frame.steps(camp.at, at);
            let stranded = if self.way.leads_from(at) { 0 } else { FAR - 3 * harbour(game, state, at) };
            return open - 4 * i32::from(apart) - stranded;
        }
        match (self.way.from(at), self.prices[at.index()]) {
            (Way::NONE, u32::MAX) => open - FAR,
            (Way::NONE, price) => {
                open - FAR / 2 - 2 * price.min(200).cast_signed() + harbour(game, state, at)
            }
            (steps, _) => open - 2 * i32::from(steps.min(200)),
        }
    }

    /// How good a place is for the first castle: by the way to the nearest answer.
    fn judge_first(&mut self, game: &Game, state: &State, at: Cell, answers: &[Cell]) -> i32 {
        let frame = game.frame();
        let rect = |at| Rect::at(frame, at, BuildingKind::Castle.size());
        let goals: Vec<(u16, Cell)> = rect(at).sides(frame).map(|cell| (0, cell)).collect();
        self.find(game, &goals);
        let far = answers.iter().filter(|&&answer| rect(at).distance(rect(answer)) >= BETWEEN);
        let nearest = far.map(|&answer| self.way.from(answer)).min();
        let open = openness(game, state, frame, at) / 2;
        match nearest.filter(|&steps| steps < Way::NONE) {
            Some(steps) => open - 2 * i32::from(steps.min(200)),
            None => open - FAR / 2 - 2 * crossing_price(game, state, at, answers) + harbour(game, state, at),
        }
    }
}

/// What it costs to come from a castle to the nearest answer over water: as few ships as may be.
fn crossing_price(game: &Game, state: &State, at: Cell, answers: &[Cell]) -> i32 {
    let (kind, axis, bond) = (BuildingKind::Castle, Axis::Across, Bond::Owner(state.turn()));
    let prices = prices(game, Building { kind, at, axis, bond });
    let rect = |at| Rect::at(game.frame(), at, kind.size());
    let far = answers.iter().filter(|&&answer| rect(at).distance(rect(answer)) >= BETWEEN);
    far.map(|&answer| prices[answer.index()]).min().unwrap_or(u32::MAX).min(200).cast_signed()
}

/// How many of the fields about a field are no land, in halves.
fn narrowness(game: &Game, frame: Frame, cell: Cell) -> u16 {
    let (x, y) = frame.xy(cell);
    let around = Rect { x: x - 2, y: y - 2, width: 5, height: 5 };
    let land = around.cells(frame).filter(|&cell| game.terrain(cell) == Terrain::Grass).count();
    (25 - land as u16) / 2
}

/// What a place gains by water on which ships can lie.
fn harbour(game: &Game, state: &State, at: Cell) -> i32 {
    let frame = game.frame();
    let (x, y) = frame.xy(at);
    // Camps launch ships themselves, castles by a port not far away.
    let (reach, wanted) = if state.phase() == Phase::Camps { (1, 3) } else { (4, 12) };
    let around = Rect { x: x - reach, y: y - reach, width: 3 + 2 * reach, height: 3 + 2 * reach };
    let water = around.cells(frame).filter(|&cell| game.terrain(cell) == Terrain::Water).count();
    if water >= wanted { 60 } else { 0 }
}

/// How much free ground there is about a place.
fn openness(game: &Game, state: &State, frame: Frame, at: Cell) -> i32 {
    let (x, y) = frame.xy(at);
    let around = Rect { x: x - 5, y: y - 5, width: 13, height: 13 };
    let free = |&cell: &Cell| game.terrain(cell) == Terrain::Grass && state.building(cell).is_none();
    around.cells(frame).filter(free).map(|_| 1).sum()
}

/// What a besieged castle builds: two barracks, then walls with ladders for archers, and a gate for sorties, as long as an
/// army can be paid.
fn fortify(game: &Game, state: &State, craft: Craft) -> Action {
    let me = state.turn();
    let Some(castle) = state.buildings_of(me).find(|building| building.kind == BuildingKind::Castle) else {
        return Action::Done;
    };
    let count = |kind| state.buildings().filter(|building| building.kind == kind).count();
    let kind = if count(BuildingKind::Barracks) < 2 {
        BuildingKind::Barracks
    } else if count(BuildingKind::Port) == 0 && may_be_besieged_over_water(game, castle) {
        // Where the war comes over water it must be ended there: nothing can be built later (W-39).
        BuildingKind::Port
    } else if count(BuildingKind::Ladder) < count(BuildingKind::Wall) {
        BuildingKind::Ladder
    } else if craft == Craft::Full && count(BuildingKind::Gate) < count(BuildingKind::Wall) {
        BuildingKind::Gate
    } else {
        BuildingKind::Wall
    };
    let reserve = if matches!(kind, BuildingKind::Barracks | BuildingKind::Port) { 8 } else { ARMY };
    if state.coins(me) < kind.cost() + reserve {
        return Action::Done;
    }
    let site = site(game, state, castle, kind);
    site.map_or(Action::Done, |(at, axis)| Action::Build { castle: castle.at, kind, at, axis })
}

/// Whether a building would lie in a line with a wall, end to end.
fn lengthens_a_wall(state: &State, rect: Rect, axis: Axis) -> bool {
    let frame = state.frame();
    let mut walls = state.buildings().filter(|building| building.kind == BuildingKind::Wall);
    walls.any(|wall| {
        let other = wall.rect(frame);
        let in_line = match axis {
            Axis::Across => rect.y == other.y,
            Axis::Down => rect.x == other.x,
        };
        wall.axis == axis && in_line && rect.distance(other) == 0
    })
}

/// Whether a camp of the attacker may stand where nobody comes from the castle on foot.
fn may_be_besieged_over_water(game: &Game, castle: Building) -> bool {
    let frame = game.frame();
    let ground = castle.rect(frame);
    let land = land_of(game, castle);
    let is_grass = |cell: Cell| game.terrain(cell) == Terrain::Grass;
    frame.cells().any(|at| {
        let camp = Rect::at(frame, at, BuildingKind::Camp.size());
        camp.is_on(frame)
            && ground.distance(camp) >= BETWEEN
            && !land.leads_from(at)
            && camp.cells(frame).all(is_grass)
    })
}

/// The land that can be reached on foot from a castle.
pub fn land_of(game: &Game, castle: Building) -> Box<Way> {
    let frame = game.frame();
    let is_land = |cell: Cell| game.terrain(cell) == Terrain::Grass;
    let sides = castle.rect(frame).sides(frame).filter(|&cell| is_land(cell));
    let goals: Vec<(u16, Cell)> = sides.map(|cell| (0, cell)).collect();
    let mut land = Box::new(Way::new());
    land.find(frame, &goals, |from, _| is_land(from), |_| 0);
    land
}

fn site(game: &Game, state: &State, castle: Building, kind: BuildingKind) -> Option<(Cell, Axis)> {
    let frame = game.frame();
    let mut best = Best::NONE;
    let land = land_of(game, castle);
    game.visit_sites(state, castle, kind, |at, axis| {
        // Not on another island.
        if !land.leads_from(at) {
            return;
        }
        let building = Building { kind, at, axis, bond: castle.bond };
        let rect = building.rect(frame);
        let near = i32::from(castle.rect(frame).distance(rect));
        let apart = |other: BuildingKind| {
            let others = state.buildings().filter(|building| building.kind == other);
            others.map(|building| i32::from(building.rect(frame).distance(rect))).min().unwrap_or(9)
        };
        let value = match kind {
            BuildingKind::Barracks => 3 * (near - 2).abs() - 2 * apart(kind).min(5),
            BuildingKind::Port => {
                let is_water = |cell: &Cell| game.terrain(*cell) == Terrain::Water;
                let (x, y) = (rect.x, rect.y);
                let around = Rect { x: x - 3, y: y - 3, width: 8, height: 8 };
                // Its ships need room.
                near - 4 * rect.sides(frame).filter(is_water).map(|_| 1).sum::<i32>()
                    - around.cells(frame).filter(is_water).map(|_| 1).sum::<i32>()
            }
            // A ladder leads onto a wall, from the castle's side.
            BuildingKind::Ladder => 10 * apart(BuildingKind::Wall).abs() + near,
            // A gate lengthens a wall: the own pass where the enemy does not.
            BuildingKind::Gate => near - 100 * i32::from(lengthens_a_wall(state, rect, axis)),
            _ => (near - 3).abs() - apart(BuildingKind::Wall).min(9),
        };
        best.offer(-value, (at, axis));
    });
    best.taken()
}
