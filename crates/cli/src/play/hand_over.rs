//! Handing the keyboard over, where the next person must not see what the last one saw.

use std::io::{self, IsTerminal, Write};

/// Where the game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// A terminal: what stands on it stays there until it is cleared.
    Terminal,
    /// A pipe or a file.
    Pipe,
}

impl Screen {
    /// Where standard output goes.
    pub fn of_standard_output() -> Screen {
        if io::stdout().is_terminal() { Screen::Terminal } else { Screen::Pipe }
    }

    /// Clears what is shown and what can be scrolled back to. Some terminals keep what is cleared by scrolling it away,
    /// so the lines scrolled back to go last.
    pub fn clear(self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Screen::Terminal => write!(out, "\x1b[H\x1b[2J\x1b[3J"),
            Screen::Pipe => Ok(()),
        }
    }
}
