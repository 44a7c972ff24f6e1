//! What the fields of a map are made of.

/// The terrain of one field (1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Grass: land units and engines go there, buildings stand there.
    #[default]
    Grass,
    /// Water: ships alone.
    Water,
    /// Rock: nobody and nothing.
    Rock,
}

impl Terrain {
    /// Every terrain.
    pub const ALL: [Terrain; 3] = [Terrain::Grass, Terrain::Water, Terrain::Rock];

    /// Its letter in the text of a map.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Grass => 'G',
            Terrain::Water => 'W',
            Terrain::Rock => 'R',
        }
    }

    /// The key of its name for people.
    pub const fn key(self) -> &'static str {
        match self {
            Terrain::Grass => "wojna-terrain-grass",
            Terrain::Water => "wojna-terrain-water",
            Terrain::Rock => "wojna-terrain-rock",
        }
    }

    /// The terrain of a letter, small or capital; none if there is none.
    pub fn of_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter.to_ascii_uppercase())
    }
}
