//! How well a player stands.

use super::orders::homes;
use super::passage::middle;
use super::tactics::worth;
use stolik_wojna::{BuildingKind, Owner, State, UnitKind, Wojna as Game};

/// How well a player stands, in hundredths of an infantry; and how much there is in all.
pub fn balance(game: &Game, state: &State, me: Owner) -> (i32, i32) {
    let [own, other] = [me, !me].map(|owner| strength(game, state, owner));
    let tempo = prospects(game, state, state.turn());
    let tempo = if state.turn() == me { tempo } else { -tempo };
    (own - other + tempo, own + other)
}

fn strength(game: &Game, state: &State, owner: Owner) -> i32 {
    let frame = game.frame();
    let goal = homes(state, !owner).next().map(|home| middle(frame, home.at));
    let mut sum = 0;
    for (cell, unit) in state.units(owner) {
        sum += worth(unit.kind);
        if let Some(goal) = goal {
            sum -= 2 * i32::from(frame.steps(cell, goal));
        }
    }
    let coins = state.coins(owner).min(500).cast_signed();
    sum += coins.min(16) * 80 + (coins - 16).max(0) * 40;
    let mut has_home = false;
    for building in state.buildings_of(owner) {
        has_home |= matches!(building.kind, BuildingKind::Castle | BuildingKind::Camp);
        sum += match building.kind {
            BuildingKind::Castle => 2_500,
            BuildingKind::Camp => 1_200,
            BuildingKind::Barracks => 350,
            _ => 100,
        };
    }
    if !has_home {
        sum -= 2_000 + 1_000 * i32::from(state.exile(owner));
    }
    if state.army(owner) == 0 {
        sum -= 1_000;
    }
    sum
}

/// What the player on turn may hit at once.
fn prospects(game: &Game, state: &State, me: Owner) -> i32 {
    let frame = game.frame();
    let mut hits = 0;
    for (cell, unit) in state.units(me) {
        let reach = i16::from(unit.kind.steps()) + if unit.kind == UnitKind::Archers { 3 } else { 1 };
        if state.units(!me).any(|(other, _)| frame.steps(cell, other) <= reach) {
            hits += if unit.kind == UnitKind::Archers { 20 } else { 55 };
        }
    }
    hits
}
