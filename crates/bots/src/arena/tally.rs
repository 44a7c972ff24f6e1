//! What many games say.

use super::Played;

/// What many games of A against B say.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// The games.
    pub games: u32,
    /// Those in which A came first alone.
    pub won: u32,
    /// Those in which A shared the first place.
    pub shared: u32,
    /// The first places that A got, shared ones counted as their part.
    pub share: f64,
    /// The inputs of all games.
    pub inputs: u64,
    /// The games that were broken off.
    pub broken_off: u32,
    /// How long each bot thought, A first, in microseconds.
    pub thought: [u64; 2],
    /// How often each bot was asked, A first.
    pub asked: [u64; 2],
}

/// Where a share lies, all but surely.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// At least here.
    pub least: f64,
    /// At most here.
    pub most: f64,
}

impl Interval {
    /// Where a share lies with a probability of 95 % that was this in so many independent games, after Wilson.
    pub fn of_wilson(share: f64, games: f64) -> Interval {
        const Z: f64 = 1.96;
        if games <= 0.0 {
            return Interval { least: 0.0, most: 1.0 };
        }
        let squared = Z * Z / games;
        let middle = (share + squared / 2.0) / (1.0 + squared);
        let reach = Z / (1.0 + squared) * (share * (1.0 - share) / games + squared / (4.0 * games)).sqrt();
        Interval { least: (middle - reach).max(0.0), most: (middle + reach).min(1.0) }
    }
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        let share = played.share();
        self.share += share;
        self.won += u32::from(share >= 1.0);
        self.shared += u32::from(share > 0.0 && share < 1.0);
        self.inputs += u64::from(played.inputs);
        self.broken_off += u32::from(played.reason.is_none());
        for which in 0..2 {
            self.thought[which] += played.thought[which];
            self.asked[which] += u64::from(played.asked[which]);
        }
    }

    /// Those in which A did not come first.
    pub fn lost(&self) -> u32 {
        self.games - self.won - self.shared
    }

    /// A's part of the first places; a half, if nothing was played.
    pub fn mean(&self) -> f64 {
        if self.games == 0 { 0.5 } else { self.share / f64::from(self.games) }
    }

    /// Where A's part lies with a probability of 95 %, after Wilson; a shared game counts as its part of a won one.
    pub fn interval(&self) -> Interval {
        Interval::of_wilson(self.mean(), self.games.into())
    }

    /// How long a bot, 0 for A, thought each time it was asked, in milliseconds.
    pub fn millis_a_thought(&self, which: usize) -> f64 {
        self.thought[which] as f64 / 1_000.0 / self.asked[which].max(1) as f64
    }
}

impl<'p> FromIterator<&'p Played> for Tally {
    fn from_iter<I: IntoIterator<Item = &'p Played>>(games: I) -> Tally {
        let mut tally = Tally::default();
        games.into_iter().for_each(|played| tally.add(played));
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(won: u32, games: u32) -> (f64, f64) {
        let tally = Tally { games, won, share: f64::from(won), ..Tally::default() };
        let Interval { least, most } = tally.interval();
        ((1_000.0 * least).round(), (1_000.0 * most).round())
    }

    #[test]
    fn intervals_are_those_of_wilson() {
        // Values of the published formula.
        assert_eq!(interval(5, 10), (237.0, 763.0));
        assert_eq!(interval(130, 200), (582.0, 713.0));
        assert_eq!(interval(0, 20), (0.0, 161.0));
        assert_eq!(interval(0, 0), (0.0, 1_000.0));
    }
}
