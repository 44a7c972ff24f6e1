//! The ground: terrain, and shores where water meets land.

use crate::scene::{Stage, colours};
use crate::{Cell, Terrain, spot_of};
use stolik_game::scene::{Field, Look, Quarter, Shape, Token};
use stolik_game::{Message, mix};

/// The width of a field.
pub(crate) const FIELD: i32 = 100;

/// The quarters of a turn, clockwise from the north: of a shore's sides, and of its corners from the north-west.
const QUARTERS: [Quarter; 4] = [Quarter::None, Quarter::One, Quarter::Two, Quarter::Three];
const SIDES: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
const CORNERS: [(i16, i16); 4] = [(-1, -1), (1, -1), (1, 1), (-1, 1)];

impl Stage<'_> {
    pub fn size(&self) -> (i32, i32) {
        let frame = self.state.frame;
        (i32::from(frame.width()) * FIELD, i32::from(frame.height()) * FIELD)
    }

    /// The upper left corner of a field.
    pub fn corner(&self, cell: Cell) -> (i32, i32) {
        let (x, y) = self.state.frame.xy(cell);
        (i32::from(x) * FIELD, i32::from(y) * FIELD)
    }

    /// Every field, row by row.
    pub fn fields(&self) -> Vec<Field> {
        let field = |cell: Cell| {
            let (x, y) = self.corner(cell);
            Field {
                spot: spot_of(cell),
                name: self.state.frame.name(cell),
                shape: Shape::Rect { x, y, width: FIELD, height: FIELD },
                look: Some(ground(self.game.terrain(cell), cell)),
                playable: true,
            }
        };
        self.state.frame.cells().map(field).collect()
    }

    /// Shores lie on water: at every side beyond which there is land, rounded where two such sides meet, and at corners
    /// that land only touches. Nothing at the edge of the map.
    pub fn shores(&self, tokens: &mut Vec<Token>) {
        let frame = self.state.frame;
        for cell in frame.cells().filter(|&cell| self.game.terrain(cell) == Terrain::Water) {
            let (x, y) = frame.xy(cell);
            let is_land = |(dx, dy): (i16, i16)| {
                frame.cell(x + dx, y + dy).is_some_and(|there| self.game.terrain(there) != Terrain::Water)
            };
            let mut add = |look, turned| tokens.push(self.shore(cell, look, turned));
            let land = SIDES.map(is_land);
            for (turned, _) in QUARTERS.into_iter().zip(land).filter(|(_, land)| *land) {
                add("wojna-shore-side", turned);
            }
            for (corner, turned) in QUARTERS.into_iter().enumerate() {
                // The north-west corner lies between the west and the north side, and so on clockwise.
                let beside = [land[(corner + 3) % 4], land[corner]];
                match beside {
                    [true, true] => add("wojna-shore-turn", turned),
                    [false, false] if is_land(CORNERS[corner]) => add("wojna-shore-tip", turned),
                    _ => {}
                }
            }
        }
    }

    fn shore(&self, cell: Cell, look: &'static str, turned: Quarter) -> Token {
        let name = Message::new("wojna-token-shore");
        Token { turned, ..Token::upright(spot_of(cell), self.corner(cell), Look(look), colours(None), name) }
    }
}

/// The drawing of a field: one of three, always the same for the same field.
fn ground(terrain: Terrain, cell: Cell) -> Look {
    let looks = match terrain {
        Terrain::Grass => ["wojna-grass-1", "wojna-grass-2", "wojna-grass-3"],
        Terrain::Water => ["wojna-water-1", "wojna-water-2", "wojna-water-3"],
        Terrain::Rock => ["wojna-rock-1", "wojna-rock-2", "wojna-rock-3"],
    };
    Look(looks[(mix(u64::from(cell.0)) % looks.len() as u64) as usize])
}
