//! Warcaby as PDN and back.

use crate::support::archive;
use stolik_catalog::Kind;
use stolik_game::{Imported, Record};

#[test]
fn archived_games_come_back_from_pdn_with_the_same_moves() {
    let format = Kind::Warcaby.format().expect("Warcaby has PDN");
    for (name, text) in archive(Kind::Warcaby.id()) {
        let record: Record = text.parse().expect("sound");
        let pdn = (format.write)(&record).expect("a record of Warcaby");
        let import = (format.read)(&pdn);
        assert_eq!(import.stop, None, "{name}");
        let [Imported { record: back, problem: None, .. }] = import.games.as_slice() else {
            panic!("{name}: one game")
        };
        assert_eq!(
            (&back.turns, &back.options, &back.seats),
            (&record.turns, &record.options, &record.seats),
            "{name}"
        );
        assert_eq!(back.end, record.end, "{name}");
    }
}

#[test]
fn other_games_have_no_pdn() {
    let format = Kind::Warcaby.format().expect("Warcaby has PDN");
    for kind in Kind::ALL.iter().filter(|kind| **kind != Kind::Warcaby) {
        let text = &archive(kind.id())[0].1;
        assert!(kind.format().is_none());
        assert!((format.write)(&text.parse().expect("sound")).is_err());
    }
}
