//! The variants a table may choose (2.5), and their table as records and commands name them.

use stolik_game::{Message, OptionFault, Options as _};

stolik_game::words! {
    /// The size of one board (S-1).
    Size {
        /// 10 x 10.
        Ten = "10",
        /// 8 x 8.
        Eight = "8",
    }

    /// How fights are decided.
    Variant {
        /// By cards.
        Random = "random",
        /// Every attack succeeds.
        Nonrandom = "nonrandom",
    }

    /// How the game ends (S-38, S-39).
    Scenario {
        /// With a loss; without a limit of time.
        Standard = "standard",
        /// After an agreed number of rounds.
        Rounds = "rounds",
        /// When a clock falls.
        Clock = "clock",
    }

    /// How camps and bridges are told (S-6).
    SetupOrder {
        /// Secretly, revealed together.
        Secret = "secret",
        /// White first, openly.
        Open = "open",
    }

    /// How the bidding goes (S-7).
    Bidding {
        /// Initial sets, then in turns.
        Rounds = "rounds",
        /// One sealed bid each.
        Sealed = "sealed",
    }

    /// Where change comes from (S-9).
    Change {
        /// The own discards.
        Own = "own",
        /// The discards of both.
        Shared = "shared",
    }

    /// The table of yellow and blue fields of a straight flank attack (S-25).
    Geometry {
        /// Yellow beside the defender, blue beside the attacker.
        G1 = "g1",
        /// Yellow before and behind the attacker, blue at its corners.
        G2 = "g2",
        /// Yellow before and behind the defender, blue the column beyond it.
        G3 = "g3",
    }

    /// What an attack diagonally back counts as (S-24).
    DiagonalBack {
        /// Rear.
        Rear = "rear",
        /// Flank.
        Flank = "flank",
    }

    /// What crossing the river without a bridge takes (S-15).
    RiverCost {
        /// All points, none of them spent before.
        Full = "full",
        /// All points that are left, at least one.
        Remaining = "remaining",
    }

    /// What a diagonal attack takes of the fight allowance (S-16).
    DiagonalFight {
        /// One; the second point is for the distance.
        One = "one",
        /// Both points.
        Strict = "strict",
    }

    /// In which order Special Cards are put (S-33).
    SpecialOrder {
        /// Secretly, shown together.
        Secret = "secret",
        /// The attacker first, openly.
        AttackerFirst = "attacker_first",
    }

    /// In which variant knights take the field of what they destroyed (S-34).
    KnightAdvance {
        /// In the non-random one.
        Nonrandom = "nonrandom",
        /// In both.
        Both = "both",
    }

    /// What becomes of the turn of a king who dies in it (S-41, 2.6.3).
    KingDeath {
        /// The rest of it lapses.
        Lapse = "lapse",
        /// The points left stay for using pieces.
        Keep = "keep",
    }

    /// What it is when both lose at once (S-36).
    BothLose {
        /// A draw.
        Draw = "draw",
        /// The score decides.
        Score = "score",
    }

    /// What it is when a cap is reached (S-40).
    CapResult {
        /// The score decides.
        Score = "score",
        /// A draw.
        Draw = "draw",
    }
}

stolik_game::options! {
    /// The variants a table may choose; the default is what the rules page rules.
    #[derive(Copy, Hash)]
    Options {
        /// The size of one board (S-1).
        n: Size = one_of(), "S-1";
        /// A river where the boards join (S-3).
        river: bool = yes_no(yes), "S-3";
        /// How fights are decided.
        variant: Variant = one_of(), "VI";
        /// How the game ends (S-38, S-39).
        scenario: Scenario = one_of(), "S-38";
        /// After so many rounds the score decides (S-38).
        rounds: u16 = number(20, 1..=200), "S-38";
        /// So many minutes a side (S-39).
        minutes: u16 = number(30, 1..=180), "S-39";
        /// How camps and bridges are told (S-6).
        setup_order: SetupOrder = one_of(), "S-6";
        /// How the bidding goes (S-7).
        auction: Bidding = one_of(), "S-7";
        /// Where change comes from (S-9).
        change: Change = one_of(), "S-9";
        /// Yellow and blue of a straight flank attack (S-25).
        geometry: Geometry = one_of(), "S-25";
        /// What an attack diagonally back counts as (S-24).
        diagonal_back: DiagonalBack = one_of(), "S-24";
        /// What crossing the river takes (S-15).
        river_cost: RiverCost = one_of(), "S-15";
        /// What a diagonal attack takes of the fight allowance (S-16).
        diagonal_fight: DiagonalFight = one_of(), "S-16";
        /// Support cards for shots too (S-28).
        shot_support: bool = yes_no(no), "S-28";
        /// Shots beat crossbowmen without cards (S-23).
        shot_beats_crossbowmen: bool = yes_no(no), "S-23";
        /// Knights survive a rear attack on pikemen in the random variant too (S-31).
        rear_exempt_random: bool = yes_no(no), "S-31";
        /// In which order Special Cards are put (S-33).
        special_order: SpecialOrder = one_of(), "S-33";
        /// In which variant knights advance (S-34).
        knight_advance: KnightAdvance = one_of(), "S-34";
        /// The king counts as troops for the loss (S-35).
        king_is_army: bool = yes_no(yes), "S-35";
        /// What becomes of the turn of a king who dies in it (S-41).
        king_death: KingDeath = one_of(), "S-41";
        /// Camps count on yellow and blue (S-27).
        camps_collateral: bool = yes_no(no), "S-27";
        /// What it is when both lose at once (S-36).
        both_lose: BothLose = one_of(), "S-36";
        /// So many rounds without a removal end the game (S-40).
        quiet_cap: u16 = number(100, 10..=1000), "S-40";
        /// So many rounds end the game (S-40).
        round_cap: u16 = number(400, 20..=2000), "S-40";
        /// What it is when a cap is reached (S-40).
        cap_result: CapResult = one_of(), "S-40";
    }
    clashes: idle
}

/// Choices other than the default that mean nothing beside another option's value. A quiet cap above the round cap never
/// fires and harms nobody: who sets `round_cap=20` alone means just that.
fn idle(options: &Options) -> Vec<OptionFault> {
    let chosen = |name: &str, value: &str| options.get(name).is_some_and(|chosen| chosen == value);
    let clash = |&(name, other, value): &(&'static str, &str, &str)| {
        let info = Options::TABLE.iter().find(|info| info.name == name)?;
        let idle = !chosen(name, info.default) && !chosen(other, value);
        idle.then(|| OptionFault::Clash {
            code: "choice-without-effect",
            article: info.article,
            message: Message::new("szachowa-bitwa-clash-needs")
                .with("option", name)
                .with("needed", format!("{other}={value}")),
        })
    };
    NEEDS.iter().filter_map(clash).collect()
}

/// Choices that mean something only beside this value of another option.
const NEEDS: [(&str, &str, &str); 14] = [
    ("rounds", "scenario", "rounds"),
    ("minutes", "scenario", "clock"),
    ("geometry", "variant", "nonrandom"),
    ("river_cost", "river", "yes"),
    ("shot_support", "variant", "random"),
    ("shot_beats_crossbowmen", "variant", "random"),
    ("rear_exempt_random", "variant", "random"),
    ("special_order", "variant", "random"),
    ("knight_advance", "variant", "random"),
    ("king_death", "variant", "random"),
    ("camps_collateral", "variant", "nonrandom"),
    ("quiet_cap", "scenario", "standard"),
    ("round_cap", "scenario", "standard"),
    ("cap_result", "scenario", "standard"),
];
