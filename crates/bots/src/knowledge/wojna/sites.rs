//! Where castles and camps are placed before the first turn, and what a besieged castle builds.

use super::field::Way;
use super::orders::homes;
use stolik_game::{Entropy, Pinned, Rules};
use stolik_wojna::{
    Action, Axis, Building, BuildingKind, Cell, Frame, Owner, Phase, Rect, State, Terrain, Wojna as Game,
};

/// The coins that a besieged player keeps for an army.
const ARMY: u32 = 36;
/// What a place may lack of the best one to be taken as well.
const MARGIN: i32 = 6;

/// The next action of the set-up.
pub fn next(game: &Game, state: &State, entropy: &mut Pinned) -> Option<Action> {
    match state.phase() {
        Phase::Fortify => Some(fortify(game, state)),
        _ => place(game, state, entropy),
    }
}

/// A castle or a camp, on one of the best places.
fn place(game: &Game, state: &State, entropy: &mut Pinned) -> Option<Action> {
    let (frame, seat) = (game.frame(), state.turn().seat());
    let shores = Shores::of(game, state);
    let action = |at| if state.phase() == Phase::Camps { Action::Camp(at) } else { Action::Castle(at) };
    let mut places: Vec<(i32, Cell)> = Vec::new();
    for at in frame.cells() {
        if game.check(state, seat, &action(at)).is_ok() {
            places.push((shores.judge(game, state, at), at));
        }
    }
    let best = places.iter().map(|&(value, _)| value).max()?;
    places.retain(|&(value, _)| value + MARGIN >= best);
    // A castle without a place for barracks is lost (1.4.1); the check is slow, so few are checked.
    while !places.is_empty() {
        let (_, at) = places.swap_remove(entropy.index(places.len()));
        if places.is_empty() || state.phase() == Phase::Camps || !game.castle_lacks_barracks(state, at) {
            return Some(action(at));
        }
    }
    None
}

/// What is known of the land for placing homes.
struct Shores {
    /// The steps over land from the homes that stand.
    way: Box<Way>,
    stands: bool,
    /// The number of the land that each field belongs to, and how far each land stretches.
    lands: Vec<usize>,
    spans: Vec<[i16; 4]>,
}

impl Shores {
    fn of(game: &Game, state: &State) -> Shores {
        let frame = game.frame();
        let is_land = |cell: Cell| game.terrain(cell) == Terrain::Grass;
        let mut way = Box::new(Way::new());
        let mut lands = vec![usize::MAX; frame.area()];
        let mut spans = Vec::new();
        for first in frame.cells().filter(|&cell| is_land(cell)) {
            if lands[first.index()] != usize::MAX {
                continue;
            }
            way.find(frame, &[(0, first)], |from, _| is_land(from), |_| 0);
            let mut span = [i16::MAX, i16::MIN, i16::MAX, i16::MIN];
            for cell in frame.cells().filter(|&cell| way.leads_from(cell)) {
                lands[cell.index()] = spans.len();
                let (x, y) = frame.xy(cell);
                span = [span[0].min(x), span[1].max(x), span[2].min(y), span[3].max(y)];
            }
            spans.push(span);
        }
        let mut goals: Vec<(u16, Cell)> = Vec::new();
        for owner in Owner::ALL {
            for home in homes(state, owner) {
                goals.extend(home.rect(frame).sides(frame).map(|cell| (0, cell)));
            }
        }
        goals.sort_unstable();
        way.find(frame, &goals, |from, _| is_land(from), |_| 0);
        Shores { way, stands: !goals.is_empty(), lands, spans }
    }

    /// How good a place is.
    fn judge(&self, game: &Game, state: &State, at: Cell) -> i32 {
        let frame = game.frame();
        let open = openness(game, state, frame, at);
        if self.stands {
            // As near as may be, and over land if that can be had.
            let steps = self.way.from(at);
            return if steps == Way::NONE { open / 2 - 120 } else { open / 2 - 3 * i32::from(steps) };
        }
        let [left, right, top, bottom] = self.spans[self.lands[at.index()]];
        let span = i32::from(right - left + bottom - top);
        open + span.min(24)
    }
}

/// How much free ground there is about a place.
fn openness(game: &Game, state: &State, frame: Frame, at: Cell) -> i32 {
    let (x, y) = frame.xy(at);
    let around = Rect { x: x - 5, y: y - 5, width: 13, height: 13 };
    let free = |&cell: &Cell| game.terrain(cell) == Terrain::Grass && state.building(cell).is_none();
    around.cells(frame).filter(free).count() as i32
}

/// What a besieged castle builds: two barracks, then walls with ladders for archers, as long as an army can be paid.
fn fortify(game: &Game, state: &State) -> Action {
    let me = state.turn();
    let Some(castle) = state.buildings_of(me).find(|building| building.kind == BuildingKind::Castle) else {
        return Action::Done;
    };
    let count = |kind| state.buildings().filter(|building| building.kind == kind).count();
    let kind = if count(BuildingKind::Barracks) < 2 {
        BuildingKind::Barracks
    } else if count(BuildingKind::Ladder) < count(BuildingKind::Wall) {
        BuildingKind::Ladder
    } else {
        BuildingKind::Wall
    };
    let reserve = if kind == BuildingKind::Barracks { 8 } else { ARMY };
    if state.coins(me) < kind.cost() + reserve {
        return Action::Done;
    }
    let site = site(game, state, castle, kind);
    site.map_or(Action::Done, |(at, axis)| Action::Build { castle: castle.at, kind, at, axis })
}

fn site(game: &Game, state: &State, castle: Building, kind: BuildingKind) -> Option<(Cell, Axis)> {
    let frame = game.frame();
    let mut best: Option<(i32, Cell, Axis)> = None;
    game.visit_sites(state, castle, kind, |at, axis| {
        let building = Building { kind, at, axis, bond: castle.bond };
        let rect = building.rect(frame);
        let near = i32::from(castle.rect(frame).distance(rect));
        let apart = |other: BuildingKind| {
            let others = state.buildings().filter(|building| building.kind == other);
            others.map(|building| i32::from(building.rect(frame).distance(rect))).min().unwrap_or(9)
        };
        let value = match kind {
            BuildingKind::Barracks => 3 * (near - 2).abs() - 2 * apart(kind).min(5),
            // A ladder leads onto a wall, from the castle's side.
            BuildingKind::Ladder => 10 * apart(BuildingKind::Wall).abs() + near,
            _ => (near - 3).abs() - apart(BuildingKind::Wall).min(9),
        };
        if best.is_none_or(|(least, ..)| value < least) {
            best = Some((value, at, axis));
        }
    });
    best.map(|(_, at, axis)| (at, axis))
}
