//! The archive of Warcaby Battle Royale: two to nine seats, every die, every value of every option, every way to end.

use super::recipe::{End, Recipe, from_position, from_start};

/// The games, ordered by seats.
pub const RECIPES: [Recipe; 20] = [
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
