//! Figures of two programs, compared.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

/// What one run has measured: figures by game and name, each a second.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures(BTreeMap<String, f64>);

/// A figure of one program beside that of another.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratio {
    /// Game and figure.
    pub name: String,
    before: f64,
    now: f64,
    /// The lower and the upper quarter of the ratios of single rounds.
    spread: (f64, f64),
}

impl Figures {
    /// From what `stolik bench --json` tells. What was not measured is not there; how deep perft went is no rate.
    pub fn read(told: &Value) -> Figures {
        let games = told["games"].as_array().into_iter().flatten();
        let named = games.filter_map(|game| Some((game["game"].as_str()?, game.as_object()?)));
        let rates = named.flat_map(|(id, figures)| {
            let rates = figures.iter().filter(|(name, _)| *name != "perft_depth");
            rates.filter_map(move |(name, rate)| Some((format!("{id} {name}"), rate.as_f64()?)))
        });
        Figures(rates.collect())
    }
}

/// Each figure that every run of both has.
pub fn ratios(before: &[Figures], now: &[Figures]) -> Vec<Ratio> {
    let Some(first) = before.first() else { return Vec::new() };
    let all = |runs: &[Figures], name: &str| -> Option<Vec<f64>> {
        runs.iter().map(|run| run.0.get(name).copied().filter(|rate| *rate > 0.0)).collect()
    };
    let ratio = |name: &String| {
        let (before, now) = (all(before, name)?, all(now, name)?);
        let mut rounds: Vec<f64> = before.iter().zip(&now).map(|(before, now)| now / before).collect();
        let spread = (quantile(&mut rounds, 0.25)?, quantile(&mut rounds, 0.75)?);
        let median = |mut rates: Vec<f64>| quantile(&mut rates, 0.5);
        Some(Ratio { name: name.clone(), before: median(before)?, now: median(now)?, spread })
    };
    first.0.keys().filter_map(ratio).collect()
}

impl Ratio {
    fn ratio(&self) -> f64 {
        self.now / self.before
    }

    /// Whether the figure is lower than it may be, and three rounds of four say so too.
    pub fn has_fallen_below(&self, least: f64) -> bool {
        self.ratio() < least && self.spread.1 < least
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.spread;
        let spread = format!("{low:.3} to {high:.3}");
        write!(
            f,
            "{:<40} {:>8.3} {spread:>17} {:>14.0} {:>14.0}",
            self.name,
            self.ratio(),
            self.before,
            self.now
        )
    }
}

/// The value below which such a part of them lies, between two of them in proportion; none of none.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "there are at most a thousand, and a place among them is not negative"
)]
fn quantile(values: &mut [f64], part: f64) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let place = values.len().checked_sub(1)? as f64 * part;
    let (below, above) = (values.get(place.floor() as usize)?, values.get(place.ceil() as usize)?);
    Some(below + (above - below) * place.fract())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn run(rate: f64) -> Figures {
        Figures::read(&json!({"games": [
            {"game": "warcaby", "games": rate, "perft_depth": 10, "search_nodes": null},
        ]}))
    }

    fn compared(before: &[f64], now: &[f64]) -> Ratio {
        let runs = |rates: &[f64]| rates.iter().copied().map(run).collect::<Vec<_>>();
        ratios(&runs(before), &runs(now)).remove(0)
    }

    #[test]
    fn only_rates_that_were_measured_are_compared() {
        let found = ratios(&[run(100.0)], &[run(90.0)]);
        assert_eq!(found.iter().map(|ratio| ratio.name.as_str()).collect::<Vec<_>>(), ["warcaby games"]);
        assert_eq!(ratios(&[run(100.0)], &[Figures::default()]), []);
        assert_eq!(ratios(&[], &[]), []);
    }

    #[test]
    fn a_ratio_is_of_medians_with_the_spread_of_the_rounds() {
        let ratio = compared(&[100.0, 200.0, 110.0], &[90.0, 220.0, 99.0]);
        assert_eq!((ratio.before, ratio.now), (110.0, 99.0));
        assert_eq!(ratio.spread, (0.9, 1.0));
    }

    #[test]
    fn what_has_fallen_must_have_fallen_in_most_rounds() {
        assert!(compared(&[100.0; 4], &[90.0; 4]).has_fallen_below(0.95));
        assert!(!compared(&[100.0; 4], &[96.0; 4]).has_fallen_below(0.95));
        let wide = compared(&[100.0, 100.0, 100.0, 100.0], &[80.0, 80.0, 120.0, 108.0]);
        assert!(!wide.has_fallen_below(0.95), "{wide}");
    }

    #[test]
    fn values_lie_between_two_in_proportion() {
        assert_eq!(quantile(&mut [3.0, 1.0], 0.5), Some(2.0));
        assert_eq!(quantile(&mut [], 0.5), None);
    }
}
