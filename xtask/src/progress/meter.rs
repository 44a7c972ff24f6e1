//! How far builds have come.

use std::time::{Duration, Instant};

use super::Curve;

/// No machine is taken to be so much quicker or slower than the one the curves were measured on.
const PACES: (f64, f64) = (0.25, 6.0);
/// What is done in less time says nothing of the machine.
const TOO_LITTLE: Duration = Duration::from_secs(5);

/// One build.
#[derive(Debug)]
pub struct Meter {
    curve: Curve,
    /// So many parts are built.
    pub done: u32,
    /// Of so many; none as long as nobody knows.
    pub all: u32,
    /// When that was last heard.
    heard: Option<Instant>,
    has_ended: bool,
}

impl Meter {
    /// Nothing yet.
    pub fn new(curve: Curve) -> Self {
        Self { curve, done: 0, all: 0, heard: None, has_ended: false }
    }

    /// So many parts are built now.
    pub fn reach(&mut self, done: u32, all: u32, now: Instant) {
        if (done, all) != (self.done, self.all) {
            (self.done, self.all, self.heard) = (done, all, Some(now));
        }
    }

    /// It is built.
    pub fn end(&mut self) {
        self.has_ended = true;
        self.done = self.all;
    }

    /// How much of its usual time is behind it.
    fn behind(&self) -> Duration {
        let share = match self.all {
            _ if self.has_ended => 1.0,
            0 => 0.0,
            all => self.curve.time_at(f64::from(self.done) / f64::from(all)),
        };
        self.curve.usual.mul_f64(share)
    }
}

/// About how long builds that share the machine will still take together: as their curves say, at the pace seen so far. Between
/// two parts time goes by all the same.
pub fn left(meters: &[Meter], begun: Instant, now: Instant) -> Duration {
    let usual: Duration = meters.iter().map(|meter| meter.curve.usual).sum();
    let behind: Duration = meters.iter().map(Meter::behind).sum();
    let heard = meters.iter().filter_map(|meter| meter.heard).max().unwrap_or(begun);
    let pace = if behind < TOO_LITTLE {
        1.0
    } else {
        (heard.duration_since(begun).as_secs_f64() / behind.as_secs_f64()).clamp(PACES.0, PACES.1)
    };
    usual.saturating_sub(behind).mul_f64(pace).saturating_sub(now.duration_since(heard))
}

#[cfg(test)]
mod tests {
    use super::{Curve, Meter, left};
    use std::time::{Duration, Instant};

    const CURVE: Curve = Curve { usual: Duration::from_secs(100), points: &[] };

    #[test]
    fn time_goes_by_between_two_parts_and_a_slower_machine_takes_longer() {
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        let seconds = |meters: &[Meter], now| left(meters, begun, at(now)).as_secs();
        let mut meters = [Meter::new(CURVE), Meter::new(CURVE)];
        assert_eq!(seconds(&meters, 0), 200);
        meters[0].reach(5, 10, at(50));
        assert_eq!(seconds(&meters, 50), 150);
        assert_eq!(seconds(&meters, 60), 140);
        meters[0].reach(5, 10, at(60));
        assert_eq!(seconds(&meters, 60), 140, "the same count is no news");
        meters[1].reach(5, 10, at(300));
        assert_eq!(seconds(&meters, 300), 300, "three times as slow as usual");
        assert_eq!(seconds(&meters, 900), 0);
        meters.iter_mut().for_each(Meter::end);
        assert_eq!(seconds(&meters, 300), 0);
    }
}
