//! How a game has ended.

use crate::seat::MOST_SEATS;
use crate::{Article, Side};

/// The end of a game: who came where, and what ended it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Places and scores by side.
    pub standings: Standings,
    /// What ended it.
    pub cause: Cause,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The rules.
    Rules(Reason),
    /// The people at the table, or the table itself.
    Table(TableEnd),
}

/// An end by the rules: its name (`no-move`) and its article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The name.
    pub code: &'static str,
    /// The article.
    pub article: Article,
}

/// An end by the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableEnd {
    /// A side gave up.
    Resigned(Side),
    /// All agreed on a draw.
    Agreed,
    /// A side ran out of time.
    OutOfTime(Side),
    /// A side left and did not come back.
    Abandoned(Side),
    /// The game was called off and counts for nothing.
    Aborted,
}

impl TableEnd {
    /// Its name in records: `resigned`.
    pub const fn code(self) -> &'static str {
        match self {
            TableEnd::Resigned(_) => "resigned",
            TableEnd::Agreed => "agreed",
            TableEnd::OutOfTime(_) => "out-of-time",
            TableEnd::Abandoned(_) => "abandoned",
            TableEnd::Aborted => "aborted",
        }
    }
}

/// The place and the score of one side. Places count from 1; equal places are shared and the next ones skipped
/// (1, 2, 2, 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The place, from 1.
    pub place: u8,
    /// The score by which the game ranks; 0 where it has none.
    pub score: i32,
}

/// The standings of all sides. As many as a game has sides, without an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    sides: u8,
    standings: [Standing; MOST_SEATS],
}

impl Standings {
    /// One side has won and the rest share the second place.
    pub fn winner(sides: u8, winner: Side) -> Standings {
        Self::by_place(sides, |side| if side == winner { 1 } else { 2 })
    }

    /// One side has lost and the rest share the first place.
    pub fn loser(sides: u8, loser: Side) -> Standings {
        Self::by_place(sides, |side| if side == loser { sides } else { 1 })
    }

    /// Nobody has won.
    pub fn draw(sides: u8) -> Standings {
        Self::by_place(sides, |_| 1)
    }

    /// Ranked by score, the highest first; equal scores share a place.
    pub fn by_score(scores: &[i32]) -> Standings {
        Self::build(scores.len() as u8, |side| {
            let score = scores[side.index()];
            let better = scores.iter().filter(|&&other| other > score).count();
            Standing { place: better as u8 + 1, score }
        })
    }

    /// With the places given.
    pub fn by_place(sides: u8, place: impl Fn(Side) -> u8) -> Standings {
        Self::build(sides, |side| Standing { place: place(side), score: 0 })
    }

    /// With place and score given.
    pub fn build(sides: u8, standing: impl Fn(Side) -> Standing) -> Standings {
        assert!(sides as usize <= MOST_SEATS, "no game has so many sides");
        let mut standings = [Standing::default(); MOST_SEATS];
        for side in 0..sides {
            standings[side as usize] = standing(Side(side));
        }
        Standings { sides, standings }
    }

    /// One standing a side, in the order of the sides.
    pub fn iter(&self) -> impl Iterator<Item = (Side, Standing)> {
        (0..self.sides).map(|side| (Side(side), self.standings[side as usize]))
    }

    /// The standing of a side.
    pub fn of(&self, side: Side) -> Standing {
        self.standings[side.index()]
    }

    /// The one side that came first, if it came first alone.
    pub fn sole_winner(&self) -> Option<Side> {
        let mut first = self.iter().filter(|(_, standing)| standing.place == 1);
        match (first.next(), first.next()) {
            (Some((side, _)), None) => Some(side),
            _ => None,
        }
    }
}

impl Outcome {
    /// An end by the rules.
    pub fn by_rules(standings: Standings, code: &'static str, article: Article) -> Outcome {
        Outcome { standings, cause: Cause::Rules(Reason { code, article }) }
    }

    /// An end by the table, for a game of so many sides.
    pub fn by_table(sides: u8, end: TableEnd) -> Outcome {
        let standings = match end {
            TableEnd::Resigned(side) | TableEnd::OutOfTime(side) | TableEnd::Abandoned(side) => {
                Standings::loser(sides, side)
            }
            TableEnd::Agreed | TableEnd::Aborted => Standings::draw(sides),
        };
        Outcome { standings, cause: Cause::Table(end) }
    }

    /// The name of what ended it.
    pub fn code(&self) -> &'static str {
        match self.cause {
            Cause::Rules(reason) => reason.code,
            Cause::Table(end) => end.code(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_is_skipped() {
        let standings = Standings::by_score(&[30, 22, 22, 17]);
        let places: Vec<u8> = standings.iter().map(|(_, s)| s.place).collect();
        assert_eq!(places, [1, 2, 2, 4]);
        assert_eq!(standings.sole_winner(), Some(Side(0)));
        assert_eq!(Standings::by_score(&[20, 20, 18]).sole_winner(), None);
    }

    #[test]
    fn who_resigns_comes_last() {
        let outcome = Outcome::by_table(3, TableEnd::Resigned(Side(1)));
        let places: Vec<u8> = outcome.standings.iter().map(|(_, s)| s.place).collect();
        assert_eq!(places, [1, 3, 1]);
    }
}
