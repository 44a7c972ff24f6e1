//! What the arena shows: a bar while it runs, a table at the end.

use crate::columns::aligned;
use crate::failure::Failure;
use std::io::{IsTerminal, Write, stderr};
use stolik_bots::arena::{Contest, Tally};
use stolik_game::Message;
use stolik_text::Speaker;

/// The width of the bar.
const WIDE: u32 = 30;

/// A bar on standard error, where somebody looks at it.
pub struct Bar<'s> {
    count: u32,
    speaker: &'s Speaker,
    shown: bool,
}

impl Bar<'_> {
    /// A bar for so many games.
    pub fn new(count: u32, speaker: &Speaker) -> Bar<'_> {
        Bar { count, speaker, shown: stderr().is_terminal() }
    }

    /// Shows how far it is.
    pub fn show(&mut self, tally: &Tally) {
        if !self.shown {
            return;
        }
        let filled = u64::from(tally.games) * u64::from(WIDE) / u64::from(self.count.max(1));
        let filled = usize::try_from(filled).unwrap_or_default();
        let message = Message::new("bots-arena-progress")
            .with("done", i64::from(tally.games))
            .with("count", i64::from(self.count))
            .with("share", percent(tally.mean()));
        let empty = (WIDE as usize).saturating_sub(filled);
        // If it cannot be shown, there is nobody to look at it.
        let bar = format!("\r[{}{}] {}", "#".repeat(filled), "-".repeat(empty), self.speaker.say(&message));
        self.shown = stderr().write_all(bar.as_bytes()).is_ok();
    }

    /// Leaves no trace.
    pub fn clear(&mut self) {
        if self.shown {
            let _ = stderr().write_all(format!("\r{:110}\r", "").as_bytes());
        }
    }
}

/// Prints what the games say.
pub fn table(
    contest: &Contest,
    tally: &Tally,
    speaker: &Speaker,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let heads = [
        "bots-arena-bot",
        "bots-arena-games",
        "bots-arena-won",
        "bots-arena-shared",
        "bots-arena-lost",
        "bots-arena-share",
        "bots-arena-interval",
        "bots-arena-even",
        "bots-arena-thought",
    ];
    let head = heads.map(|key| speaker.text(key));
    let interval = tally.interval();
    let sides = f64::from(contest.group());
    let a = vec![
        format!("A {}", contest.bots[0]),
        tally.games.to_string(),
        tally.won.to_string(),
        tally.shared.to_string(),
        tally.lost().to_string(),
        percent(tally.mean()),
        format!("{}-{}", percent(interval.least), percent(interval.most)),
        percent(1.0 / sides),
        millis(tally, 0),
    ];
    // What B got of the first places is the rest; with more sides several of it share that.
    let b = vec![
        format!("B {}", contest.bots[1]),
        tally.games.to_string(),
        String::new(),
        String::new(),
        String::new(),
        percent((1.0 - tally.mean()) / (sides - 1.0).max(1.0)),
        String::new(),
        percent(1.0 / sides),
        millis(tally, 1),
    ];
    for line in aligned(&[head.to_vec(), a, b]) {
        writeln!(out, "{line}")?;
    }
    if tally.broken_off > 0 {
        let message = Message::new("bots-arena-broken-off").with("count", i64::from(tally.broken_off));
        writeln!(out, "{}", speaker.say(&message))?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

fn millis(tally: &Tally, which: usize) -> String {
    format!("{:.2}", tally.millis_a_thought(which))
}
