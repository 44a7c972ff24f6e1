//! What a building leaves of the ways around it: an army is easily shut in by its own barracks.

use stolik_wojna::{Cell, Frame, Rect, State, Terrain, Wojna as Game};

/// What a building would leave of the ways around it.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    /// Whether the ground around it would fall into parts.
    pub cuts: bool,
    /// How many of the fields around it cannot be walked on.
    pub tight: i32,
}

impl Passage {
    /// What a building on this ground would leave.
    pub fn around(game: &Game, state: &State, ground: Rect) -> Passage {
        let frame = game.frame();
        let is_open = |(x, y): (i16, i16)| {
            let cell = frame.cell(x, y);
            cell.is_some_and(|cell| game.terrain(cell) == Terrain::Grass && state.building(cell).is_none())
        };
        let (mut parts, mut tight, mut opens) = (0, 0, 0);
        let mut before = ring(ground).last().is_some_and(is_open);
        for place in ring(ground) {
            let open = is_open(place);
            parts += i32::from(open && !before);
            tight += i32::from(!open);
            opens += i32::from(open);
            before = open;
        }
        Passage { cuts: parts > 1 || opens == 0, tight }
    }
}

/// The places around a rectangle, corners too, in a circle.
fn ring(ground: Rect) -> impl Iterator<Item = (i16, i16)> {
    let Rect { x, y, width, height } = ground;
    let (right, below) = (x + width, y + height);
    let top = (x - 1..right).map(move |x| (x, y - 1));
    let east = (y - 1..below).map(move |y| (right, y));
    let bottom = (x..=right).rev().map(move |x| (x, below));
    let west = (y..=below).rev().map(move |y| (x - 1, y));
    top.chain(east).chain(bottom).chain(west)
}

/// The field in the middle of a building of three by three.
pub fn middle(frame: Frame, at: Cell) -> Cell {
    let (x, y) = frame.xy(at);
    frame.cell(x + 1, y + 1).unwrap_or(at)
}
