//! Medh Kuu Lash. Its archive has every value of every option, every way to end.

use super::recipe::{End, Recipe, from_position, from_start};
use super::{Bench, Playthrough, Profile, Sample};

/// What is shown, measured and played of it.
pub const PROFILE: Profile = Profile {
    rank: 4,
    sample: Sample { options: &[], position: "G:gG4,G6,W1,W3,W7:wG1,G2,G3,G8,M1,M6,W5,W6:2/4" },
    bench: Bench { options: &[], perft_depth: 3 },
    opening: 0,
};

/// The games, ordered by options.
pub const RECIPES: &[Recipe] = &[
    from_start("goal", &[], End::Rules("goal")),
    from_start("majority", &[], End::Rules("majority")),
    from_start("max-turns", &[("max_turns", "100")], End::Rules("max-turns")),
    from_start("resigned", &[], End::Resigned(50)),
    from_start("agreed", &[], End::Agreed(77)),
    from_start("running", &[], End::Running(64)),
    from_start("long", &[("max_turns", "10000")], End::Rules("majority")),
    from_start("move-enemy-goal", &[("move_enemy", "yes")], End::Rules("goal")),
    from_start("move-enemy-majority", &[("move_enemy", "yes")], End::Rules("majority")),
    from_start("swap-wrap", &[("swap_wrap", "yes")], End::Rules("goal")),
    from_start("push-owner-goal", &[("push_chooser", "owner")], End::Rules("goal")),
    from_start("push-owner-majority", &[("push_chooser", "owner")], End::Rules("majority")),
    from_start("mixed-push", &[("mixed_push", "yes")], End::Rules("majority")),
    from_start("triple-any-turn", &[("triple_any_turn", "yes")], End::Rules("majority")),
    from_start("mover-only", &[("goal_check", "mover_only")], End::Rules("majority")),
    from_start(
        "everything-else",
        &[
            ("move_enemy", "yes"),
            ("swap_wrap", "yes"),
            ("push_chooser", "owner"),
            ("mixed_push", "yes"),
            ("triple_any_turn", "yes"),
            ("goal_check", "mover_only"),
        ],
        End::Rules("majority"),
    ),
    from_start(
        "mover-only-max-turns",
        &[("goal_check", "mover_only"), ("max_turns", "100")],
        End::Rules("max-turns"),
    ),
    from_position("position-swap-capture", &[], "G:gG1,G3,G8,W6:wM3,W1,W2,W3", End::Rules("goal")),
    from_position("position-triple", &[], "G:gG1,G4,G8,W5:wW1,W2,W3,W4,W7", End::Rules("majority")),
    from_position("position-wooden", &[], "W:gG1,G2,G3,G4:wM3,W1,W2,W3", End::Rules("goal")),
];

/// The games that are written down for people to read, one for each set of options that plays differently.
pub const PLAYTHROUGHS: &[Playthrough] = &[
    Playthrough { name: "usual", options: &[], position: None, seed: 1 },
    Playthrough {
        name: "push-owner-mixed",
        options: &[("push_chooser", "owner"), ("mixed_push", "yes"), ("triple_any_turn", "yes")],
        position: None,
        seed: 2,
    },
    Playthrough { name: "triple", options: &[], position: Some("G:gG1,G4,G8,W5:wW1,W2,W3,W4,W7"), seed: 3 },
];
