//! Playthroughs: games played from a seed, written down for people to read. A changed snapshot is reviewed as a change
//! of the rules.

use crate::playthrough::Playthrough;
use stolik_catalog::Kind;

/// A lake between two castles, and on it what ordinary games hardly reach: a ram aboard a ship, a contested tower, a gate.
const CROWDED_SHORE: &str = "22x12/22G/22G/22G/22G/22G/22G/8G6W8G/8G6W8G/8G6W8G/22G/22G/22G";
const CROWDED: &str = "r:units coins=20,20 had=rb castle0:0,0 barracks0:4,0 castle1:19,9 barracks1:16,10 \
    wall:8,2-10,2 gate0:11,2-12,2 ladder:9,3 tower:14,2-15,3 ship:8,6-10,6 ram:8,6-9,6 trebuchet:2,6-3,6 \
    rI8,6 rI10,6 bC14,2 rA15,3 rC4,4 bA9,2 rA2,6 rI3,6 bI7,6 bI11,4";

/// The playthroughs of a game, one for each set of options that plays differently.
#[expect(clippy::too_many_lines, reason = "a table")]
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
        Kind::SzachowaBitwa => &[
            Playthrough {
                name: "random",
                options: &[("scenario", "rounds"), ("rounds", "6")],
                position: None,
                seed: 1,
            },
            Playthrough {
                name: "nonrandom-open-sealed",
                options: &[
                    ("n", "8"),
                    ("variant", "nonrandom"),
                    ("setup_order", "open"),
                    ("auction", "sealed"),
                    ("scenario", "rounds"),
                    ("rounds", "6"),
                ],
                position: None,
                seed: 2,
            },
            Playthrough {
                name: "cards",
                options: &[("scenario", "rounds"), ("rounds", "3")],
                position: Some(
                    "battle white; W: KE9 PE10,F10 NG13 RA1,J1 king=3 bridge=E cards=7,10; \
                     B: KE13 PE11,F12 BG14 QF13 RA20,J20 king=2 bridge=H cards=2,9",
                ),
                seed: 3,
            },
            Playthrough {
                name: "yellow-and-blue",
                options: &[("variant", "nonrandom"), ("scenario", "rounds"), ("rounds", "3")],
                position: Some(
                    "battle white; W: KE9 NE13 PF14 RA1,J1 king=5 bridge=E; \
                     B: KE18 PF13,F12,E14 BG12 RA20,J20 king=3 bridge=H",
                ),
                seed: 4,
            },
        ],
        Kind::Wojna => &[
            Playthrough {
                name: "standard",
                options: &[("map", "pole"), ("round_cap", "10")],
                position: None,
                seed: 2,
            },
            Playthrough {
                name: "siege",
                options: &[("mode", "siege"), ("map", "brod"), ("round_cap", "10"), ("cap_rule", "score")],
                position: None,
                seed: 3,
            },
            Playthrough {
                name: "crowded",
                options: &[("map", CROWDED_SHORE), ("round_cap", "10")],
                position: Some(CROWDED),
                seed: 4,
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
