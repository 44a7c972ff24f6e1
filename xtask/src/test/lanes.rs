//! Stages in two lanes beside each other: no stage keeps two cores busy all the time.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::Result;

use super::report::Report;
use super::stage::{Output, Stage};
use super::tools;
use crate::workspace::Workspace;

/// Stages that run one after the other, beside those of the other lane.
struct Lane {
    /// In this order, cheap ones first.
    stages: &'static [Stage],
    output: Output,
}

/// The page is built and tried beside the rest: at the end of its build only one core is busy, and tests in a browser wait
/// most of the time.
const LANES: [Lane; 2] = [
    Lane {
        stages: &[Stage::Formatting, Stage::Tidy, Stage::Clippy, Stage::Tests, Stage::Doctests],
        output: Output::Shown,
    },
    Lane { stages: &[Stage::Page, Stage::Browser], output: Output::ShownAtTheEnd },
];

/// What both lanes know.
struct Progress {
    report: Mutex<Report>,
    /// Told whenever a stage is over.
    over: Condvar,
}

/// Sets up what these stages need and runs them, until one has failed.
pub fn run(workspace: &Workspace, wanted: &[Stage]) -> Result<Report> {
    let start = Instant::now();
    tools::ensure(workspace, wanted)?;
    let progress = Progress { report: Mutex::new(Report::begin(start.elapsed())), over: Condvar::new() };
    thread::scope(|scope| {
        for lane in &LANES {
            let progress = &progress;
            scope.spawn(move || progress.run(workspace, lane, wanted));
        }
    });
    Ok(progress.report.into_inner().unwrap_or_else(PoisonError::into_inner))
}

impl Progress {
    /// Runs the wanted stages of one lane, until any stage of either has failed.
    fn run(&self, workspace: &Workspace, lane: &Lane, wanted: &[Stage]) {
        for stage in lane.stages.iter().copied().filter(|stage| wanted.contains(stage)) {
            let first = stage.needs().filter(|first| wanted.contains(first));
            if !self.may_begin(first) {
                return;
            }
            let done = stage.run_apart(workspace, lane.output);
            self.report().add(stage.name(), done);
            self.over.notify_all();
        }
    }

    /// Waits for the stage that must be over before, and says whether all is well so far.
    fn may_begin(&self, first: Option<Stage>) -> bool {
        let waits =
            |report: &mut Report| report.is_good() && first.is_some_and(|first| !report.has(first.name()));
        let report = self.over.wait_while(self.report(), waits).unwrap_or_else(PoisonError::into_inner);
        report.is_good()
    }

    fn report(&self) -> MutexGuard<'_, Report> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
