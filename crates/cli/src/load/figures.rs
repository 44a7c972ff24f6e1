//! What was measured.

use super::Figure;
use super::server::Server;
use std::time::Duration;
use stolik_game::Message;

/// What was measured.
#[derive(Default)]
pub struct Figures {
    /// For how long.
    lasted: Duration,
    /// How long each move took until the other player saw it.
    took: Vec<Duration>,
    bytes: u64,
    /// How many moves were refused, or not answered.
    errors: u64,
}

impl Figures {
    /// Of a measurement that lasts so long.
    pub fn lasting(lasted: Duration) -> Figures {
        Figures { lasted, ..Figures::default() }
    }

    /// A move.
    pub fn add(&mut self, took: Duration, bytes: usize) {
        self.took.push(took);
        self.bytes += bytes as u64;
    }

    /// A move that was not granted.
    pub fn fail(&mut self) {
        self.errors += 1;
    }

    /// What another has measured.
    pub fn take(&mut self, other: Figures) {
        self.took.extend(other.took);
        self.bytes += other.bytes;
        self.errors += other.errors;
    }

    /// By their names.
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    pub fn lines(mut self, server: &Server) -> Vec<Figure> {
        self.took.sort_unstable();
        let moves = self.took.len();
        let share = |per_mille: usize| {
            let at = (moves * per_mille / 1_000).min(moves.saturating_sub(1));
            let took = self.took.get(at).copied().unwrap_or_default();
            format!("{:.1} ms", took.as_secs_f64() * 1e3)
        };
        // Two players hear of every move.
        let bytes = self.bytes.checked_div(2 * moves as u64).unwrap_or_default();
        let memory =
            server.memory().map_or_else(|error| error.to_string(), |bytes| format!("{} kB", bytes / 1_000));
        let seen = |share: &str| Message::new("cli-load-seen").with("share", share);
        vec![
            (Message::new("cli-load-moves"), moves.to_string()),
            (
                Message::new("cli-load-moves-a-second"),
                format!("{:.0}", moves as f64 / self.lasted.as_secs_f64()),
            ),
            (seen("50 %"), share(500)),
            (seen("99 %"), share(990)),
            (seen("99.9 %"), share(999)),
            (Message::new("cli-load-bytes-a-move"), bytes.to_string()),
            (Message::new("cli-load-errors"), self.errors.to_string()),
            (Message::new("cli-load-memory"), memory),
        ]
    }
}
