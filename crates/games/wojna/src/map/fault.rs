//! What is wrong with a map or with the wish for one.

use crate::{Share, Size, Terrain};
use stolik_game::Message;

stolik_game::faults! {
    /// Something wrong with a map's text, with a map, or with what is wanted of a generated one. Rows and columns are
    /// counted from 1, as a person counts them in a text.
    MapFault in "wojna-fault-map-", coded in "map-" {
        /// The text is longer than that of any map: so many bytes.
        TooLong(count: usize, most: usize) = "W-2";
        /// The text begins as no map does, drawn or in one line.
        Beginning(found: String, drawn: String, line: String) = "W-2";
        /// There is no such width or height.
        Size(size: String, least: u8, most: u8) = "W-2";
        /// The text has more rows or fewer than it says.
        Rows(count: usize, wanted: u32) = "W-2";
        /// A row has more fields or fewer than the text says.
        RowLength(row: usize, count: usize, wanted: u32) = "W-2";
        /// A letter that stands for no terrain.
        Letter(row: usize, column: usize, found: String) = "W-2";
        /// A count that is 0, or larger than any row.
        Count(row: usize, column: usize, count: u32, most: u8) = "W-2";
        /// A count at the end of a row, with nothing to be counted.
        CountOfNothing(row: usize, column: usize) = "W-2";
        /// So many more faults were found.
        More(count: usize) = "W-2";
        /// A map of this size has no room for two castles that are 16 apart.
        NoRoom(size: Size) = "7.1";
        /// A map of this size has no room for a castle and two camps that are 16 from it.
        NoRoomForCamps(size: Size) = "7.2";
        /// There are no two castle places that are 16 apart.
        NoCastles = "W-3";
        /// There are castle places, but no two with a place for a barracks or a camp each: both players would lose in
        /// their first turns (W-34, 1.4.14).
        NoBarracks = "W-34";
        /// So much water or so much rock is not generated.
        Share(terrain: Terrain, wanted: Share, most: Share) = "W-2";
        /// Water and rock together leave too little grass.
        Shares(wanted: Share, most: Share) = "W-2";
    }
}

stolik_game::said! {
    Size: |size| size.to_string();
    Share: |share| share.to_string();
    Terrain: |terrain| Message::new(terrain.key());
}
