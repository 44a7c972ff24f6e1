//! The maps that come with the game.

use crate::Map;

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
        /// The maps that come with the game, from the plainest to those that need ships.
        pub const NAMED: [NamedMap; 6] = [$(NamedMap {
            name: $name,
            title: concat!("wojna-map-", $name),
            about: concat!("wojna-map-", $name, "-about"),
            drawn: include_str!(concat!("../maps/", $name, ".txt")),
        }),*];

        /// Their names.
        pub const NAMES: [&str; 6] = [$($name),*];

        /// What is offered as a map: one that is generated, and these.
        pub(crate) const OFFERED: [&str; 7] = [Map::GENERATED, $($name),*];
    };
}

impl Map {
    /// The word for a generated map.
    pub(crate) const GENERATED: &str = "generated";

    named_maps!["pole" "brod" "przelecz" "jezioro" "przeprawa" "archipelag"];

    /// The map of this name, if one that comes with the game has it.
    pub fn named(name: &str) -> Option<Map> {
        let named = Map::NAMED.iter().find(|named| named.name == name)?;
        Some(Map::parse(named.drawn).expect("the maps that come with the game are tested"))
    }
}
