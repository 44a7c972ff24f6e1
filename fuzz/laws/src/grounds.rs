//! On what parsers are tried: variants that read or play differently, and some of their positions.

use stolik_catalog::Kind;

/// Options that are not as usual, and positions besides the start.
pub type Variant = (&'static [(&'static str, &'static str)], &'static [&'static str]);

/// On the start, steps are read; here, captures.
const TAKEN: &[&str] = &["W:WKH8:BB4,C5,C7,G7", "W:WC1,C3,KG3:BB2,D2,B4,D4,D6,F4"];

/// A shore of 22 by 12 fields: small, so that thousands of texts are quickly tried.
const SHORE: (&str, &str) = ("map", "22x12/22G/22G/22G/22G/22G/22G/8G6W8G/8G6W8G/8G6W8G/22G/22G/22G");

/// Units, walls, a gate, engines, and a ship with a ram aboard.
const ASHORE: &str = "r:units coins=20,20 had=rb castle0:0,0 barracks0:4,0 castle1:19,9 barracks1:16,10 wall:8,2-10,2 \
    gate0:11,2-12,2 ladder:9,3 tower:14,2-15,3 ship:8,6-10,6 ram:8,6-9,6 trebuchet:2,6-3,6 \
    rI8,6 bC14,2 rA15,3 rC4,4 bA9,2 rA2,6 rI3,6! bI7,5";

/// The variants of a game.
pub fn variants(kind: Kind) -> &'static [Variant] {
    match kind.id() {
        "warcaby" => &[
            (&[], TAKEN),
            (&[("removal", "immediate")], TAKEN),
            (&[("king_landing", "next")], TAKEN),
            (&[("board", "9")], TAKEN),
            (&[("board", "9"), ("promotion9", "row8"), ("a1_dark", "no")], TAKEN),
        ],
        "multiwarcaby" => &[
            (&[], &["A1,B1,C2,D4", "A1,B1,C2,D4:move=2:captured", "A1,B1,C2:score=1-0:jump=A1"]),
            (&[("size", "7"), ("second_move", "optional")], &["B2,C2,D3:move=2"]),
            (&[("seats", "4"), ("teams", "yes")], &["A1,B1,C2,D4:turn=1"]),
            (&[("seats", "3"), ("end", "last_piece")], &["A1,D1"]),
        ],
        "battle-royale" => &[
            (&[], &["A1/K11 turn=0 morale=8", "E5/F6,F5,F7,E6,E7 turn=0 morale=6 round=3", "A1/K11 roll=1"]),
            (&[("seats", "5"), ("fifth_in_centre", "yes"), ("die", "20")], &[]),
            (&[("seats", "3"), ("roll_mode", "all_at_round_start"), ("order", "clockwise")], &[]),
        ],
        "medh-kuu-lash" => &[
            (&[], &["G:gG1,G3,G8,W6:wM3,W1,W2,W3:2/4", "G:gG1,G4,M4,W8:wW1..W4:2/1", "W:gG1..G4:wM3,W1..W3"]),
            (&[("push_chooser", "owner"), ("mixed_push", "yes")], &["G:gG1,G4,M4,W8:wW1..W4:2/1"]),
            (&[("move_enemy", "yes"), ("swap_wrap", "yes"), ("triple_any_turn", "yes")], &[]),
        ],
        "szachowa-bitwa" => &[
            (
                &[],
                &[
                    "bids white; W: camps=A1,J1 bridge=E bid=9,10; B: camps=A20,J20 bridge=H bid=8,10",
                    "battle white points=3; W: KE2 PE5,F5 NC3 RA1,J1 king=4 bridge=E cards=7,10; \
                 B: KE19 PE6 RA20,J20 bridge=H",
                    "battle white points=3 used=E5 use=E5:1:0 fight=E5xE6; W: KE2 PE5,F5 RA1,J1 king=4 bridge=E cards=7,10; \
                 B: KE19 PE6 RA20,J20 bridge=H cards=3",
                ],
            ),
            (
                &[("variant", "nonrandom"), ("n", "8"), ("setup_order", "open")],
                &[
                    "battle black points=2; W: KE2 PE5,F5 NC3 RA1,H1 bridge=E; B: KE9 PE6,F6 RA16,H16 king=2 bridge=C",
                ],
            ),
            (
                &[
                    ("river", "no"),
                    ("scenario", "clock"),
                    ("change", "shared"),
                    ("special_order", "attacker_first"),
                ],
                &["desert white 3; W: KE2 PE5,F5 RA1,J1; B: KE19 PE6 RA20,J20 clock=2:30"],
            ),
        ],
        "wojna" => &[
            (&[SHORE], &[ASHORE, "b:buildings coins=9,40 had=rb castle0:0,0 castle1:19,9 rI5,5 bI9,9"]),
            (&[SHORE, ("mode", "siege")], &["r:fortify coins=64,64 castle0:0,0"]),
            (
                &[
                    SHORE,
                    ("engine_facing", "yes"),
                    ("ship_rotation_step", "yes"),
                    ("trebuchet_top_only", "yes"),
                ],
                &[ASHORE],
            ),
        ],
        _ => &[(&[], &[])],
    }
}
