//! Warcaby as PDN and back.

use crate::support::archive;
use stolik_catalog::Kind;
use stolik_game::Record;
use stolik_study::{read_pdn, write_pdn};

#[test]
fn archived_games_come_back_from_pdn_with_the_same_moves() {
    for (name, text) in archive(Kind::Warcaby.id()) {
        let record: Record = text.parse().expect("sound");
        let pdn = write_pdn(&record).expect("Warcaby has PDN");
        let reading = read_pdn(&pdn);
        assert_eq!(reading.trouble, None, "{name}");
        let [back] = reading.records.as_slice() else { panic!("{name}: one game") };
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
    for kind in Kind::ALL.iter().filter(|kind| **kind != Kind::Warcaby) {
        let text = &archive(kind.id())[0].1;
        assert!(write_pdn(&text.parse().expect("sound")).is_err());
    }
}
