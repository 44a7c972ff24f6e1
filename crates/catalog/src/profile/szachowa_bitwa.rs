//! Szachowa Bitwa. Its archive has every value of every option, every way to end.

use super::recipe::{End, Recipe, from_position, from_start};
use super::{Bench, Playthrough, Profile, Sample};

/// What is shown, measured and played of it.
pub const PROFILE: Profile = Profile {
    rank: 5,
    sample: Sample {
        options: &[],
        position: "battle white; W: KF3 PC8,J8,A9,B9,C9,D9,F9,G9,H9,I9 NB7,I7 BD8,G8,E9 QE6 RC2,H2 bridge=E king=3; \
             B: KE18 PA12,B12,C12,E12,F12,H12,I12,J12 ND14,G14,F15 BD12,G12 QE13 RC19,G19 bridge=H king=2",
    },
    bench: Bench { options: &[], perft_depth: 3 },
    opening: 0,
};

/// The games, ordered by options.
pub const RECIPES: &[Recipe] = &[
    from_start("camps", &[], End::Rules("no-camps")),
    from_start("troops", &[("n", "8")], End::Rules("no-troops")),
    from_start("quiet-cap", &[("quiet_cap", "10")], End::Rules("quiet-cap")),
    from_start("round-cap", &[("round_cap", "20")], End::Rules("round-cap")),
    from_start("resigned", &[], End::Resigned(50)),
    from_start("agreed", &[], End::Agreed(77)),
    from_start("running-bids", &[], End::Running(6)),
    from_start("running-deployment", &[], End::Running(14)),
    from_start("nonrandom", &[("variant", "nonrandom")], End::Rules("no-camps")),
    from_start("no-river", &[("river", "no"), ("n", "8")], End::Rules("no-camps")),
    from_start("rounds", &[("scenario", "rounds"), ("rounds", "5")], End::Rules("rounds")),
    from_start("clock-nobody-falls", &[("scenario", "clock"), ("minutes", "5")], End::Rules("no-camps")),
    from_start("open-setup", &[("setup_order", "open")], End::Running(60)),
    from_start("sealed", &[("auction", "sealed")], End::Running(60)),
    from_start("shared-change", &[("change", "shared")], End::Rules("no-camps")),
    from_start(
        "geometry-g2",
        &[("variant", "nonrandom"), ("geometry", "g2"), ("n", "8")],
        End::Rules("no-camps"),
    ),
    from_start(
        "geometry-g3-flank",
        &[("variant", "nonrandom"), ("geometry", "g3"), ("diagonal_back", "flank"), ("n", "8")],
        End::Rules("no-camps"),
    ),
    from_start(
        "camps-collateral-score",
        &[("variant", "nonrandom"), ("camps_collateral", "yes"), ("both_lose", "score"), ("n", "8")],
        End::Rules("no-camps"),
    ),
    from_start(
        "strict-remaining",
        &[("river_cost", "remaining"), ("diagonal_fight", "strict")],
        End::Rules("no-camps"),
    ),
    from_start(
        "shots",
        &[("shot_support", "yes"), ("shot_beats_crossbowmen", "yes"), ("n", "8")],
        End::Rules("no-camps"),
    ),
    from_start(
        "attacker-first-advance",
        &[("special_order", "attacker_first"), ("knight_advance", "both"), ("rear_exempt_random", "yes")],
        End::Rules("no-camps"),
    ),
    from_start(
        "king-keeps",
        &[("king_death", "keep"), ("king_is_army", "no"), ("n", "8")],
        End::Rules("no-troops"),
    ),
    from_start(
        "cap-draw",
        &[("quiet_cap", "10"), ("round_cap", "20"), ("cap_result", "draw")],
        End::Rules("round-cap"),
    ),
    from_position(
        "position-clock-fallen",
        &[("scenario", "clock")],
        "desert white 3; W: KE2 PE5,F5 NC3 RA1,J1 king=4 bridge=E clock=0:00; \
         B: KE19 PE6 RA20,J20 bridge=H clock=2:30",
        End::Rules("clock"),
    ),
    from_position(
        "position-both-lost",
        &[("variant", "random")],
        "battle white points=1; W: NE12 RA1,J1 king=1 bridge=E; B: BE13 RA20,J20 bridge=H",
        End::Rules("both-lost"),
    ),
    from_position(
        "position-special-cards",
        &[],
        "battle white; W: KE9 PE10,F10 RA1,J1 king=3 bridge=E cards=7,10; \
         B: KE13 PE11,F12 RA20,J20 king=2 bridge=H cards=2,9",
        End::Running(40),
    ),
];

/// The games that are written down for people to read, one for each set of options that plays differently.
pub const PLAYTHROUGHS: &[Playthrough] = &[
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
];
