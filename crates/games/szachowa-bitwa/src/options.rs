//! The variants a table may choose (2.5), and their table as records and commands name them.

use stolik_game::{Message, OptionFault, OptionInfo, OptionKind};

/// An option's values as words.
trait Choice: Sized {
    fn text(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Choice for bool {
    fn text(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str) -> Option<bool> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

impl Choice for u16 {
    fn text(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<u16> {
        text.parse().ok()
    }
}

/// An enum of words, the first being the default.
macro_rules! words {
    ($(#[$doc:meta])* $Name:ident { $(#[$first_doc:meta])* $First:ident = $first:literal, $($(#[$variant_doc:meta])* $Variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $Name {
            $(#[$first_doc])*
            #[default]
            $First,
            $($(#[$variant_doc])* $Variant,)+
        }

        impl $Name {
            const WORDS: OptionKind = OptionKind::OneOf(&[$first, $($word),+]);
        }

        impl Choice for $Name {
            fn text(&self) -> String {
                match self {
                    $Name::$First => $first,
                    $($Name::$Variant => $word,)+
                }
                .to_owned()
            }

            fn read(text: &str) -> Option<$Name> {
                match text {
                    $first => Some($Name::$First),
                    $($word => Some($Name::$Variant),)+
                    _ => None,
                }
            }
        }
    };
}

words! {
    /// The size of one board (S-1).
    Size {
        /// 10 x 10.
        Ten = "10",
        /// 8 x 8.
        Eight = "8",
    }
}
words! {
    /// How fights are decided.
    Variant {
        /// By cards.
        Random = "random",
        /// Every attack succeeds.
        Nonrandom = "nonrandom",
    }
}
words! {
    /// How the game ends (S-38, S-39).
    Scenario {
        /// With a loss; without a limit of time.
        Standard = "standard",
        /// After an agreed number of rounds.
        Rounds = "rounds",
        /// When a clock falls.
        Clock = "clock",
    }
}
words! {
    /// How camps and bridges are told (S-6).
    SetupOrder {
        /// Secretly, revealed together.
        Secret = "secret",
        /// White first, openly.
        Open = "open",
    }
}
words! {
    /// How the bidding goes (S-7).
    Bidding {
        /// Initial sets, then in turns.
        Rounds = "rounds",
        /// One sealed bid each.
        Sealed = "sealed",
    }
}
words! {
    /// Where change comes from (S-9).
    Change {
        /// The own discards.
        Own = "own",
        /// The discards of both.
        Shared = "shared",
    }
}
words! {
    /// The table of yellow and blue fields of a straight flank attack (S-25).
    Geometry {
        /// Yellow beside the defender, blue beside the attacker.
        G1 = "g1",
        /// Yellow before and behind the attacker, blue at its corners.
        G2 = "g2",
        /// Yellow before and behind the defender, blue the column beyond it.
        G3 = "g3",
    }
}
words! {
    /// What an attack diagonally back counts as (S-24).
    DiagonalBack {
        /// Rear.
        Rear = "rear",
        /// Flank.
        Flank = "flank",
    }
}
words! {
    /// What crossing the river without a bridge takes (S-15).
    RiverCost {
        /// All points, none of them spent before.
        Full = "full",
        /// All points that are left, at least one.
        Remaining = "remaining",
    }
}
words! {
    /// What a diagonal attack takes of the fight allowance (S-16).
    DiagonalFight {
        /// One; the second point is for the distance.
        One = "one",
        /// Both points.
        Strict = "strict",
    }
}
words! {
    /// In which order Special Cards are put (S-33).
    SpecialOrder {
        /// Secretly, shown together.
        Secret = "secret",
        /// The attacker first, openly.
        AttackerFirst = "attacker_first",
    }
}
words! {
    /// In which variant knights take the field of what they destroyed (S-34).
    KnightAdvance {
        /// In the non-random one.
        Nonrandom = "nonrandom",
        /// In both.
        Both = "both",
    }
}
words! {
    /// What becomes of the turn of a king who dies in it (S-41, 2.6.3).
    KingDeath {
        /// The rest of it lapses.
        Lapse = "lapse",
        /// The points left stay for using pieces.
        Keep = "keep",
    }
}
words! {
    /// What it is when both lose at once (S-36).
    BothLose {
        /// A draw.
        Draw = "draw",
        /// The score decides.
        Score = "score",
    }
}
words! {
    /// What it is when a cap is reached (S-40).
    CapResult {
        /// The score decides.
        Score = "score",
        /// A draw.
        Draw = "draw",
    }
}

const fn number(least: i64, most: i64) -> OptionKind {
    OptionKind::Number { least, most }
}

/// The struct of options, their table and their text forms, from one list.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident: $Type:ty = $kind:expr, $default:literal, $value:expr, $article:literal;)+) => {
        /// The variants a table may choose; the default is what the rules page rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            $($(#[$doc])* pub $name: $Type,)+
        }

        impl Default for Options {
            fn default() -> Options {
                Options { $($name: $value,)+ }
            }
        }

        impl stolik_game::Options for Options {
            const TABLE: &'static [OptionInfo] =
                &[$(OptionInfo::new(stringify!($name), $kind, $default, $article),)+];

            fn get(&self, name: &str) -> Option<String> {
                match name {
                    $(stringify!($name) => Some(self.$name.text()),)+
                    _ => None,
                }
            }

            fn set(&mut self, name: &str, value: &str) -> bool {
                match name {
                    $(stringify!($name) => <$Type>::read(value).map(|value| self.$name = value).is_some(),)+
                    _ => false,
                }
            }

            /// Values that the table does not allow (in options that were not read from text), and choices that mean
            /// nothing beside the others.
            fn clashes(&self) -> Vec<OptionFault> {
                self.out_of_range().into_iter().chain(self.idle()).collect()
            }
        }
    };
}

options! {
    /// The size of one board (S-1).
    n: Size = Size::WORDS, "10", Size::Ten, "S-1";
    /// A river where the boards join (S-3).
    river: bool = OptionKind::YesNo, "yes", true, "S-3";
    /// How fights are decided.
    variant: Variant = Variant::WORDS, "random", Variant::Random, "VI";
    /// How the game ends (S-38, S-39).
    scenario: Scenario = Scenario::WORDS, "standard", Scenario::Standard, "S-38";
    /// After so many rounds the score decides (S-38).
    rounds: u16 = number(1, 200), "20", 20, "S-38";
    /// So many minutes a side (S-39).
    minutes: u16 = number(1, 180), "30", 30, "S-39";
    /// How camps and bridges are told (S-6).
    setup_order: SetupOrder = SetupOrder::WORDS, "secret", SetupOrder::Secret, "S-6";
    /// How the bidding goes (S-7).
    auction: Bidding = Bidding::WORDS, "rounds", Bidding::Rounds, "S-7";
    /// Where change comes from (S-9).
    change: Change = Change::WORDS, "own", Change::Own, "S-9";
    /// Yellow and blue of a straight flank attack (S-25).
    geometry: Geometry = Geometry::WORDS, "g1", Geometry::G1, "S-25";
    /// What an attack diagonally back counts as (S-24).
    diagonal_back: DiagonalBack = DiagonalBack::WORDS, "rear", DiagonalBack::Rear, "S-24";
    /// What crossing the river takes (S-15).
    river_cost: RiverCost = RiverCost::WORDS, "full", RiverCost::Full, "S-15";
    /// What a diagonal attack takes of the fight allowance (S-16).
    diagonal_fight: DiagonalFight = DiagonalFight::WORDS, "one", DiagonalFight::One, "S-16";
    /// Support cards for shots too (S-28).
    shot_support: bool = OptionKind::YesNo, "no", false, "S-28";
    /// Shots beat crossbowmen without cards (S-23).
    shot_beats_crossbowmen: bool = OptionKind::YesNo, "no", false, "S-23";
    /// Knights survive a rear attack on pikemen in the random variant too (S-31).
    rear_exempt_random: bool = OptionKind::YesNo, "no", false, "S-31";
    /// In which order Special Cards are put (S-33).
    special_order: SpecialOrder = SpecialOrder::WORDS, "secret", SpecialOrder::Secret, "S-33";
    /// In which variant knights advance (S-34).
    knight_advance: KnightAdvance = KnightAdvance::WORDS, "nonrandom", KnightAdvance::Nonrandom, "S-34";
    /// The king counts as troops for the loss (S-35).
    king_is_army: bool = OptionKind::YesNo, "yes", true, "S-35";
    /// What becomes of the turn of a king who dies in it (S-41).
    king_death: KingDeath = KingDeath::WORDS, "lapse", KingDeath::Lapse, "S-41";
    /// Camps count on yellow and blue (S-27).
    camps_collateral: bool = OptionKind::YesNo, "no", false, "S-27";
    /// What it is when both lose at once (S-36).
    both_lose: BothLose = BothLose::WORDS, "draw", BothLose::Draw, "S-36";
    /// So many rounds without a removal end the game (S-40).
    quiet_cap: u16 = number(10, 1000), "100", 100, "S-40";
    /// So many rounds end the game (S-40).
    round_cap: u16 = number(20, 2000), "400", 400, "S-40";
    /// What it is when a cap is reached (S-40).
    cap_result: CapResult = CapResult::WORDS, "score", CapResult::Score, "S-40";
}

impl Options {
    fn out_of_range(&self) -> Vec<OptionFault> {
        let rows = <Options as stolik_game::Options>::TABLE;
        let pairs = stolik_game::Options::pairs(self);
        let wrong = rows.iter().zip(pairs).filter(|(info, (_, value))| !info.kind.allows(value));
        wrong
            .map(|(info, (_, value))| OptionFault::Value {
                name: info.name,
                value,
                allowed: info.kind.allowed(),
                article: info.article,
            })
            .collect()
    }

    /// Choices other than the default that mean nothing beside another option's value.
    fn idle(&self) -> Vec<OptionFault> {
        let rows = <Options as stolik_game::Options>::TABLE;
        let chosen = |name: &str, value: &str| {
            stolik_game::Options::get(self, name).is_some_and(|chosen| chosen == value)
        };
        // A quiet cap above the round cap never fires and harms nobody: who sets `round_cap=20` alone means just that.
        NEEDS
            .iter()
            .filter_map(|&(name, other, value)| {
                let info = rows.iter().find(|info| info.name == name)?;
                let idle = !chosen(name, info.default) && !chosen(other, value);
                idle.then(|| OptionFault::Clash {
                    code: "choice-without-effect",
                    article: info.article,
                    message: Message::new("szachowa-bitwa-clash-needs")
                        .with("option", name)
                        .with("needed", format!("{other}={value}")),
                })
            })
            .collect()
    }
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
