//! How many tests passed and failed, as the test runners tell.

use std::fmt;
use std::iter::Sum;

/// What runs tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runner {
    /// `cargo test`
    Cargo,
    /// `cargo nextest run`, which also repeats what `cargo test` would have said about each test that failed
    Nextest,
}

/// The tests of all runners so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// So many passed.
    pub passed: u64,
    /// So many did not.
    pub failed: u64,
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Count>>(counts: I) -> Count {
        counts.fold(Count::default(), |sum, count| Count {
            passed: sum.passed + count.passed,
            failed: sum.failed + count.failed,
        })
    }
}

impl Count {
    /// Takes in one line of what a runner prints. Only its closing lines matter:
    ///
    /// ```text
    /// test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s
    ///      Summary [   0.052s] 12 tests run: 11 passed (1 slow), 1 failed, 2 skipped
    /// ```
    pub fn hear(&mut self, runner: Runner, line: &str) {
        let line = line.trim_start();
        let counts = match runner {
            Runner::Cargo => line.strip_prefix("test result:").and_then(|rest| rest.split_once(". ")),
            Runner::Nextest => line.strip_prefix("Summary [").and_then(|rest| rest.split_once(" run: ")),
        };
        let counts = counts.map_or("", |(_, counts)| counts);
        for part in counts.split([';', ',']) {
            let mut words = part.split_whitespace();
            let (number, what) = (words.next().and_then(|number| number.parse::<u64>().ok()), words.next());
            match (number, what) {
                (Some(number), Some("passed")) => self.passed += number,
                // nextest tells apart those that ran too long and those that could not even start.
                (Some(number), Some("failed" | "timed" | "exec")) => self.failed += number,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::{Count, Runner};

    #[test]
    fn both_runners_are_understood() {
        let mut count = Count::default();
        for line in [
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out",
        ] {
            count.hear(Runner::Cargo, line);
        }
        for line in [
            "     Summary [   0.052s] 12 tests run: 11 passed (1 slow), 1 failed, 2 skipped",
            "     Summary [   0.052s] 5/9 tests run: 3 passed, 1 failed, 1 timed out, 4 skipped",
        ] {
            count.hear(Runner::Nextest, line);
        }
        assert_eq!(count.to_string(), "18 passed, 5 failed");
    }

    #[test]
    fn a_failure_that_nextest_quotes_counts_once() {
        let mut count = Count::default();
        count.hear(Runner::Nextest, "    test result: FAILED. 0 passed; 1 failed; 0 ignored");
        count.hear(Runner::Nextest, "     Summary [   0.052s] 4 tests run: 3 passed, 1 failed, 0 skipped");
        assert_eq!(count.to_string(), "3 passed, 1 failed");
    }

    #[test]
    fn other_lines_do_not_count() {
        let mut count = Count::default();
        for line in ["test a::b ... ok", "7 passed, 1 failed", ""] {
            count.hear(Runner::Cargo, line);
            count.hear(Runner::Nextest, line);
        }
        assert_eq!(count, Count::default());
    }
}
