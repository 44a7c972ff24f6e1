//! What may be wrong with a setup.

use crate::owner::Owner;
use crate::phase::Ending;
use crate::setup::Place;
use stolik_game::{Article, Fault, Message};

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// More tokens than the map has fields (1).
    TooMany {
        /// The fields.
        most: usize,
    },
    /// A token is beyond the map, or half beyond it (1).
    OffMap(Place),
    /// A token does not lie in this way (W-7).
    NotThisWay(Place),
    /// Engines have fronts exactly where the option `engine_facing` is chosen; towers never (W-28).
    NoFronts(Place),
    /// A building of this kind belongs to nobody, to a player, or to a castle: not so (W-8).
    Bond(Place),
    /// In a siege there is no second castle (7.2).
    NoSecondCastle(Place),
    /// The castle stands twice (7.1).
    CastleTwice(Place),
    /// Two buildings on one field (W-7).
    TwoBuildings(Place),
    /// Two ships on one field (W-11).
    TwoShips(Place),
    /// Two engines on one field (W-11).
    TwoEngines(Place),
    /// Two land units on one field (W-11).
    TwoUnits(Place),
    /// A building on other ground than grass (W-7).
    NotGrass(Place),
    /// A ship on other ground than water (2.4).
    NotWater(Place),
    /// An engine elsewhere than on grass, ships and gates (2.3).
    NotForEngines(Place),
    /// A land unit where none can stand (2.2).
    NotForUnits(Place),
    /// Two buildings touch (W-6).
    Touching(Place, Place),
    /// Coins below 0 or beyond measure (W-43).
    Coins {
        /// Whose.
        owner: Owner,
        /// How many.
        coins: i64,
        /// The most.
        most: i64,
    },
    /// More turns without castle and camp than a player survives (W-37).
    Exile {
        /// Whose.
        owner: Owner,
        /// How many.
        turns: u8,
        /// The most.
        most: u8,
    },
    /// More turns have ended than a game has (W-42).
    TooLate {
        /// How many.
        turns: u16,
        /// How many a game has.
        most: u16,
    },
    /// The game cannot be at this (7).
    Phase,
    /// The game cannot have ended so (9).
    NotOver(Ending),
    /// A building of a kind that never acts has acted (W-33).
    NeverActs(Place),
    /// Nobody can be at a turn there (4).
    NotAtTurn(Place),
}

macro_rules! told {
    ($code:literal, $article:literal) => {
        ($code, concat!("wojna-fault-", $code), $article)
    };
}

impl SetupFault {
    const fn told(&self) -> (&'static str, &'static str, &'static str) {
        match self {
            SetupFault::TooMany { .. } => told!("too-many", "1"),
            SetupFault::OffMap(_) => told!("off-map", "1"),
            SetupFault::NotThisWay(_) => told!("not-this-way", "W-7"),
            SetupFault::NoFronts(_) => told!("no-fronts", "W-28"),
            SetupFault::Bond(_) => told!("bond", "W-8"),
            SetupFault::NoSecondCastle(_) => told!("no-second-castle", "7.2"),
            SetupFault::CastleTwice(_) => told!("castle-twice", "7.1"),
            SetupFault::TwoBuildings(_) => told!("two-buildings", "W-7"),
            SetupFault::TwoShips(_) => told!("two-ships", "W-11"),
            SetupFault::TwoEngines(_) => told!("two-engines", "W-11"),
            SetupFault::TwoUnits(_) => told!("two-units", "W-11"),
            SetupFault::NotGrass(_) => told!("not-grass", "W-7"),
            SetupFault::NotWater(_) => told!("not-water", "2.4"),
            SetupFault::NotForEngines(_) => told!("not-for-engines", "2.3"),
            SetupFault::NotForUnits(_) => told!("not-for-units", "2.2"),
            SetupFault::Touching(..) => told!("touching", "W-6"),
            SetupFault::Coins { .. } => told!("coins", "W-43"),
            SetupFault::Exile { .. } => told!("exile", "W-37"),
            SetupFault::TooLate { .. } => told!("too-late", "W-42"),
            SetupFault::Phase => told!("phase", "8"),
            SetupFault::NotOver(Ending::NoUnits { .. }) => told!("not-over-by-units", "W-35"),
            SetupFault::NotOver(Ending::Exile { .. }) => told!("not-over-by-exile", "W-37"),
            SetupFault::NotOver(Ending::Cap { .. }) => told!("not-over-by-cap", "W-42"),
            SetupFault::NeverActs(_) => told!("never-acts", "W-33"),
            SetupFault::NotAtTurn(_) => told!("not-at-turn", "4.1"),
        }
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        self.told().0
    }

    fn article(&self) -> Option<Article> {
        Some(Article(self.told().2))
    }

    fn message(&self) -> Message {
        let message = Message::new(self.told().1);
        match *self {
            SetupFault::TooMany { most } => message.with("most", most),
            SetupFault::Coins { owner, coins, most } => {
                message.with("side", owner.side()).with("count", coins).with("most", most)
            }
            SetupFault::Exile { owner, turns, most } => message
                .with("side", owner.side())
                .with("count", i64::from(turns))
                .with("most", i64::from(most)),
            SetupFault::TooLate { turns, most } => {
                message.with("count", i64::from(turns)).with("most", i64::from(most))
            }
            SetupFault::Touching(one, other) => {
                message.with("field", one.to_string()).with("other", other.to_string())
            }
            SetupFault::NotOver(Ending::NoUnits { loser } | Ending::Exile { loser }) => {
                message.with("side", loser.side())
            }
            SetupFault::Phase | SetupFault::NotOver(Ending::Cap { .. }) => message,
            SetupFault::OffMap(place)
            | SetupFault::NotThisWay(place)
            | SetupFault::NoFronts(place)
            | SetupFault::Bond(place)
            | SetupFault::NoSecondCastle(place)
            | SetupFault::CastleTwice(place)
            | SetupFault::TwoBuildings(place)
            | SetupFault::TwoShips(place)
            | SetupFault::TwoEngines(place)
            | SetupFault::TwoUnits(place)
            | SetupFault::NotGrass(place)
            | SetupFault::NotWater(place)
            | SetupFault::NotForEngines(place)
            | SetupFault::NotForUnits(place)
            | SetupFault::NeverActs(place)
            | SetupFault::NotAtTurn(place) => message.with("field", place.to_string()),
        }
    }
}
