//! When the line to a table is tried again, and by which way. Plain data: the line has the browser, this has the plan.

use std::time::Duration;

/// By which way the line goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Way {
    /// A socket.
    #[default]
    Socket,
    /// Asking again and again, where sockets are blocked.
    Asking,
}

/// How long until a lost line is tried again: the first time almost at once, then ever more slowly, in thousandths of a
/// second. As much again may be added by chance.
const WAITS: [u64; 6] = [50, 300, 700, 1_500, 3_000, 5_000];
/// How long until a socket is tried beside the asking, in thousandths of a second. As much again may be added by chance.
const TRIALS: [u64; 6] = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000];
/// After so many sockets in a row that did not open, every other attempt is made by asking.
const MOST_SOCKETS: usize = 3;

/// What has failed so far, and so what is next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Schedule {
    /// By which way the line goes now, or is tried.
    way: Way,
    /// How many attempts in a row have failed.
    failed: usize,
    /// How many sockets in a row that were tried beside the asking have failed.
    tried: usize,
}

impl Schedule {
    /// By which way the line goes now, or is tried.
    pub fn way(&self) -> Way {
        self.way
    }

    /// Something was heard: the line stands.
    pub fn stands(&mut self) {
        self.failed = 0;
        if self.way == Way::Socket {
            self.tried = 0;
        }
    }

    /// The line is lost or did not come about. How long to wait before the next attempt, with this much chance of 0 to 1:
    /// all pages of a server that went must not come back in the same moment.
    pub fn is_lost(&mut self, chance: f64) -> Duration {
        let wait = at(&WAITS, self.failed);
        self.failed += 1;
        // Whether sockets are blocked or nobody is there is not known: both ways are tried in turn.
        self.way = match self.failed.checked_sub(MOST_SOCKETS) {
            Some(more) if more % 2 == 0 => Way::Asking,
            _ => Way::Socket,
        };
        spread(wait, chance)
    }

    /// While the line stands by asking: how long until a socket is tried beside it, ever more slowly and without end.
    pub fn next_trial(&mut self, chance: f64) -> Duration {
        let wait = at(&TRIALS, self.tried);
        self.tried += 1;
        spread(wait, chance)
    }

    /// A socket that was tried beside the asking stands.
    pub fn has_socket(&mut self) {
        *self = Schedule::default();
    }

    /// Something has changed for the better, or somebody looks: what waited is tried now, and the pauses begin anew.
    pub fn hurry(&mut self) {
        (self.failed, self.tried) = (0, 0);
    }

    /// A line to another table, or from the beginning. What is known of sockets here stays.
    pub fn begin(&mut self) {
        self.failed = 0;
    }
}

fn at(waits: &[u64], number: usize) -> u64 {
    waits.get(number).or(waits.last()).copied().unwrap_or_default()
}

fn spread(wait: u64, chance: f64) -> Duration {
    Duration::from_millis(wait).mul_f64(1.0 + chance.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ways of so many attempts after a line by socket was lost, none of which comes about.
    fn attempts(schedule: &mut Schedule, count: usize) -> Vec<Way> {
        (0..count)
            .map(|_| {
                schedule.is_lost(0.5);
                schedule.way()
            })
            .collect()
    }

    #[test]
    fn a_lost_socket_is_tried_again_and_then_both_ways_in_turn() {
        use Way::{Asking, Socket};
        let mut schedule = Schedule::default();
        assert_eq!(schedule.way(), Socket);
        assert_eq!(attempts(&mut schedule, 7), [Socket, Socket, Asking, Socket, Asking, Socket, Asking]);
    }

    #[test]
    fn pauses_grow_have_chance_in_them_and_an_end() {
        let (mut early, mut late) = (Schedule::default(), Schedule::default());
        let mut before = Duration::ZERO;
        for attempt in 0..40 {
            let (least, most) = (early.is_lost(0.0), late.is_lost(1.0));
            assert!(least < most, "attempt {attempt}: chance");
            assert!(
                least >= before && most <= Duration::from_secs(10),
                "attempt {attempt}: {least:?} {most:?}"
            );
            before = least;
        }
        assert_eq!(before, Duration::from_secs(5));
    }

    #[test]
    fn who_asks_goes_back_to_the_socket_by_itself() {
        // The server was away for three attempts and answers the first question.
        let mut schedule = Schedule::default();
        attempts(&mut schedule, 3);
        schedule.stands();
        assert_eq!(schedule.way(), Way::Asking);
        // Sockets are tried within seconds, and on and on where they stay blocked.
        assert!(schedule.next_trial(1.0) <= Duration::from_secs(4));
        let trials: Vec<Duration> = (0..100).map(|_| schedule.next_trial(0.3)).collect();
        assert!(trials.is_sorted() && trials[99] <= Duration::from_mins(2), "{trials:?}");
        // A question that is answered does not make the trials more frequent.
        schedule.stands();
        assert!(schedule.next_trial(0.0) >= Duration::from_mins(1));
        schedule.has_socket();
        assert_eq!(schedule, Schedule::default());
    }

    #[test]
    fn a_network_that_is_back_or_somebody_who_looks_ends_the_waiting() {
        let mut schedule = Schedule::default();
        attempts(&mut schedule, 9);
        schedule.stands();
        schedule.next_trial(0.0);
        schedule.next_trial(0.0);
        schedule.hurry();
        assert_eq!(schedule.next_trial(0.0), Duration::from_secs(2));
        assert_eq!(schedule.is_lost(0.0), Duration::from_millis(50));
    }
}
