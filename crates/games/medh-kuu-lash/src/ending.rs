//! The aim (K2), nine against four (K22), and the draw (MK29).

use crate::{Colour, GoalCheck, MedhKuuLash, State};
use stolik_game::{Article, Outcome, Standings};

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A colour has all its pieces on mornings (K2, MK25).
    Goal(Colour),
    /// A colour has nine pieces against four (K22).
    Majority(Colour),
    /// Too many turns (MK29).
    TooLong,
}

impl Ending {
    pub(crate) fn outcome(self) -> Outcome {
        let (standings, code, article) = match self {
            Ending::Goal(winner) => (Standings::winner(2, winner.side()), "goal", "MK25"),
            Ending::Majority(winner) => (Standings::winner(2, winner.side()), "majority", "K22"),
            Ending::TooLong => (Standings::draw(2), "max-turns", "MK29"),
        };
        Outcome::by_rules(standings, code, Article(article))
    }
}

impl MedhKuuLash {
    /// Whether the game has ended, the player who is not on turn having moved last (3e.11).
    #[inline]
    pub(crate) fn ending_of(&self, state: &State) -> Option<Ending> {
        if let Some(winner) = state.board.majority() {
            return Some(Ending::Majority(winner)); // 3e.4: counts for both
        }
        let mover = !state.turn;
        let reaches = |colour| state.board.is_all_on_mornings(colour);
        if reaches(mover) {
            return Some(Ending::Goal(mover)); // MK25: if both fulfil it, the mover wins.
        }
        if self.options.goal_check == GoalCheck::Both && reaches(!mover) {
            return Some(Ending::Goal(!mover));
        }
        (state.turns >= self.options.max_turns).then_some(Ending::TooLong) // MK29, 3e.9
    }
}
