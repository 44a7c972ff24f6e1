//! Pięć Kładek. Its archive has every way to end, short and long games.

use super::recipe::{End, Recipe, from_position, from_start};
use super::{Bench, Playthrough, Profile, Sample};

/// What is shown, measured and played of it.
pub const PROFILE: Profile = Profile {
    rank: 100,
    sample: Sample { options: &[], position: "stones=B1,D3,A4,C6,E7/D4,A5,B7,C7 turn=0 roll=3 turns=17" },
    bench: Bench { options: &[], perft_depth: 4 },
    opening: 0,
};

/// One footbridge before the end.
const CLOSE: &str = "stones=E1,A4,B6,C7,D7/E2,A5,B7 turn=0 turns=20";

/// The games: whole ones, then such as end otherwise.
pub const RECIPES: &[Recipe] = &[
    from_start("usual", &[], End::Rules("three-bridges")),
    from_start("long-1", &[("turn_limit", "200")], End::Rules("three-bridges")),
    from_start("long-2", &[("turn_limit", "150")], End::Rules("three-bridges")),
    from_start("long-3", &[("turn_limit", "100")], End::Rules("three-bridges")),
    from_start("short-1", &[("turn_limit", "10")], End::Rules("turn-limit")),
    from_start("short-2", &[("turn_limit", "11")], End::Rules("turn-limit")),
    from_start("short-3", &[("turn_limit", "12")], End::Rules("turn-limit")),
    from_start("resigned-1", &[], End::Resigned(12)),
    from_start("resigned-2", &[], End::Resigned(21)),
    from_start("resigned-3", &[("turn_limit", "30")], End::Resigned(16)),
    from_start("agreed-1", &[], End::Agreed(14)),
    from_start("agreed-2", &[], End::Agreed(23)),
    from_start("agreed-3", &[("turn_limit", "30")], End::Agreed(18)),
    from_start("running-1", &[], End::Running(15)),
    from_start("running-2", &[], End::Running(24)),
    from_start("running-3", &[("turn_limit", "30")], End::Running(19)),
    from_position("position-close", &[], CLOSE, End::Rules("three-bridges")),
    from_position("position-close-long", &[("turn_limit", "200")], CLOSE, End::Rules("three-bridges")),
    from_position("position-resigned", &[], CLOSE, End::Resigned(2)),
    from_position("position-running", &[], CLOSE, End::Running(3)),
];

/// The games that are written down for people to read.
pub const PLAYTHROUGHS: &[Playthrough] = &[
    Playthrough { name: "usual", options: &[], position: None, seed: 1 },
    Playthrough { name: "close", options: &[], position: Some(CLOSE), seed: 2 },
];
