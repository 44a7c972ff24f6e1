//! What lies open to everybody: players, spectators, all.

use crate::{Army, Battle, Camps, Cards, Colour, Column, Ending, Fields};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;
use stolik_game::kit::Unreadable;

/// Everything about a game that everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// What is going on.
    pub phase: Phase,
    /// Who has committed an answer to the question that is put to each, by colour; nobody anywhere else.
    pub committed: [bool; 2],
    /// The camps, by colour, once they are known.
    pub camps: [Option<Camps>; 2],
    /// The bridge columns that the players chose, once they are known; none without a river.
    pub bridges: [Option<Column>; 2],
    /// How many cards lie aside for spying, by colour, once that is known (2.6.5).
    pub bid_counts: Option<[u8; 2]>,
    /// Who has declared the end of the spying.
    pub declared: Option<Colour>,
    /// The spying cards, by colour, once they lie open.
    pub bids: Option<[Cards; 2]>,
    /// The armies, by colour, as far as everybody knows them: the loser's when bought, the winner's when the boards are
    /// joined (S-11).
    pub armies: [Option<Army>; 2],
    /// The Special Cards used so far, by colour.
    pub spent: [Cards; 2],
    /// The battle, once the boards are joined.
    pub battle: Option<Battle>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Both choose their camps (I, S-6). Openly: this player does.
    Camps(Order),
    /// Both choose their bridges (I, S-6). Openly: this player does.
    Bridges(Order),
    /// Spying (II, S-7).
    Bids(Auction),
    /// This player buys an army (III); the loser of the spying first.
    Purchase(Colour),
    /// Both train their kings (IV).
    Training,
    /// Both deploy (V).
    Deployment,
    /// The battle (VI).
    Battle,
    /// This player's clock has fallen, and so many of his pieces are still to desert at the other's choice (S-39).
    Desertion {
        /// Whose clock has fallen.
        fallen: Colour,
        /// How many pieces are still to go.
        left: u8,
    },
    /// It is over.
    Over(Ending),
}

/// In which order the players choose camps and bridges (S-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Secretly, to be revealed together.
    Together,
    /// Openly; this player now.
    Now(Colour),
}

/// How far the bidding is (S-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Auction {
    /// Both put an initial set; with `auction=sealed` this is all.
    Initial,
    /// This player adds cards or declares the end.
    Turn(Colour),
    /// The other has declared the end; this player may add once more.
    Last(Colour),
}

impl From<Option<Colour>> for Order {
    fn from(now: Option<Colour>) -> Order {
        now.map_or(Order::Together, Order::Now)
    }
}

impl Open {
    /// The fields of a player's camps, as far as they are known.
    pub fn camp_fields(&self, colour: Colour) -> Fields {
        self.camps[colour.index()].iter().flat_map(|camps| camps.both()).collect()
    }

    /// Who won the spying: the higher sum; on a tie who declared the end first, and White after sealed bids (II, S-7).
    pub fn spying_winner(&self) -> Option<Colour> {
        let [white, black] = self.bids?.map(Cards::sum);
        Some(match white.cmp(&black) {
            Ordering::Greater => Colour::White,
            Ordering::Less => Colour::Black,
            Ordering::Equal => self.declared.unwrap_or(Colour::White),
        })
    }

    /// The columns with a bridge, one or two; none without a river.
    pub fn bridge_columns(&self) -> impl Iterator<Item = Column> {
        let [one, other] = self.bridges;
        one.into_iter().chain(other.filter(|other| Some(*other) != one))
    }
}

/// ` white`, the player who chooses openly now.
impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Together => Ok(()),
            Order::Now(colour) => write!(f, " {colour}"),
        }
    }
}

/// `bids white`.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Camps(order) => write!(f, "camps{order}"),
            Phase::Bridges(order) => write!(f, "bridges{order}"),
            Phase::Bids(Auction::Initial) => f.write_str("bids"),
            Phase::Bids(Auction::Turn(colour)) => write!(f, "bids {colour}"),
            Phase::Bids(Auction::Last(colour)) => write!(f, "last {colour}"),
            Phase::Purchase(colour) => write!(f, "buy {colour}"),
            Phase::Training => f.write_str("train"),
            Phase::Deployment => f.write_str("deploy"),
            Phase::Battle => f.write_str("battle"),
            Phase::Desertion { fallen, left } => write!(f, "desert {fallen} {left}"),
            Phase::Over(ending) => match ending.of() {
                Some(colour) => write!(f, "{} {colour}", ending.code()),
                None => f.write_str(ending.code()),
            },
        }
    }
}

impl FromStr for Phase {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Phase, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let colour = words.get(1).map(|word| word.parse()).transpose()?;
        Ok(match (words[0], colour, &words[1..]) {
            ("desert", Some(fallen), [_, left]) => {
                Phase::Desertion { fallen, left: left.parse().map_err(|_| Unreadable)? }
            }
            (_, _, [_, _, ..]) => return Err(Unreadable),
            ("camps", colour, _) => Phase::Camps(colour.into()),
            ("bridges", colour, _) => Phase::Bridges(colour.into()),
            ("bids", None, _) => Phase::Bids(Auction::Initial),
            ("bids", Some(colour), _) => Phase::Bids(Auction::Turn(colour)),
            ("last", Some(colour), _) => Phase::Bids(Auction::Last(colour)),
            ("buy", Some(colour), _) => Phase::Purchase(colour),
            ("train", None, _) => Phase::Training,
            ("deploy", None, _) => Phase::Deployment,
            ("battle", None, _) => Phase::Battle,
            (code, colour, _) => Phase::Over(Ending::of_code(code, colour).ok_or(Unreadable)?),
        })
    }
}

stolik_game::text_data!(Phase, "what is going on");
