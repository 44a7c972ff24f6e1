//! Warcaby Battle Royale. Its archive has two to nine seats, every die, every value of every option, every way to end.

use super::recipe::{End, Recipe, from_position, from_start};
use super::{Bench, Playthrough, Profile, Sample};

/// What is shown, measured and played of it.
pub const PROFILE: Profile = Profile {
    rank: 3,
    sample: Sample {
        options: &[("seats", "6")],
        position: "A1,A2,B2,C1,D2,E1,A3,B1,B4,D1,E2,F2,G2,F1,G3,E4,D3,E5,C4/\
             K11,K10,J11,J9,I8,J10,J8,I9,K8,H10,H7,H11,K9,F5,G11,I10,I11,E6,F6,G9,H9,E7,H8,F7,G5/\
             A11,C11,D11,B8,C9,C8,D9,E9,F9,D7,D10,F10,G7,F8,D4,D5,G8,E11,E10,C7/\
             K1,K2,J1,I1,H2,G4,J3,H3,I2,H1,G1,F3,E3,J2/\
             A6,A10,B7,B5,A8,B11,A7,A5,A4,B3,C3,B9,A9,C6,C5,D6,B10,B6,C2,C10/\
             K6,K5,K7,J6,J4,K4,J5,I3,I4,K3,H4,J7,I7,I6,H6,H5,F4,I5,G6 roll=0 round=9 first=0",
    },
    bench: Bench { options: &[("seats", "4")], perft_depth: 3 },
    opening: 0,
};

/// The games, ordered by seats.
pub const RECIPES: &[Recipe] = &[
    from_start("two", &[], End::Rules("round-limit")),
    from_start("two-short", &[("round_limit", "3")], End::Rules("round-limit")),
    from_start("two-board-full", &[("end", "board_full"), ("stall_rounds", "0")], End::Rules("board-full")),
    from_start("two-stall", &[("stall_rounds", "1"), ("round_limit", "500")], End::Rules("stall")),
    from_start("two-resigned", &[], End::Resigned(30)),
    from_start("two-agreed", &[], End::Agreed(25)),
    from_start("two-running", &[], End::Running(21)),
    from_start("two-die-20", &[("die", "20")], End::Rules("round-limit")),
    from_start("three-die-10", &[("seats", "3"), ("die", "10")], End::Rules("round-limit")),
    from_start("three-clockwise", &[("seats", "3"), ("order", "clockwise")], End::Rules("round-limit")),
    from_start("four", &[("seats", "4")], End::Rules("round-limit")),
    from_start(
        "four-all-roll",
        &[("seats", "4"), ("roll_mode", "all_at_round_start")],
        End::Rules("round-limit"),
    ),
    from_start("four-die-12", &[("seats", "4"), ("die", "12")], End::Rules("round-limit")),
    from_start("five", &[("seats", "5"), ("round_limit", "10")], End::Rules("round-limit")),
    from_start(
        "five-centre",
        &[("seats", "5"), ("fifth_in_centre", "yes"), ("round_limit", "10")],
        End::Rules("round-limit"),
    ),
    from_start("six-board-full", &[("seats", "6"), ("end", "board_full")], End::Rules("board-full")),
    from_start(
        "seven-clockwise-all-roll",
        &[("seats", "7"), ("order", "clockwise"), ("roll_mode", "all_at_round_start"), ("round_limit", "8")],
        End::Rules("round-limit"),
    ),
    from_start("nine", &[("seats", "9"), ("round_limit", "12")], End::Rules("round-limit")),
    from_position(
        "position-last-standing",
        &[("end", "last_standing")],
        "A1/B2 turn=0 morale=8 round=2",
        End::Rules("last-standing"),
    ),
    from_position("position-split", &[], "A1,K11/J10,J9 turn=0 morale=8 round=5", End::Rules("round-limit")),
];

/// The games that are written down for people to read, one for each set of options that plays differently.
pub const PLAYTHROUGHS: &[Playthrough] = &[
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
];
