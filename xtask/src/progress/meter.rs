//! How far one build has come.

use std::time::{Duration, Instant};

use super::Curve;

/// No machine is taken to be so much quicker or slower than the one the curves were measured on.
const PACES: (f64, f64) = (0.25, 6.0);

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

    /// About how long it will still take: as the curve says, on a machine of the pace seen so far. Between two parts time goes
    /// by all the same.
    pub fn left(&self, begun: Instant, now: Instant) -> Duration {
        if self.has_ended {
            return Duration::ZERO;
        }
        let Some(heard) = self.heard.filter(|_| self.all > 0) else { return self.curve.usual };
        let share = self.curve.time_at(f64::from(self.done) / f64::from(self.all));
        let usual_by_now = self.curve.usual.mul_f64(share);
        let so_far = heard.duration_since(begun);
        // What little is known at first says nothing of the machine.
        let pace = if usual_by_now < Duration::from_secs(5) {
            1.0
        } else {
            (so_far.as_secs_f64() / usual_by_now.as_secs_f64()).clamp(PACES.0, PACES.1)
        };
        self.curve.usual.mul_f64((1.0 - share) * pace).saturating_sub(now.duration_since(heard))
    }
}

#[cfg(test)]
mod tests {
    use super::{Curve, Meter};
    use std::time::{Duration, Instant};

    const CURVE: Curve = Curve { usual: Duration::from_secs(100), points: &[] };

    #[test]
    fn a_slower_machine_takes_longer_and_time_goes_by_between_two_parts() {
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        let mut meter = Meter::new(CURVE);
        assert_eq!(meter.left(begun, begun), Duration::from_secs(100));
        meter.reach(5, 10, at(50));
        assert_eq!(meter.left(begun, at(50)), Duration::from_secs(50));
        assert_eq!(meter.left(begun, at(60)), Duration::from_secs(40));
        meter.reach(5, 10, at(60));
        assert_eq!(meter.left(begun, at(60)), Duration::from_secs(40), "the same count is no news");
        let mut slow = Meter::new(CURVE);
        slow.reach(5, 10, at(150));
        assert_eq!(slow.left(begun, at(150)), Duration::from_secs(150));
        assert_eq!(slow.left(begun, at(900)), Duration::ZERO);
        slow.end();
        assert_eq!(slow.left(begun, at(150)), Duration::ZERO);
    }
}
