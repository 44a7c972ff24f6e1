//! What is wrong with a map or with the wish for one.

use super::share::Share;
use super::size::Size;
use super::text::{FILE_WORD, LONGEST_TEXT};
use crate::terrain::Terrain;
use stolik_game::{Article, Fault, Message};

/// Something wrong with a map's text, with a map, or with what is wanted of a generated one. Rows and columns are
/// counted from 1, as a person counts them in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapFault {
    /// The text is longer than that of any map.
    TooLong {
        /// How many bytes it has.
        bytes: usize,
    },
    /// The text begins as no map does.
    Beginning {
        /// How it begins.
        found: String,
    },
    /// There is no such width or height.
    Size {
        /// The width that is written, as far as it can be counted.
        width: u32,
        /// The height.
        height: u32,
        /// The least that it can be.
        least: u8,
    },
    /// The text has more rows or fewer than it says.
    Rows {
        /// How many it has.
        found: usize,
        /// How many it says.
        wanted: u32,
    },
    /// A row has more fields or fewer than the text says.
    RowLength {
        /// Which row.
        row: usize,
        /// How many fields it has.
        found: usize,
        /// How many the text says.
        wanted: u32,
    },
    /// A letter that stands for no terrain.
    Letter {
        /// In which row.
        row: usize,
        /// In which column.
        column: usize,
        /// The letter.
        found: char,
    },
    /// A count that is 0, or larger than any row.
    Count {
        /// In which row.
        row: usize,
        /// In which column the counted fields would begin.
        column: usize,
        /// The count, as far as it can be counted.
        found: u32,
    },
    /// A count at the end of a row, with nothing to be counted.
    CountOfNothing {
        /// In which row.
        row: usize,
        /// In which column the counted fields would begin.
        column: usize,
    },
    /// So many more faults were found.
    More {
        /// How many.
        count: usize,
    },
    /// A map of this size has no room for two castles that are 16 apart (7.1).
    NoRoom {
        /// The size.
        size: Size,
    },
    /// A map of this size has no room for a castle and two camps that are 16 from it (7.2).
    NoRoomForCamps {
        /// The size.
        size: Size,
    },
    /// There are no two castle places that are 16 apart (W-3).
    NoCastles,
    /// There are castle places, but no two with a place for a barracks or a camp each: both players would lose in their
    /// first turns (W-34, 1.4.14).
    NoBarracks,
    /// So much water or so much rock is not generated.
    Share {
        /// What is wanted too much of.
        of: Terrain,
        /// How much is wanted.
        wanted: Share,
    },
    /// Water and rock together leave too little grass.
    Shares {
        /// How much is wanted.
        wanted: Share,
    },
}

impl Fault for MapFault {
    fn code(&self) -> &'static str {
        match self {
            MapFault::TooLong { .. } => "map-too-long",
            MapFault::Beginning { .. } => "map-beginning",
            MapFault::Size { .. } => "map-size",
            MapFault::Rows { .. } => "map-rows",
            MapFault::RowLength { .. } => "map-row-length",
            MapFault::Letter { .. } => "map-letter",
            MapFault::Count { .. } => "map-count",
            MapFault::CountOfNothing { .. } => "map-count-of-nothing",
            MapFault::More { .. } => "map-more",
            MapFault::NoRoom { .. } => "map-no-room",
            MapFault::NoRoomForCamps { .. } => "map-no-room-for-camps",
            MapFault::NoCastles => "map-no-castles",
            MapFault::NoBarracks => "map-no-barracks",
            MapFault::Share { .. } => "map-share",
            MapFault::Shares { .. } => "map-shares",
        }
    }

    fn article(&self) -> Option<Article> {
        Some(Article(match self {
            MapFault::NoRoom { .. } => "7.1",
            MapFault::NoRoomForCamps { .. } => "7.2",
            MapFault::NoCastles => "W-3",
            MapFault::NoBarracks => "W-34",
            _ => "W-2",
        }))
    }

    fn message(&self) -> Message {
        let at =
            |key, row: &usize, column: &usize| Message::new(key).with("row", *row).with("column", *column);
        match self {
            MapFault::TooLong { bytes } => {
                Message::new("wojna-fault-map-too-long").with("count", *bytes).with("most", LONGEST_TEXT)
            }
            MapFault::Beginning { found } => Message::new("wojna-fault-map-beginning")
                .with("found", found.as_str())
                .with("drawn", format!("{FILE_WORD} {}", Size::USUAL))
                .with("line", format!("{}/", Size::USUAL)),
            MapFault::Size { width, height, least } => Message::new("wojna-fault-map-size")
                .with("size", format!("{width}x{height}"))
                .with("least", i64::from(*least))
                .with("most", i64::from(Size::MOST)),
            MapFault::Rows { found, wanted } => {
                Message::new("wojna-fault-map-rows").with("count", *found).with("wanted", i64::from(*wanted))
            }
            MapFault::RowLength { row, found, wanted } => Message::new("wojna-fault-map-row-length")
                .with("row", *row)
                .with("count", *found)
                .with("wanted", i64::from(*wanted)),
            MapFault::Letter { row, column, found } => {
                at("wojna-fault-map-letter", row, column).with("found", found.escape_debug().to_string())
            }
            MapFault::Count { row, column, found } => at("wojna-fault-map-count", row, column)
                .with("count", i64::from(*found))
                .with("most", i64::from(Size::MOST)),
            MapFault::CountOfNothing { row, column } => at("wojna-fault-map-count-of-nothing", row, column),
            MapFault::More { count } => Message::new("wojna-fault-map-more").with("count", *count),
            MapFault::NoRoom { size } => {
                Message::new("wojna-fault-map-no-room").with("size", size.to_string())
            }
            MapFault::NoRoomForCamps { size } => {
                Message::new("wojna-fault-map-no-room-for-camps").with("size", size.to_string())
            }
            MapFault::NoCastles => Message::new("wojna-fault-map-no-castles"),
            MapFault::NoBarracks => Message::new("wojna-fault-map-no-barracks"),
            MapFault::Share { of, wanted } => Message::new("wojna-fault-map-share")
                .with("terrain", Message::new(of.key()))
                .with("wanted", wanted.to_string())
                .with("most", Share::MOST.to_string()),
            MapFault::Shares { wanted } => Message::new("wojna-fault-map-shares")
                .with("wanted", wanted.to_string())
                .with("most", Share::MOST_TOGETHER.to_string()),
        }
    }
}
