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
        Kind::Multiwarcaby => &[
            Playthrough { name: "usual", options: &[], position: None, seed: 1 },
            Playthrough {
                name: "teams-small-optional",
                options: &[("seats", "4"), ("teams", "yes"), ("size", "7"), ("second_move", "optional")],
                position: None,
                seed: 2,
            },
            Playthrough {
                name: "three-last-piece",
                options: &[("seats", "3"), ("end", "last_piece"), ("first", "1")],
                position: None,
                seed: 3,
            },
        ],
        Kind::BattleRoyale => &[
            Playthrough { name: "usual", options: &[("round_limit", "6")], position: None, seed: 1 },
            Playthrough {
                name: "five-all-roll",
                options: &[
                    ("seats", "5"),
                    ("fifth_in_centre", "yes"),
                    ("roll_mode", "all_at_round_start"),
                    ("order", "clockwise"),
                    ("round_limit", "4"),
                ],
                position: None,
                seed: 2,
            },
            Playthrough {
                name: "board-full-die-20",
                options: &[("end", "board_full"), ("die", "20")],
                position: None,
                seed: 3,
            },
        ],
        Kind::MedhKuuLash => &[
            Playthrough { name: "usual", options: &[], position: None, seed: 1 },
            Playthrough {
                name: "push-owner-mixed",
                options: &[("push_chooser", "owner"), ("mixed_push", "yes"), ("triple_any_turn", "yes")],
                position: None,
                seed: 2,
            },
            Playthrough {
                name: "triple",
                options: &[],
                position: Some("G:gG1,G4,G8,W5:wW1,W2,W3,W4,W7"),
                seed: 3,
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
