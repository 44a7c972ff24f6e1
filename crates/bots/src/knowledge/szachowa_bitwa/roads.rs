//! Roads: how far it is from each field to the enemy's camps, by the ways that are open.

use super::terrain::{NUMBERS, Terrain, across};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use stolik_szachowa_bitwa::{Battle, Board, Colour, Field, Ground, Kind};

/// What crossing the river takes where no bridge is.
const CROSSING: u8 = 3;
/// What an enemy in the way takes.
const ENEMY: u8 = 3;
/// What an own piece in the way takes.
const FRIEND: u8 = 1;
/// Farther than anything.
const FAR: u8 = 120;

/// How far it is from each field to the enemy's camps. It is reckoned where a decision is asked for and kept throughout the
/// search.
#[derive(Clone, Debug, Default)]
pub struct Roads {
    /// The roads of each colour, one for each camp of the enemy.
    of: [Vec<Road>; 2],
}

/// How far it is to one camp.
#[derive(Clone, Debug)]
struct Road {
    camp: Field,
    steps: [u8; NUMBERS],
}

impl Roads {
    /// Those of a battle.
    pub fn of(terrain: &Terrain, ground: Ground, battle: &Battle) -> Roads {
        let board = &battle.board;
        let of = |colour: Colour| {
            let camps = board.pieces(!colour, Kind::Camp).iter();
            camps.map(|camp| Road { camp, steps: steps_to(terrain, ground, board, colour, camp) }).collect()
        };
        Roads { of: Colour::ALL.map(of) }
    }

    /// How many steps it is for a colour to the nearest camp of the enemy that still stands.
    #[inline]
    pub fn way(&self, board: &Board, colour: Colour, field: Field) -> i32 {
        let camps = board.kind(Kind::Camp);
        let standing = self.of[colour.index()].iter().filter(|road| camps.has(road.camp));
        standing.map(|road| i32::from(road.steps[usize::from(field.number())])).min().unwrap_or(0)
    }
}

/// How many steps it is to a camp, from everywhere: outwards from the camp, the nearest field first.
fn steps_to(terrain: &Terrain, ground: Ground, board: &Board, colour: Colour, camp: Field) -> [u8; NUMBERS] {
    let mut steps = [FAR; NUMBERS];
    let mut open = BinaryHeap::from([Reverse((0, camp))]);
    while let Some(Reverse((far, to))) = open.pop() {
        let number = usize::from(to.number());
        if steps[number] <= far {
            continue;
        }
        steps[number] = far;
        let in_the_way = match board.colour_on(to) {
            _ if to == camp => 0,
            Some(owner) if owner == colour => FRIEND,
            Some(_) => ENEMY,
            None => 0,
        };
        let mut come =
            |from: Field, step: u8| open.push(Reverse(((far + step + in_the_way).min(FAR - 1), from)));
        terrain.sides(to).iter().for_each(|from| come(from, 1));
        if let Some(from) = across(ground, to) {
            // Nobody fights over the river, so what stands there is twice in the way.
            come(from, if ground.has_bridge(to.column()) { 1 } else { CROSSING + in_the_way });
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::{Notation, Rules};
    use stolik_szachowa_bitwa::SzachowaBitwa;

    fn way(pieces: &str, from: &str) -> i32 {
        let game = SzachowaBitwa::default();
        let text = format!("battle white; W: KA1 {pieces} RA2,B2 bridge=E; B: KJ20 RA20,B20 bridge=E");
        let state = game.set_up(&game.parse_setup(&text).expect("a position")).expect("a position");
        let ground = game.ground(state.open());
        let battle = state.open().battle.as_ref().expect("a battle");
        let terrain = Terrain::of(game.size(), true);
        let roads = Roads::of(terrain, ground, battle);
        let field = ground.all().iter().find(|field| field.to_string() == from).expect("a field");
        roads.way(&battle.board, Colour::White, field)
    }

    #[test]
    fn a_bridge_is_a_step_and_the_river_takes_three_s15() {
        assert_eq!(way("PE10", "E10"), 13, "a step over the bridge, nine rows, three columns");
        assert_eq!(way("PA10", "A10"), 12, "three over the river, nine rows");
    }

    #[test]
    fn what_stands_in_the_way_makes_it_longer() {
        assert!(way("PA10 PA9", "A9") > way("PA9", "A9"));
    }
}
