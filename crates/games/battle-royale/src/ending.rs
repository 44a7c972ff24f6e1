//! How a game ends, and who came where.

use crate::game::BattleRoyale;
use crate::options::End;
use crate::state::State;
use stolik_game::{Article, Outcome, Reason, Seat, Side, Standing, Standings};

/// What has ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// One State is left (BR1).
    LastStanding,
    /// No free field is left (BR1, `end = board_full`).
    BoardFull,
    /// The last round is over (BR1, 1e.2).
    RoundLimit,
    /// Nobody has taken a field for so many rounds (BR13).
    Stall,
}

impl Ending {
    /// The end by its name and article.
    const fn reason(self) -> Reason {
        match self {
            Self::LastStanding => Reason { code: "last-standing", article: Article("BR1") },
            Self::BoardFull => Reason { code: "board-full", article: Article("BR1") },
            Self::RoundLimit => Reason { code: "round-limit", article: Article("BR1") },
            Self::Stall => Reason { code: "stall", article: Article("BR13") },
        }
    }
}

impl BattleRoyale {
    /// Whether and how the game is over.
    #[inline]
    pub fn ending(&self, state: &State) -> Option<Ending> {
        let stall = u16::from(self.options.stall_rounds);
        if state.fallen + 1 == self.options.seats {
            Some(Ending::LastStanding)
        } else if self.options.end == End::BoardFull && state.free().is_empty() {
            Some(Ending::BoardFull)
        } else if state.round > self.options.last_round() {
            Some(Ending::RoundLimit) // 1e.8: before the stall
        } else if stall > 0 && state.quiet_rounds() >= stall {
            Some(Ending::Stall)
        } else {
            None
        }
    }

    /// The places: first who stands, by fields; then who is out, the last to fall first (BR1, 1e.4).
    pub fn standings(&self, state: &State) -> Standings {
        // Higher is better; who stands has a field, and so is above all who do not.
        let rank = |side: Side| (state.land(Seat(side.0)).len(), state.out[side.index()]);
        Standings::build(self.options.seats, |side| {
            let better = (0..self.options.seats).filter(|&other| rank(Side(other)) > rank(side)).count();
            Standing { place: better as u8 + 1, score: state.land(Seat(side.0)).len().cast_signed() }
        })
    }

    /// The end by the rules, with its places.
    pub(crate) fn outcome_of(&self, state: &State) -> Option<Outcome> {
        let Reason { code, article } = self.ending(state)?.reason();
        Some(Outcome::by_rules(self.standings(state), code, article))
    }
}
