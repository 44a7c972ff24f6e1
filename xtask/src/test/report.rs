//! What was run, how long it took, and what came of it.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use super::count::Count;

/// What came of a stage, or of another part of what is thorough.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Done {
    /// How long it took.
    pub time: Duration,
    /// How long processors worked for it, where the system tells.
    pub processor: Option<Duration>,
    /// The tests it ran.
    pub count: Count,
    /// Whether it found nothing.
    pub is_good: bool,
}

/// What was run so far.
pub struct Report {
    start: Instant,
    set_up: Duration,
    /// By name, in the order in which they were over.
    parts: Vec<(&'static str, Done)>,
}

impl Report {
    /// Nothing yet. Installing has come before and is not counted.
    pub fn begin(set_up: Duration) -> Self {
        Self { start: Instant::now(), set_up, parts: Vec::new() }
    }

    /// A part is over.
    pub fn add(&mut self, name: &'static str, done: Done) {
        let word = if done.is_good { "" } else { ", FAILED" };
        println!("=== {name}: {}{word}", minutes(Some(done.time)));
        self.parts.push((name, done));
    }

    /// Whether a part is over.
    pub fn has(&self, wanted: &str) -> bool {
        self.parts.iter().any(|(name, _)| *name == wanted)
    }

    /// Whether no part has failed so far.
    pub fn is_good(&self) -> bool {
        self.parts.iter().all(|(_, done)| done.is_good)
    }

    /// Prints everything, writes it to a file if one is wanted, and fails if a part has.
    pub fn finish(&self, timings: Option<&Path>) -> Result<()> {
        let wall = self.start.elapsed();
        println!("\n{:<12} {:>9}  {:>9}", "", "minutes", "processor");
        println!("{:<12} {:>9}  {:>9}  not counted", "setup", minutes(Some(self.set_up)), "");
        for (name, done) in &self.parts {
            let good = if done.is_good { "good" } else { "FAILED" };
            let (time, processor) = (minutes(Some(done.time)), minutes(done.processor));
            println!("{name:<12} {time:>9}  {processor:>9}  {good}");
        }
        println!("{:<12} {:>9}  {:>9}", "together", minutes(Some(wall)), minutes(self.processor()));
        println!("{}", self.count());
        if let Some(path) = timings {
            let text = format!("{:#}\n", self.as_json(wall));
            fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
        let failed: Vec<&str> =
            self.parts.iter().filter(|(_, done)| !done.is_good).map(|(name, _)| *name).collect();
        if !failed.is_empty() {
            bail!("failed: {}", failed.join(", "));
        }
        Ok(())
    }

    fn processor(&self) -> Option<Duration> {
        self.parts.iter().map(|(_, done)| done.processor).sum()
    }

    fn count(&self) -> Count {
        self.parts.iter().map(|(_, done)| done.count).sum()
    }

    fn as_json(&self, wall: Duration) -> Value {
        let in_minutes = |time: Duration| time.as_secs_f64() / 60.0;
        let part = |(name, done): &(&str, Done)| {
            json!({
                "stage": name,
                "minutes": in_minutes(done.time),
                "processor_minutes": done.processor.map(in_minutes),
                "passed": done.count.passed,
                "failed": done.count.failed,
                "good": done.is_good,
            })
        };
        json!({
            "setup_minutes": in_minutes(self.set_up),
            "stages": self.parts.iter().map(part).collect::<Vec<_>>(),
            "minutes": in_minutes(wall),
            "processor_minutes": self.processor().map(in_minutes),
            "good": self.is_good(),
        })
    }
}

fn minutes(time: Option<Duration>) -> String {
    time.map_or_else(|| "?".to_owned(), |time| format!("{:.1} min", time.as_secs_f64() / 60.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(seconds: u64, is_good: bool) -> Done {
        let time = Duration::from_secs(seconds);
        let count = Count { passed: 3, failed: u64::from(!is_good) };
        Done { time, processor: Some(2 * time), count, is_good }
    }

    #[test]
    fn the_timings_are_written_and_a_failure_is_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("timings.json");
        let mut report = Report::begin(Duration::from_secs(6));
        report.add("tests", done(90, true));
        report.finish(Some(&file)).expect("all is good");
        let read = |file: &Path| -> Value {
            serde_json::from_str(&fs::read_to_string(file).expect("the file")).expect("JSON")
        };
        let timings = read(&file);
        assert_eq!(timings["stages"][0]["stage"], "tests");
        assert_eq!(timings["stages"][0]["minutes"], 1.5);
        assert_eq!(timings["processor_minutes"], 3.0);
        assert_eq!(timings["setup_minutes"], 0.1);
        report.add("page", done(6, false));
        let error = report.finish(Some(&file)).expect_err("one has failed");
        assert_eq!(error.to_string(), "failed: page");
        assert_eq!(read(&file)["good"], false, "the times of a failed run are written too");
    }
}
