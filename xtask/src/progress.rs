//! One line that says how far builds beside each other have come, and about how long they will still take.

mod curve;
mod meter;

use std::io::{IsTerminal, Read, Write, stdout};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::process::show;
pub use curve::Curve;
use meter::Meter;

/// How often the line is drawn anew on a terminal; elsewhere every line stays, so there are fewer.
const ON_A_TERMINAL: Duration = Duration::from_secs(1);
const ELSEWHERE: Duration = Duration::from_secs(30);
/// Goes back to the beginning of the line and empties it.
const EMPTY_LINE: &str = "\r\x1b[K";

/// What is shown of builds that are under way.
pub struct Progress {
    /// Who speaks.
    name: &'static str,
    begun: Instant,
    meters: Mutex<Vec<Meter>>,
    is_over: AtomicBool,
}

impl Progress {
    /// Does `work`, which may run builds beside each other, and shows how far they have come. `curves` says of each how long it
    /// usually takes.
    pub fn of<T>(name: &'static str, curves: &[Curve], work: impl FnOnce(&Self) -> T) -> T {
        let meters = curves.iter().map(|&curve| Meter::new(curve)).collect();
        let progress =
            Self { name, begun: Instant::now(), meters: Mutex::new(meters), is_over: AtomicBool::new(false) };
        thread::scope(|scope| {
            let shown = scope.spawn(|| progress.show());
            let done = work(&progress);
            progress.is_over.store(true, Ordering::Relaxed);
            shown.thread().unpark();
            done
        })
    }

    /// Runs the build of one of the curves and hands each line of its standard output to `hear`. What cargo says to people is
    /// shown only if the build fails.
    pub fn run(&self, number: usize, command: &mut Command, mut hear: impl FnMut(&str)) -> Result<()> {
        let mut child = command
            .env("CARGO_TERM_PROGRESS_WHEN", "always")
            .env("CARGO_TERM_PROGRESS_WIDTH", "80")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", show(command)))?;
        let (mut out, error) = child.stdout.take().zip(child.stderr.take()).context("no pipes")?;
        let said = thread::scope(|scope| {
            let said = scope.spawn(|| self.listen(number, error));
            let mut told = String::new();
            // What is no text is heard as nothing; the build has ended then all the same.
            let _ = out.read_to_string(&mut told);
            told.lines().for_each(&mut hear);
            said.join().unwrap_or_default()
        });
        let status = child.wait()?;
        if !status.success() {
            clear_line();
            eprintln!("{}", said.join("\n"));
            bail!("this failed ({status}): {}", show(command));
        }
        self.meters()[number].end();
        Ok(())
    }

    /// Reads what cargo says to people, takes its counts, and gives the rest.
    fn listen(&self, number: usize, from: impl Read) -> Vec<String> {
        let mut said = Vec::new();
        let mut line = Vec::new();
        for byte in std::io::BufReader::new(from).bytes().map_while(Result::ok) {
            if byte != b'\r' && byte != b'\n' {
                line.push(byte);
                continue;
            }
            let text = String::from_utf8_lossy(&line).into_owned();
            line.clear();
            match count(&text) {
                Some((done, all)) => self.meters()[number].reach(done, all, Instant::now()),
                None if !text.trim().is_empty() => said.push(text),
                None => {}
            }
        }
        said
    }

    fn show(&self) {
        let is_terminal = stdout().is_terminal();
        let pause = if is_terminal { ON_A_TERMINAL } else { ELSEWHERE };
        while !self.is_over.load(Ordering::Relaxed) {
            thread::park_timeout(pause);
            if !self.is_over.load(Ordering::Relaxed) {
                let line = self.line(Instant::now());
                if is_terminal {
                    print!("{EMPTY_LINE}{line}");
                } else {
                    println!("{line}");
                }
                let _ = stdout().flush();
            }
        }
        clear_line();
    }

    /// How it stands.
    fn line(&self, now: Instant) -> String {
        let meters = self.meters();
        let (done, all) =
            meters.iter().fold((0, 0), |(done, all), meter| (done + meter.done, all + meter.all));
        let counted =
            if all == 0 { "getting ready".to_owned() } else { format!("{done} of {all} parts built") };
        format!("{}: {counted}, {}", self.name, about(meter::left(&meters, self.begun, now)))
    }

    fn meters(&self) -> MutexGuard<'_, Vec<Meter>> {
        self.meters.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn clear_line() {
    if stdout().is_terminal() {
        print!("{EMPTY_LINE}");
        let _ = stdout().flush();
    }
}

/// The counts in a line with which cargo shows its progress: `Building [====>   ] 12/345: serde, syn`.
fn count(line: &str) -> Option<(u32, u32)> {
    let (_, bar) = line.trim_start().strip_prefix("Building")?.split_once("] ")?;
    let (done, rest) = bar.split_once('/')?;
    let all = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    Some((done.trim().parse().ok()?, all.parse().ok()?))
}

/// A time in words that promise no more than is known.
fn about(left: Duration) -> String {
    match left.as_secs() {
        0..20 => "a few seconds left".to_owned(),
        seconds @ 20..55 => format!("about {} seconds left", seconds.div_ceil(10) * 10),
        55..90 => "about a minute left".to_owned(),
        seconds => format!("about {} minutes left", (seconds + 30) / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::{about, count};
    use std::time::Duration;

    #[test]
    fn the_counts_of_cargo_are_read() {
        assert_eq!(count("    Building [=====>           ] 12/345: serde, syn(build)"), Some((12, 345)));
        assert_eq!(count("    Building [================>] 345/345"), Some((345, 345)));
        for other in ["   Compiling serde v1.0.0", "    Building [==", "    Finished dev", ""] {
            assert_eq!(count(other), None, "{other}");
        }
    }

    #[test]
    fn times_are_said_roughly() {
        let said = |seconds| about(Duration::from_secs(seconds));
        assert_eq!(said(7), "a few seconds left");
        assert_eq!(said(41), "about 50 seconds left");
        assert_eq!(said(70), "about a minute left");
        assert_eq!(said(215), "about 4 minutes left");
    }
}
