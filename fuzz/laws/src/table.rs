//! The laws of what a table is made with, keeps and shows of its dice.

use crate::text;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use stolik_catalog::Kind;
use stolik_game::Millis;
use stolik_table::fair::{Kept, Proof};
use stolik_table::{Absence, ClockStart, Entry, LocalDice, Offer, Seating, Table, Takeback, TimeControl};

/// What is read is written and read the same.
fn same<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        let written = read.to_string();
        assert_eq!(written.parse::<T>().ok().as_ref(), Some(&read), "it is written {written:?}");
    }
}

/// The proof of the dice, as it stands in a record.
pub fn dice_proof(data: &[u8]) {
    if let Some(text) = text(data) {
        same::<Proof>(text);
    }
}

/// What somebody keeps of the dice, as it stands in a file.
pub fn dice_kept(data: &[u8]) {
    if let Some(text) = text(data) {
        same::<Kept>(text);
    }
}

/// The lines of a log: each is written and read the same, and a table takes them in or refuses them.
pub fn table_entry(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let control = TimeControl::Fischer { start: Millis(60_000), add: Millis(1_000) };
    let seating = Seating::persons(["Hania", "Marcin"]);
    let table = Table::new(Kind::Warcaby.usual(), seating, Takeback::Turn, LocalDice::from_seed(1));
    let mut table = table.with_clocks(control, ClockStart::AfterFirstAction);
    for line in text.lines() {
        same::<Entry>(line);
        if line.parse().is_ok_and(|entry: Entry| table.enter(&entry).is_err()) {
            break;
        }
    }
}

/// What is chosen for a table in a word: clocks, what becomes of who leaves, offers.
pub fn table_word(data: &[u8]) {
    if let Some(text) = text(data) {
        same::<TimeControl>(text);
        same::<Absence>(text);
        same::<Offer>(text);
    }
}
