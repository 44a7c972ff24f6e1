//! The maps that come with the game.

use super::Map;

/// A map that comes with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedMap {
    /// Its name in options and commands.
    pub name: &'static str,
    /// The key of its name for people.
    pub title: &'static str,
    /// The key of a sentence about it.
    pub about: &'static str,
    /// The map as a drawing.
    pub drawn: &'static str,
}

macro_rules! named_maps {
    ($($name:literal)*) => {
        [$(NamedMap {
            name: $name,
            title: concat!("wojna-map-", $name),
            about: concat!("wojna-map-", $name, "-about"),
            drawn: include_str!(concat!("../maps/", $name, ".txt")),
        }),*]
    };
}

impl Map {
    /// The maps that come with the game, from the plainest to those that need ships.
    pub const NAMED: [NamedMap; 6] = named_maps!["pole" "brod" "przelecz" "jezioro" "przeprawa" "archipelag"];

    /// Their names.
    pub const NAMES: [&str; 6] = {
        let mut names = [""; 6];
        let mut index = 0;
        while index < names.len() {
            names[index] = Map::NAMED[index].name;
            index += 1;
        }
        names
    };

    /// The map of this name, if one that comes with the game has it.
    pub fn named(name: &str) -> Option<Map> {
        let named = Map::NAMED.iter().find(|named| named.name == name)?;
        Some(Map::parse(named.drawn).expect("the maps that come with the game are tested"))
    }
}
