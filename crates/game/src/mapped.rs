//! Games on maps that people paint.

use crate::{ExplainedFault, Game};

/// Games one of whose options is a map.
pub trait Mapped: Game {
    /// What its maps are.
    const MAPS: Maps;
}

/// What the maps of a game are, for those who paint them.
#[derive(Clone, Copy, Debug)]
pub struct Maps {
    /// The option whose value is the text of a map.
    pub option: &'static str,
    /// The key of what the editor is called.
    pub title: &'static str,
    /// What a field can be of; where nothing was painted it is of the first.
    pub grounds: &'static [Ground],
    /// How many fields a row has, and how many rows there are, usually.
    pub usual: (u8, u8),
    /// How many of either at most.
    pub most: u8,
    /// Reads the text of a map on which two can play, or says everything that is wrong with it.
    pub read: fn(&str) -> Painted,
    /// Writes a map, whether one can play on it or not.
    pub write: fn(&Painting) -> String,
    /// A random map of this width and height, with so many hundredths of each ground but the first, from a seed.
    pub generate: fn((u8, u8), &[u8], u64) -> Painted,
    /// The map of a name.
    pub named: fn(&str) -> Option<Painting>,
}

/// What a field of a map can be of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// Its name for programs.
    pub id: &'static str,
    /// Its letter in the text of a map.
    pub letter: char,
    /// The key of its name.
    pub name: &'static str,
    /// The key of what asks for its share of a random map, and the usual share in hundredths; none of the first, which is the rest.
    pub share: Option<(&'static str, u8)>,
}

/// A map on which two can play, or everything that is wrong with it.
pub type Painted = Result<Painting, Vec<ExplainedFault>>;

/// A map as it is painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Painting {
    /// How many fields a row has.
    pub width: u8,
    /// The fields row by row, each the number of its ground.
    pub cells: Vec<u8>,
}
