//! A map of Wojna on the drawing board: any terrain anywhere, until somebody wants to play on it.

use stolik_game::{ExplainedFault, Faults};
use stolik_wojna::{Map, MapFault, Share, Size, Terrain};

/// How the map repeats what is painted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Symmetry {
    /// Not at all.
    None,
    /// Turned by half: what is near one corner is near the opposite one. The fairest to both players.
    #[default]
    Half,
    /// Left as right.
    Across,
    /// Top as bottom.
    Down,
}

/// A map on the drawing board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    width: u8,
    height: u8,
    cells: Vec<Terrain>,
    /// How it repeats what is painted.
    pub symmetry: Symmetry,
}

impl Sketch {
    /// Grass of this size, which is brought into the limits of maps.
    pub fn new(width: u8, height: u8) -> Sketch {
        let [width, height] = [width, height].map(|side| side.clamp(1, Size::MOST));
        let area = usize::from(width) * usize::from(height);
        Sketch { width, height, cells: vec![Terrain::Grass; area], symmetry: Symmetry::default() }
    }

    /// A map as it is.
    pub fn of(map: &Map) -> Sketch {
        let (width, height, cells) = (map.width(), map.height(), map.cells().to_vec());
        Sketch { width, height, cells, symmetry: Symmetry::None }
    }

    /// A random map on which two can play, the same for the same seed.
    pub fn generated(
        (width, height): (u8, u8),
        (water, rock): (u8, u8),
        seed: u64,
    ) -> Result<Sketch, Vec<ExplainedFault>> {
        let map =
            Map::generate(Size { width, height }, Share::hundredths(water), Share::hundredths(rock), seed);
        map.map(|map| Sketch::of(&map)).map_err(explained)
    }

    /// How many fields a row has.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// How many rows there are.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// The terrain of a field; none beyond the map.
    pub fn terrain(&self, x: u8, y: u8) -> Option<Terrain> {
        self.index(x, y).map(|index| self.cells[index])
    }

    fn index(&self, x: u8, y: u8) -> Option<usize> {
        let inside = x < self.width && y < self.height;
        inside.then(|| usize::from(y) * usize::from(self.width) + usize::from(x))
    }

    /// Paints the fields around one, as thick as the brush is: 1 paints one field, 2 a square of three by three.
    pub fn paint(&mut self, x: u8, y: u8, terrain: Terrain, thickness: u8) {
        let reach = thickness.saturating_sub(1);
        for y in y.saturating_sub(reach)..=y.saturating_add(reach) {
            for x in x.saturating_sub(reach)..=x.saturating_add(reach) {
                self.set(x, y, terrain);
            }
        }
    }

    /// Paints a field and those that repeat it.
    fn set(&mut self, x: u8, y: u8, terrain: Terrain) {
        let Some(index) = self.index(x, y) else { return };
        self.cells[index] = terrain;
        let (across, down) = (self.width - 1 - x, self.height - 1 - y);
        let twin = match self.symmetry {
            Symmetry::None => None,
            Symmetry::Half => self.index(across, down),
            Symmetry::Across => self.index(across, y),
            Symmetry::Down => self.index(x, down),
        };
        if let Some(twin) = twin {
            self.cells[twin] = terrain;
        }
    }

    /// The same map in another size: cut at the right and below, or with grass added there.
    #[must_use]
    pub fn resized(&self, width: u8, height: u8) -> Sketch {
        let mut other = Sketch { symmetry: self.symmetry, ..Sketch::new(width, height) };
        for y in 0..other.height.min(self.height) {
            for x in 0..other.width.min(self.width) {
                if let (Some(terrain), Some(index)) = (self.terrain(x, y), other.index(x, y)) {
                    other.cells[index] = terrain;
                }
            }
        }
        other
    }

    /// Its text in one line, as options and records have it.
    pub fn text(&self) -> String {
        let mut text = format!("{}x{}", self.width, self.height);
        for row in self.cells.chunks_exact(usize::from(self.width)) {
            text.push('/');
            for run in row.chunk_by(Terrain::eq) {
                if run.len() > 1 {
                    text.push_str(&run.len().to_string());
                }
                text.push(run[0].letter());
            }
        }
        text
    }

    /// The map of a text, drawn or in one line; or everything that is wrong with it.
    pub fn read(text: &str) -> Result<Sketch, Vec<ExplainedFault>> {
        Map::parse(text).map(|map| Sketch::of(&map)).map_err(explained)
    }

    /// What keeps two players from beginning a game on it.
    pub fn faults(&self) -> Vec<ExplainedFault> {
        Map::parse(&self.text()).err().map(explained).unwrap_or_default()
    }

    /// The terrain of all fields, row by row.
    pub fn cells(&self) -> &[Terrain] {
        &self.cells
    }
}

fn explained(faults: Faults<MapFault>) -> Vec<ExplainedFault> {
    faults.into_iter().map(Into::into).collect()
}
