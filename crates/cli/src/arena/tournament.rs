//! Who meets whom.

use stolik_bots::Bot;
use stolik_bots::arena::{Contest, Interval, Played, Tally, group_shares, paired_interval};
use stolik_catalog::AnyGame;

/// The contests of some bots: of two, the first against the second; of more, of each against each.
///
/// With two sides one contest of a pair says all. With more, one of A among Bs is another thing than one of B among As,
/// so both are played.
pub struct Tournament {
    /// The bots, as they were named.
    pub bots: Vec<Bot>,
    /// The contests, in the order they are played.
    pub contests: Vec<Contest>,
    /// Which bots meet in each: their places in the list.
    pairs: Vec<[usize; 2]>,
    /// How many sides a game has.
    pub sides: u32,
}

/// How a bot has done, against one other or against all.
pub struct Standing {
    /// Its games.
    pub games: usize,
    /// Its part of the first places.
    pub share: f64,
    /// Where that part lies, all but surely.
    pub interval: Interval,
}

impl Tournament {
    /// The contests of these bots, each of so many games.
    pub fn new(game: &AnyGame, bots: Vec<Bot>, games: u32, seed: u64, opening: u16) -> Tournament {
        let sides = u32::from(game.sides());
        let all = 0..bots.len();
        let met = |[a, b]: &[usize; 2]| a < b || (a > b && bots.len() > 2 && sides > 2);
        let pairs: Vec<[usize; 2]> =
            all.clone().flat_map(|a| all.clone().map(move |b| [a, b])).filter(met).collect();
        let contest = |pair: &[usize; 2]| Contest {
            game: game.clone(),
            bots: pair.map(|bot| bots[bot]),
            games,
            seed,
            opening,
        };
        Tournament { contests: pairs.iter().map(contest).collect(), bots, pairs, sides }
    }

    /// How many games there are in all.
    pub fn count(&self) -> u32 {
        self.contests.iter().map(Contest::count).sum()
    }

    /// How a bot has done against these others, by the games of each contest; none if they have not met.
    pub fn standing(
        &self,
        bot: usize,
        others: impl Fn(usize) -> bool,
        played: &[Vec<Played>],
    ) -> Option<Standing> {
        let mut shares = Vec::new();
        for (&[a, b], games) in self.pairs.iter().zip(played) {
            let groups = group_shares(games, self.sides);
            if a == bot && others(b) {
                shares.extend(groups);
            } else if b == bot && others(a) && self.sides == 2 {
                // What one of two does not get, the other does.
                shares.extend(groups.iter().map(|share| 1.0 - share));
            }
        }
        if shares.is_empty() {
            return None;
        }
        let games = shares.len() * self.sides as usize;
        #[expect(clippy::cast_precision_loss, reason = "there are fewer games than that")]
        let share = shares.iter().sum::<f64>() / shares.len() as f64;
        Some(Standing { games, share, interval: paired_interval(&shares, self.sides) })
    }

    /// How long a bot thought each time it was asked, in milliseconds.
    pub fn millis_a_thought(&self, bot: usize, played: &[Vec<Played>]) -> f64 {
        let mut all = Tally::default();
        for (pair, games) in self.pairs.iter().zip(played) {
            let tally: Tally = games.iter().collect();
            for which in (0..2).filter(|&which| pair[which] == bot) {
                all.thought[0] += tally.thought[which];
                all.asked[0] += tally.asked[which];
            }
        }
        all.millis_a_thought(0)
    }
}
