//! Who plays: a name, a budget, a seed.

use crate::knowledge::{self, all_games};
use crate::{Budget, Knowledge, Strength, Thinking, Trouble};
use std::fmt;
use stolik_catalog::{AnySeen, Seen};
use stolik_game::Seat;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Anything legal.
    Random,
    /// A script of somebody who has just learnt the rules.
    Beginner,
    /// A search of this strength.
    Searcher(Strength),
}

/// A bot: who plays, how long it may think, and where its chance begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bot {
    /// Who plays.
    pub player: Player,
    /// How long it may think; without it, as long as its strength usually does.
    pub budget: Option<Budget>,
    /// Where its chance begins.
    pub seed: u64,
}

impl Player {
    /// All there are, the weakest first.
    pub const ALL: [Player; 5] = [
        Player::Random,
        Player::Beginner,
        Player::Searcher(Strength::Easy),
        Player::Searcher(Strength::Medium),
        Player::Searcher(Strength::Strong),
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Beginner => "beginner",
            Player::Searcher(strength) => strength.name(),
        }
    }
}

impl Bot {
    /// A bot that thinks as long as its strength usually does.
    pub const fn new(player: Player) -> Bot {
        Bot { player, budget: None, seed: 0 }
    }

    /// The bot of a name, which may have a budget: `strong`, `strong:20000` (nodes), `medium:50ms`.
    pub fn named(text: &str) -> Result<Bot, Trouble> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse()?)),
            None => (text, None),
        };
        let player = Player::ALL.into_iter().find(|player| player.name() == name);
        let player = player.ok_or_else(|| Trouble::UnknownBot(name.to_owned()))?;
        Ok(Bot { budget, ..Bot::new(player) })
    }

    /// With another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Bot {
        Bot { seed, ..self }
    }

    /// Begins to think about what a seat should do, from what it knows.
    pub fn choose(&self, seen: &AnySeen, seat: Seat) -> Result<Thinking, Trouble> {
        macro_rules! choose {
            ($($Game:ident in $file:ident),+ $(,)?) => {
                match seen {
                    $( AnySeen::$Game(seen) => self.think(knowledge::$file::$Game::new(&seen.game), seen, seat) ),+
                }
            };
        }
        all_games!(choose)
    }

    /// The same for a typed game with this knowledge.
    pub fn think<K: Knowledge>(
        &self,
        knowledge: K,
        seen: &Seen<K::Game>,
        seat: Seat,
    ) -> Result<Thinking, Trouble> {
        Thinking::begin(self, knowledge, seen, seat)
    }
}

/// As [`Bot::named`] reads it; the seed is not in it.
impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.player.name())?;
        match self.budget {
            Some(budget) => write!(f, ":{budget}"),
            None => Ok(()),
        }
    }
}
