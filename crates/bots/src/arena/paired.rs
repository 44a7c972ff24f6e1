//! What groups of games say, in which everything is the same but who sits where.

use super::{Interval, Played};

/// A's part of the first places in every whole group of so many games, in the order of the groups.
pub fn group_shares(games: &[Played], group: u32) -> Vec<f64> {
    let group = group.max(1);
    let mut sorted: Vec<&Played> = games.iter().collect();
    sorted.sort_by_key(|played| played.number);
    let groups = sorted.chunk_by(|one, other| one.number / group == other.number / group);
    let whole = groups.filter(|games| games.len() == group as usize);
    whole.map(|games| games.iter().map(|played| played.share()).sum::<f64>() / f64::from(group)).collect()
}

/// Where the share lies with a probability of 95 %, by the shares of groups of so many games.
///
/// Games of a group are alike, so they do not count as so many independent ones: how far the groups lie apart tells how
/// many independent games they are worth, and with that number it is the interval of Wilson. One more group that lies
/// as far apart as independent games would keeps a few groups that happen to agree from saying too much.
pub fn paired_interval(groups: &[f64], group: u32) -> Interval {
    if groups.is_empty() {
        return Interval { least: 0.0, most: 1.0 };
    }
    let (count, group) = (groups.len() as f64, f64::from(group.max(1)));
    let mean = groups.iter().sum::<f64>() / count;
    let single = mean * (1.0 - mean);
    let scatter: f64 = groups.iter().map(|share| (share - mean).powi(2)).sum();
    let variance = (scatter + single / group) / count;
    let games = if single > 0.0 { single * count / variance } else { count * group };
    Interval::of_wilson(mean, games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::{Entropy, Pinned, Side};

    fn width(interval: Interval) -> f64 {
        interval.most - interval.least
    }

    fn played(number: u32, places: [u8; 2]) -> Played {
        let side = Side((number % 2) as u8);
        Played {
            number,
            side,
            places: places.to_vec(),
            reason: Some(String::new()),
            inputs: 1,
            thought: [0; 2],
            asked: [0; 2],
        }
    }

    #[test]
    fn groups_are_put_together_whatever_the_order_and_only_whole() {
        // A wins the first pair, the second is split, of the third one game is missing.
        let games =
            [played(3, [1, 2]), played(0, [1, 2]), played(4, [1, 2]), played(2, [1, 2]), played(1, [2, 1])];
        assert_eq!(group_shares(&games, 2), [1.0, 0.5]);
    }

    #[test]
    fn independent_games_give_the_interval_of_wilson() {
        // 25 won pairs, 50 split and 25 lost ones: just what independent even games would give.
        let groups: Vec<f64> = [(25, 1.0), (50, 0.5), (25, 0.0)]
            .into_iter()
            .flat_map(|(count, share)| std::iter::repeat_n(share, count))
            .collect();
        let (paired, plain) = (paired_interval(&groups, 2), Interval::of_wilson(0.5, 200.0));
        assert!((paired.least - plain.least).abs() < 0.002, "{paired:?} {plain:?}");
        assert!((paired.most - plain.most).abs() < 0.002, "{paired:?} {plain:?}");
    }

    #[test]
    fn pairs_that_always_split_say_more_and_pairs_that_never_do_say_less() {
        let plain = width(Interval::of_wilson(0.5, 200.0));
        assert!(width(paired_interval(&[0.5; 100], 2)) < plain / 4.0);
        let whole: Vec<f64> = (0..100).map(|index| f64::from(index % 2)).collect();
        assert!(width(paired_interval(&whole, 2)) > plain * 1.3);
        assert_eq!(paired_interval(&[], 2), Interval { least: 0.0, most: 1.0 });
        // Nothing but wins is no certainty.
        assert!(paired_interval(&[1.0; 5], 2).least < 0.75);
    }

    #[test]
    fn the_true_share_lies_in_the_interval_about_as_often_as_it_says() {
        // Pairs in which luck decides both games alike half of the time; A wins 60 %.
        let mut entropy = Pinned::from_seed(4);
        let mut within = 0;
        for _ in 0..1_000 {
            let groups: Vec<f64> = (0..60)
                .map(|_| {
                    let mut won = || f64::from(u8::from(entropy.below(100) < 60));
                    let first = won();
                    let second = won();
                    if entropy.below(2) == 0 { first } else { f64::midpoint(first, second) }
                })
                .collect();
            let Interval { least, most } = paired_interval(&groups, 2);
            within += u32::from(least <= 0.6 && 0.6 <= most);
        }
        assert!((930..=970).contains(&within), "{within} of 1000");
    }
}
