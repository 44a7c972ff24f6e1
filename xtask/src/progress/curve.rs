//! How the time of a build goes by while cargo counts its parts: the last few take longest.

use std::time::Duration;

/// How long a build usually takes where nothing is built yet, and how much of that has gone by when so much is counted.
#[derive(Clone, Copy, Debug)]
pub struct Curve {
    /// In all.
    pub usual: Duration,
    /// Shares of parts and of time, in order, both from nought to one.
    pub points: &'static [(f64, f64)],
}

impl Curve {
    /// The share of the time that has gone by when this share of the parts is built.
    pub fn time_at(&self, parts: f64) -> f64 {
        let (mut before, mut time) = (0.0, 0.0);
        for &(share, then) in self.points.iter().chain(&[(1.0, 1.0)]) {
            if parts <= share {
                let span = share - before;
                let way = if span > 0.0 { (parts - before) / span } else { 1.0 };
                return time + way * (then - time);
            }
            (before, time) = (share, then);
        }
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::Curve;
    use std::time::Duration;

    #[test]
    fn the_share_of_time_lies_on_the_line_between_the_points() {
        let curve = Curve { usual: Duration::from_secs(100), points: &[(0.5, 0.2), (0.9, 0.6)] };
        for (parts, time) in [(0.0, 0.0), (0.25, 0.1), (0.5, 0.2), (0.7, 0.4), (0.95, 0.8), (1.0, 1.0)] {
            assert!((curve.time_at(parts) - time).abs() < 1e-9, "{parts}");
        }
    }
}
