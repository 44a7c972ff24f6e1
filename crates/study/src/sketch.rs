//! A map on the drawing board: any ground anywhere, until somebody wants to play on it.

use stolik_game::{ExplainedFault, Maps, Painting};

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

/// A map on the drawing board. Grounds are told by their numbers among those of the [`Maps`].
#[derive(Clone, Debug)]
pub struct Sketch {
    maps: &'static Maps,
    painting: Painting,
    /// How it repeats what is painted.
    pub symmetry: Symmetry,
}

impl Sketch {
    /// The first ground in this size, which is brought into the limits of the maps.
    pub fn new(maps: &'static Maps, width: u8, height: u8) -> Sketch {
        let [width, height] = [width, height].map(|side| side.clamp(1, maps.most));
        let cells = vec![0; usize::from(width) * usize::from(height)];
        Sketch { maps, painting: Painting { width, cells }, symmetry: Symmetry::default() }
    }

    fn of(maps: &'static Maps, painting: Painting) -> Sketch {
        Sketch { maps, painting, symmetry: Symmetry::None }
    }

    /// The map of a name, if it is one.
    pub fn named(maps: &'static Maps, name: &str) -> Option<Sketch> {
        (maps.named)(name).map(|painting| Sketch::of(maps, painting))
    }

    /// A random map on which two can play, the same for the same seed: with so many hundredths of each ground but the first.
    pub fn generated(
        maps: &'static Maps,
        size: (u8, u8),
        shares: &[u8],
        seed: u64,
    ) -> Result<Sketch, Vec<ExplainedFault>> {
        (maps.generate)(size, shares, seed).map(|painting| Sketch::of(maps, painting))
    }

    /// How many fields a row has.
    pub fn width(&self) -> u8 {
        self.painting.width
    }

    /// How many rows there are.
    pub fn height(&self) -> u8 {
        (self.cells().len() / usize::from(self.width())) as u8
    }

    /// The ground of a field; none beyond the map.
    pub fn ground(&self, x: u8, y: u8) -> Option<u8> {
        self.index(x, y).map(|index| self.cells()[index])
    }

    fn index(&self, x: u8, y: u8) -> Option<usize> {
        let inside = x < self.width() && y < self.height();
        inside.then(|| usize::from(y) * usize::from(self.width()) + usize::from(x))
    }

    /// Paints the fields around one, as thick as the brush is: 1 paints one field, 2 a square of three by three.
    pub fn paint(&mut self, x: u8, y: u8, ground: u8, thickness: u8) {
        let reach = thickness.saturating_sub(1);
        for y in y.saturating_sub(reach)..=y.saturating_add(reach) {
            for x in x.saturating_sub(reach)..=x.saturating_add(reach) {
                self.set(x, y, ground);
            }
        }
    }

    /// Paints a field and those that repeat it.
    fn set(&mut self, x: u8, y: u8, ground: u8) {
        let Some(index) = self.index(x, y) else { return };
        self.painting.cells[index] = ground;
        let (across, down) = (self.width() - 1 - x, self.height() - 1 - y);
        let twin = match self.symmetry {
            Symmetry::None => None,
            Symmetry::Half => self.index(across, down),
            Symmetry::Across => self.index(across, y),
            Symmetry::Down => self.index(x, down),
        };
        if let Some(twin) = twin {
            self.painting.cells[twin] = ground;
        }
    }

    /// The same map in another size: cut at the right and below, or with the first ground added there.
    #[must_use]
    pub fn resized(&self, width: u8, height: u8) -> Sketch {
        let mut other = Sketch { symmetry: self.symmetry, ..Sketch::new(self.maps, width, height) };
        for y in 0..other.height().min(self.height()) {
            for x in 0..other.width().min(self.width()) {
                if let (Some(ground), Some(index)) = (self.ground(x, y), other.index(x, y)) {
                    other.painting.cells[index] = ground;
                }
            }
        }
        other
    }

    /// Its text in one line, as options and records have it.
    pub fn text(&self) -> String {
        (self.maps.write)(&self.painting)
    }

    /// The map of a text, drawn or in one line; or everything that is wrong with it.
    pub fn read(maps: &'static Maps, text: &str) -> Result<Sketch, Vec<ExplainedFault>> {
        (maps.read)(text).map(|painting| Sketch::of(maps, painting))
    }

    /// What keeps two players from beginning a game on it.
    pub fn faults(&self) -> Vec<ExplainedFault> {
        (self.maps.read)(&self.text()).err().unwrap_or_default()
    }

    /// The ground of all fields, row by row.
    pub fn cells(&self) -> &[u8] {
        &self.painting.cells
    }
}
