//! Warcaby. Its archive has both boards, every value of every option, every way to end.

use super::recipe::{End, Recipe, from_position, from_start};
use super::{Bench, Playthrough, Profile, Sample};

/// What is shown, measured and played of it.
pub const PROFILE: Profile = Profile {
    rank: 2,
    sample: Sample {
        options: &[],
        position: "W:WB2,C1,D2,D4,E1,E3,F2,G1,H2,H4:BA3,A7,B4,B8,D6,E7,F6,F8,G7,H6,H8",
    },
    bench: Bench { options: &[], perft_depth: 10 },
    opening: 4,
};

/// The games, ordered by board.
pub const RECIPES: &[Recipe] = &[
    from_start("8x8-no-pieces", &[], End::Rules("no-pieces")),
    from_start("8x8-no-move", &[], End::Rules("no-move")),
    from_start("8x8-repetition", &[("repetition", "2")], End::Rules("repetition")),
    from_start("8x8-king-moves", &[], End::Rules("king-moves")),
    from_start("8x8-resigned", &[], End::Resigned(37)),
    from_start("8x8-agreed", &[], End::Agreed(42)),
    from_start("8x8-running", &[], End::Running(21)),
    from_start("8x8-a1-light", &[("a1_dark", "no")], End::Rules("no-pieces")),
    from_start("8x8-removal-immediate", &[("removal", "immediate")], End::Rules("no-pieces")),
    from_start("8x8-king-landing-next", &[("king_landing", "next")], End::Rules("no-move")),
    from_start("8x8-long-draws", &[("king_move_limit", "100"), ("repetition", "5")], End::Rules("no-pieces")),
    from_start(
        "8x8-king-moves-without-repetition",
        &[("king_move_limit", "3"), ("repetition", "0")],
        End::Rules("king-moves"),
    ),
    from_position(
        "8x8-repetition-without-king-moves",
        &[("king_move_limit", "0")],
        "W:WKC1,KH2:BKF8,KA7",
        End::Rules("repetition"),
    ),
    from_position(
        "8x8-position-kings",
        &[],
        "B:WKC1,E1,G1,B2,H2,A3,G3:BB8,KF8,H8,A7,G7,B6,D6",
        End::Rules("no-pieces"),
    ),
    from_position(
        "8x8-position-kings-immediate-next",
        &[("removal", "immediate"), ("king_landing", "next")],
        "W:WKE1,A1,C1,G1,B2,H2,A3:BKD8,B8,H8,A7,G7,H6,F6",
        End::Rules("no-pieces"),
    ),
    from_start("9x9-no-pieces", &[("board", "9")], End::Rules("no-pieces")),
    from_start("9x9-row8-no-move", &[("board", "9"), ("promotion9", "row8")], End::Rules("no-move")),
    from_start(
        "9x9-row8-a1-light-resigned",
        &[("board", "9"), ("promotion9", "row8"), ("a1_dark", "no")],
        End::Resigned(54),
    ),
    from_start(
        "9x9-immediate-next",
        &[("board", "9"), ("removal", "immediate"), ("king_landing", "next")],
        End::Rules("no-pieces"),
    ),
    // A position that remembers how long only kings have moved.
    from_position(
        "9x9-position-king-moves",
        &[("board", "9")],
        "W:WKA1,KI9:BKA9,KI1:H20",
        End::Rules("king-moves"),
    ),
];

/// The games that are written down for people to read, one for each set of options that plays differently.
pub const PLAYTHROUGHS: &[Playthrough] = &[
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
];
