//! Maps: rectangles of grass, water and rock (1, W-2).
//!
//! A map has two texts, and [`Map::parse`] reads both. The file form is a drawing:
//!
//! ```text
//! # Whatever stands behind a hash is for people.
//! wojna-map 24x3
//! GGGGGGGGGGWWWWGGGGGGGGGG
//! GGGGGGGGGGGGGGGGGGGGGGGG
//! GGGGGGGGGGWWWWGGGGGGGGGG
//! ```
//!
//! The form for options and records is one line without white space. It counts equal fields, so that it is never longer
//! than the drawing: `24x3/10G4W10G/24G/10G4W10G`. Counts may stand in drawings and single letters in lines, too; small
//! letters are read as capitals.

mod block;
mod fault;
mod generate;
mod ground;
mod layer;
mod named;
mod noise;
mod playable;
mod reach;
mod relief;
mod repair;
mod share;
mod size;
mod text;

pub use fault::MapFault;
pub use named::NamedMap;
pub use share::Share;
pub use size::Size;

use crate::Terrain;
use block::{BARRACKS, Block, CASTLE};
use ground::Ground;
use playable::Sites;
use std::fmt;
use std::sync::Arc;

/// A map on which two players can begin a game. Copies share the fields.
///
/// ```
/// use stolik_wojna::{Map, Terrain};
///
/// let map = Map::parse("24x3/10G4W10G/24G/10G4W10G").expect("a map");
/// assert_eq!((map.width(), map.height()), (24, 3));
/// assert_eq!(map.terrain(10, 0), Terrain::Water);
/// assert_eq!(map.to_string(), "24x3/10G4W10G/24G/10G4W10G");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Map {
    size: Size,
    cells: Arc<[Terrain]>,
}

impl Map {
    /// The longest a map's one-line text can be, in bytes: `64x64` and 64 rows, each behind a slash, without two equal
    /// neighbours.
    pub const LONGEST_LINE: usize = "64x64".len() + 64 * (1 + 64);

    /// The map of these fields, row by row, if two players can begin a game on it.
    fn new(size: Size, cells: Vec<Terrain>) -> Result<Map, Vec<MapFault>> {
        let faults = playable::faults(size, &Ground::of(size, &cells, Terrain::Grass));
        if faults.is_empty() { Ok(Map { size, cells: cells.into() }) } else { Err(faults) }
    }

    /// How many fields a row has.
    pub fn width(&self) -> u8 {
        self.size.width
    }

    /// How many rows there are.
    pub fn height(&self) -> u8 {
        self.size.height
    }

    /// Width and height.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The terrain of a field, `x` to the right and `y` down from the upper left one.
    ///
    /// # Panics
    /// When there is no such field.
    pub fn terrain(&self, x: u8, y: u8) -> Terrain {
        assert!(x < self.width(), "a row has {} fields, there is no {x}", self.width());
        self.cells[self.size.index(x, y)]
    }

    /// The terrain of all fields, row by row.
    pub fn cells(&self) -> &[Terrain] {
        &self.cells
    }

    /// The map as a drawing, for files and people.
    pub fn drawn(&self) -> String {
        let mut drawing = format!("{} {}\n", text::FILE_WORD, self.size);
        for row in self.rows() {
            drawing.extend(row.iter().map(|terrain| terrain.letter()));
            drawing.push('\n');
        }
        drawing
    }

    fn rows(&self) -> std::slice::ChunksExact<'_, Terrain> {
        self.cells.chunks_exact(self.size.width as usize)
    }
}

impl fmt::Display for Map {
    /// The map in one line, equal fields counted.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.size)?;
        for row in self.rows() {
            f.write_str("/")?;
            for run in row.chunk_by(Terrain::eq) {
                match run.len() {
                    1 => write!(f, "{}", run[0].letter())?,
                    count => write!(f, "{count}{}", run[0].letter())?,
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({self})")
    }
}
