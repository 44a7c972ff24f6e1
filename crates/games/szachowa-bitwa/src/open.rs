//! What lies open to everybody: players, spectators, all.

use crate::{Army, Battle, Camps, Cards, Colour, Column, Ending};

/// Everything about a game that everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Open {
    /// Who won the spying: the higher sum; on a tie who declared the end first, and White after sealed bids (II, S-7).
    pub fn spying_winner(&self) -> Option<Colour> {
        let [white, black] = self.bids?.map(Cards::sum);
        Some(match white.cmp(&black) {
            std::cmp::Ordering::Greater => Colour::White,
            std::cmp::Ordering::Less => Colour::Black,
            std::cmp::Ordering::Equal => self.declared.unwrap_or(Colour::White),
        })
    }

    /// The columns with a bridge, one or two; none without a river.
    pub fn bridge_columns(&self) -> impl Iterator<Item = Column> {
        let [one, other] = self.bridges;
        one.into_iter().chain(other.filter(|other| Some(*other) != one))
    }
}
