//! A bar that shows how far the games are.

use std::io::{IsTerminal, Write, stderr};
use stolik_game::Message;
use stolik_text::Speaker;

/// The width of the bar.
const WIDE: u32 = 30;

/// So many microseconds it stays as it is: nobody reads faster.
const STEADY: u64 = 100_000;

/// A bar on standard error, where somebody looks at it.
pub struct Bar<'s> {
    count: u32,
    done: u32,
    /// How many were done before this run.
    before: u32,
    speaker: &'s Speaker,
    shown: bool,
    /// When it is to be shown anew.
    due: u64,
}

impl Bar<'_> {
    /// A bar for so many games, of which so many are done already.
    pub fn new(count: u32, done: u32, speaker: &Speaker) -> Bar<'_> {
        Bar { count, done, before: done, speaker, shown: stderr().is_terminal(), due: 0 }
    }

    /// One more game is done, so many microseconds after the beginning.
    pub fn add(&mut self, elapsed: u64) {
        self.done += 1;
        self.show(elapsed);
    }

    /// Shows how far it is, unless that was shown just now.
    pub fn show(&mut self, elapsed: u64) {
        if !self.shown || elapsed < self.due {
            return;
        }
        self.due = elapsed + STEADY;
        let filled = u64::from(self.done) * u64::from(WIDE) / u64::from(self.count.max(1));
        let filled = usize::try_from(filled).unwrap_or_default().min(WIDE as usize);
        let mut text = self.speaker.say(
            &Message::new("bots-arena-progress")
                .with("done", i64::from(self.done))
                .with("count", i64::from(self.count)),
        );
        if let Some(left) = self.left(elapsed) {
            let left = format!("{}:{:02}", left / 60, left % 60);
            text =
                format!("{text}, {}", self.speaker.say(&Message::new("bots-arena-left").with("time", left)));
        }
        let empty = WIDE as usize - filled;
        let bar = format!("\r\x1b[K[{}{}] {text}", "#".repeat(filled), "-".repeat(empty));
        // If it cannot be shown, there is nobody to look at it.
        self.shown = stderr().write_all(bar.as_bytes()).is_ok();
    }

    /// The seconds that are left if the rest takes as long as what was played.
    fn left(&self, elapsed: u64) -> Option<u64> {
        let played = u64::from(self.done - self.before);
        let rest = u64::from(self.count.saturating_sub(self.done));
        (elapsed * rest).checked_div(played).map(|left| left / 1_000_000)
    }

    /// Leaves no trace.
    pub fn clear(&mut self) {
        if self.shown {
            let _ = stderr().write_all(b"\r\x1b[K");
        }
    }
}
