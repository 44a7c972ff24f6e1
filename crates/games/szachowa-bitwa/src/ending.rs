//! How a game ends.

use crate::{Battle, Board, BothLose, CapResult, Colour, Kind, Scenario, SzachowaBitwa};
use stolik_game::{Article, Outcome, Standing, Standings};

/// How the game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player has no troops left.
    NoTroops(Colour),
    /// This player has lost both camps.
    NoCamps(Colour),
    /// Both have lost at once (S-36).
    BothLost,
    /// The agreed rounds are over (S-38).
    Rounds,
    /// A clock has fallen (S-39).
    Clock(Colour),
    /// So many rounds without a removal (S-40).
    QuietCap,
    /// So many rounds (S-40).
    RoundCap,
}

impl Ending {
    /// Its name in records and plain data.
    pub const fn code(self) -> &'static str {
        match self {
            Ending::NoTroops(_) => "no-troops",
            Ending::NoCamps(_) => "no-camps",
            Ending::BothLost => "both-lost",
            Ending::Rounds => "rounds",
            Ending::Clock(_) => "clock",
            Ending::QuietCap => "quiet-cap",
            Ending::RoundCap => "round-cap",
        }
    }

    /// The player of whom it tells.
    pub const fn of(self) -> Option<Colour> {
        match self {
            Ending::NoTroops(colour) | Ending::NoCamps(colour) | Ending::Clock(colour) => Some(colour),
            Ending::BothLost | Ending::Rounds | Ending::QuietCap | Ending::RoundCap => None,
        }
    }

    /// The ending of this name and player.
    pub(crate) fn of_code(code: &str, of: Option<Colour>) -> Option<Ending> {
        let colour = of.unwrap_or_default();
        let all = [
            Ending::NoTroops(colour),
            Ending::NoCamps(colour),
            Ending::BothLost,
            Ending::Rounds,
            Ending::Clock(colour),
            Ending::QuietCap,
            Ending::RoundCap,
        ];
        all.into_iter().find(|ending| ending.code() == code && ending.of() == of)
    }
}

impl SzachowaBitwa {
    /// Who has lost: no troops, or no camps (End, S-35, S-36).
    #[inline]
    pub(crate) fn loss(&self, battle: &Battle) -> Option<Ending> {
        let board = &battle.board;
        let loss = |colour: Colour| {
            let mut troops = board.of(colour) - board.kind(Kind::Camp);
            if !self.options.king_is_army {
                troops -= board.kind(Kind::King);
            }
            if board.camps(colour) == 0 {
                Some(Ending::NoCamps(colour))
            } else if troops.is_empty() {
                Some(Ending::NoTroops(colour))
            } else {
                None
            }
        };
        match Colour::ALL.map(loss) {
            [Some(_), Some(_)] => Some(Ending::BothLost),
            [one, other] => one.or(other),
        }
    }

    /// Whether the game ends with a complete round (S-38, S-40, 2.6.8).
    pub(crate) fn round_ending(&self, battle: &Battle) -> Option<Ending> {
        match self.options.scenario {
            Scenario::Clock => None,
            Scenario::Rounds => (battle.rounds >= self.options.rounds).then_some(Ending::Rounds),
            Scenario::Standard if battle.quiet >= self.options.quiet_cap => Some(Ending::QuietCap),
            Scenario::Standard => (battle.rounds >= self.options.round_cap).then_some(Ending::RoundCap),
        }
    }

    /// What an ending means (End, S-36 to S-40).
    pub(crate) fn outcome_of(&self, ending: Ending, board: &Board) -> Outcome {
        let scores = Colour::ALL.map(|colour| i32::from(board.score(colour)));
        let ranked = || Standings::by_score(&scores);
        let draw = || Standings::build(2, |side| Standing { place: 1, score: scores[side.index()] });
        let loser = |colour: Colour| {
            Standings::build(2, |side| Standing {
                place: if side == colour.side() { 2 } else { 1 },
                score: scores[side.index()],
            })
        };
        let capped = || if self.options.cap_result == CapResult::Score { ranked() } else { draw() };
        let (standings, article) = match ending {
            Ending::NoTroops(colour) | Ending::NoCamps(colour) => (loser(colour), "S-35"),
            Ending::BothLost if self.options.both_lose == BothLose::Score => (ranked(), "S-36"),
            Ending::BothLost => (draw(), "S-36"),
            Ending::Rounds => (ranked(), "S-38"),
            Ending::Clock(_) => (ranked(), "S-39"),
            Ending::QuietCap | Ending::RoundCap => (capped(), "S-40"),
        };
        Outcome::by_rules(standings, ending.code(), Article(article))
    }
}
