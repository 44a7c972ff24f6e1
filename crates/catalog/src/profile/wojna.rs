//! Wojna. Its archive has every value of every option, every way to end, every map that has a name.

use super::recipe::{End, Recipe, from_position, from_start};
use super::{Bench, Playthrough, Profile, Sample};

/// What is shown, measured and played of it.
pub const PROFILE: Profile = Profile {
    rank: 6,
    sample: Sample {
        options: &[("map", "jezioro")],
        position: "b:units coins=58,37 had=rb turns=24 wall:1,0-3,0 barracks0:6,0 castle0:5,5 barracks1:24,20 \
             barracks1:11,21 castle1:18,22 wall:22,25-24,25 rC17,0 rI4,1 rA5,1 rA13,1 rI2,2 rI6,2 rI7,2 rA10,3 \
             rA13,3 rA10,4 rA11,4 rI19,4 rA8,5 rA9,5 rC10,5 rI8,6 bC20,5 bA22,6 bC23,6 bA26,10 bI26,11 bC27,11 \
             bC5,13 bI26,13 bA26,14 bI6,16 bI4,17 bA6,17 bA24,18 bI7,19 bC9,19 bA9,20 bC21,20 bA19,21 bA20,21 \
             bA21,21 bI9,22 bC21,22 bI22,22 bI7,23 bC10,25",
    },
    bench: Bench { options: &[], perft_depth: 2 },
    opening: 0,
};

/// A crowded shore: a ship with a ram aboard, a contested tower, a gate in a wall, ladders and a trebuchet.
const CROWDED: &str = "r:units coins=20,20 had=rb castle0:8,1 barracks0:12,1 castle1:20,19 barracks1:16,20 campr:10,18 \
    wall:12,8-14,8 gate0:15,8-16,8 ladder:13,9 ram:15,10-16,10 tower:12,10-13,11 trebuchet:18,10-18,11 \
    rI15,10 rA16,10 rI12,10 bC13,11 rA18,10 rI18,11 bA13,8 bI14,8 bI19,8 rC14,12 bC20,12 bI21,12 bA22,12";
/// An open field without water, for positions that are written by hand.
const FIELD: (&str, &str) = ("map", "pole");

/// The games, ordered by options.
pub const RECIPES: &[Recipe] = &[
    from_start("first-turn", &[], End::Rules("no-units")),
    from_start("usual", &[], End::Running(400)),
    from_start("round-cap", &[("round_cap", "10")], End::Rules("round-cap")),
    from_start("score", &[("round_cap", "10"), ("cap_rule", "score")], End::Rules("round-cap")),
    from_start("resigned", &[("map", "brod")], End::Resigned(60)),
    from_start("agreed", &[("map", "przelecz")], End::Agreed(77)),
    from_start("siege", &[("mode", "siege")], End::Running(300)),
    from_start("siege-first-turn", &[("mode", "siege")], End::Rules("no-units")),
    from_start("siege-round-cap", &[("mode", "siege"), ("round_cap", "10")], End::Rules("round-cap")),
    from_start("pole", &[FIELD], End::Running(300)),
    from_start("brod", &[("map", "brod")], End::Running(300)),
    from_start("przelecz", &[("map", "przelecz")], End::Running(300)),
    from_start("jezioro", &[("map", "jezioro")], End::Running(300)),
    from_start("przeprawa", &[("map", "przeprawa")], End::Running(300)),
    from_start("archipelag", &[("map", "archipelag")], End::Running(300)),
    from_start(
        "generated-small",
        &[("width", "20"), ("height", "16"), ("water", "0.20"), ("rock", "0.10"), ("map_seed", "7")],
        End::Running(300),
    ),
    from_start("grace", &[("elimination_grace", "yes"), ("exile_cumulative", "yes")], End::Running(200)),
    from_position("crowded", &[FIELD], CROWDED, End::Running(200)),
    from_position("crowded-no-units", &[FIELD], CROWDED, End::Rules("no-units")),
    from_position(
        "crowded-turn-captures",
        &[FIELD, ("capture_timing", "turn"), ("fortifications_may_touch", "yes")],
        CROWDED,
        End::Running(200),
    ),
    from_position(
        "crowded-friends",
        &[
            FIELD,
            ("pass_through_friends", "yes"),
            ("ship_rotation_step", "yes"),
            ("wall_exit_restricted", "yes"),
        ],
        CROWDED,
        End::Running(200),
    ),
    from_position(
        "crowded-walls",
        &[FIELD, ("walls_block_shots", "yes"), ("melee_height", "yes")],
        CROWDED,
        End::Running(200),
    ),
    from_position(
        "crowded-engines",
        &[FIELD, ("engine_facing", "yes"), ("trebuchet_top_only", "yes")],
        CROWDED,
        End::Running(200),
    ),
    from_position(
        "exile",
        &[FIELD],
        "b:units coins=0,0 exile=0,2 had=rb turns=40 castles=rr castle0:8,1 castle1:20,19 barracks1:16,20 rI5,6 bI12,12",
        End::Rules("exile"),
    ),
];

/// A lake between two castles, and on it what ordinary games hardly reach: a ram aboard a ship, a contested tower, a gate.
const SHORE: &str = "22x12/22G/22G/22G/22G/22G/22G/8G6W8G/8G6W8G/8G6W8G/22G/22G/22G";
const LAKE: &str = "r:units coins=20,20 had=rb castle0:0,0 barracks0:4,0 castle1:19,9 barracks1:16,10 \
    wall:8,2-10,2 gate0:11,2-12,2 ladder:9,3 tower:14,2-15,3 ship:8,6-10,6 ram:8,6-9,6 trebuchet:2,6-3,6 \
    rI8,6 rI10,6 bC14,2 rA15,3 rC4,4 bA9,2 rA2,6 rI3,6 bI7,6 bI11,4";

/// The games that are written down for people to read, one for each set of options that plays differently.
pub const PLAYTHROUGHS: &[Playthrough] = &[
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
        options: &[("map", SHORE), ("round_cap", "10")],
        position: Some(LAKE),
        seed: 4,
    },
];
