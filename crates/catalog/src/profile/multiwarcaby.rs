//! Multiwarcaby. Its archive has both boards, two to four seats, teams, every value of every option, every way to end.

use super::recipe::{End, Recipe, from_position, from_start};
use super::{Bench, Playthrough, Profile, Sample};

/// What is shown, measured and played of it.
pub const PROFILE: Profile = Profile {
    rank: 1,
    sample: Sample {
        options: &[],
        position: "A1,A2,A3,A4,A5,A6,B1,B2,B3,B9,C1,C2,C3,C8,C9,D4,D9,E5,E7,E8,E9,F6,F7,F8,F9,G2,G3,G7,G8,G9,H3,H5,\
             H7,H8,H9,I1,I2,I4,I5,I6,I8",
    },
    bench: Bench { options: &[], perft_depth: 4 },
    opening: 4,
};

/// The games, ordered by seats.
pub const RECIPES: &[Recipe] = &[
    from_start("two-no-capture", &[], End::Rules("no-capture")),
    from_start("two-one-piece", &[("end", "last_piece")], End::Rules("one-piece")),
    from_start("two-stall", &[("no_capture_rounds", "1"), ("end", "last_piece")], End::Rules("stall")),
    from_start("two-resigned", &[], End::Resigned(60)),
    from_start("two-agreed", &[], End::Agreed(40)),
    from_start("two-running", &[], End::Running(33)),
    from_start("two-second-first", &[("first", "1")], End::Rules("no-capture")),
    from_start("two-optional", &[("second_move", "optional")], End::Rules("no-capture")),
    from_start(
        "two-online",
        &[("second_move", "optional"), ("no_capture_rounds", "0")],
        End::Rules("no-capture"),
    ),
    from_start("two-small", &[("size", "7")], End::Rules("no-capture")),
    from_start("two-small-last-piece", &[("size", "7"), ("end", "last_piece")], End::Rules("one-piece")),
    from_start("two-small-optional", &[("size", "7"), ("second_move", "optional")], End::Resigned(20)),
    from_start("three", &[("seats", "3")], End::Rules("no-capture")),
    from_start("three-last-begins", &[("seats", "3"), ("first", "2")], End::Rules("no-capture")),
    from_start("four", &[("seats", "4")], End::Rules("no-capture")),
    from_start("four-long-stall", &[("seats", "4"), ("no_capture_rounds", "50")], End::Rules("no-capture")),
    from_start("teams", &[("seats", "4"), ("teams", "yes")], End::Rules("no-capture")),
    from_start(
        "teams-small-second-first",
        &[("seats", "4"), ("teams", "yes"), ("size", "7"), ("first", "1")],
        End::Rules("no-capture"),
    ),
    from_position("position-chain", &[], "A1,B1,C2,D4", End::Rules("no-capture")),
    from_position("position-last-piece", &[("end", "last_piece")], "A1,B2", End::Rules("one-piece")),
];

/// The games that are written down for people to read, one for each set of options that plays differently.
pub const PLAYTHROUGHS: &[Playthrough] = &[
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
];
