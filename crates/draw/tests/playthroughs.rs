//! Playthroughs: games played from a seed, written down for people to read. A changed snapshot is reviewed as a change
//! of the rules.

mod playthrough;

use playthrough::Playthrough;
use stolik_catalog::Kind;

/// The playthroughs of a game, one for each set of options that plays differently.
fn playthroughs(kind: Kind) -> &'static [Playthrough] {
    match kind {
        Kind::Warcaby => &[
            Playthrough { name: "usual", options: &[], position: None, seed: 1 },
            Playthrough {
                name: "nine-row8-a1-light",
                options: &[("board", "9"), ("promotion9", "row8"), ("a1_dark", "no")],
                position: None,
                seed: 3,
            },
            Playthrough {
                name: "immediate-next",
                options: &[("removal", "immediate"), ("king_landing", "next")],
                position: Some("W:WKE1,A1,C1,G1,B2,H2,A3:BKD8,B8,H8,A7,G7,H6,F6"),
                seed: 30,
            },
            Playthrough {
                name: "king-moves",
                options: &[("king_move_limit", "6")],
                position: Some("W:WKC1,KH2:BKF8,KA7"),
                seed: 6,
            },
            Playthrough {
                name: "repetition",
                options: &[("repetition", "2")],
                position: Some("W:WKC1,KH2:BKF8,KA7"),
                seed: 15,
            },
        ],
    }
}

#[test]
fn every_game_is_played_through() {
    for &kind in Kind::ALL {
        assert!(!playthroughs(kind).is_empty(), "{} has no playthrough", kind.id());
        for playthrough in playthroughs(kind) {
            let name = format!("{}-{}", kind.id(), playthrough.name);
            insta::assert_snapshot!(name, playthrough.write(kind));
        }
    }
}
