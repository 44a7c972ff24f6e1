//! What was measured.

use super::server::Server;
use std::time::Duration;

/// What was measured.
#[derive(Default)]
pub struct Figures {
    /// For how long.
    lasted: Duration,
    /// How long each move took until the other player saw it.
    took: Vec<Duration>,
    bytes: u64,
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

    /// What another has measured.
    pub fn take(&mut self, other: Figures) {
        self.took.extend(other.took);
        self.bytes += other.bytes;
    }

    /// By their names.
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    pub fn lines(mut self, server: &Server) -> Vec<(&'static str, String)> {
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
        vec![
            ("moves", moves.to_string()),
            ("moves a second", format!("{:.0}", moves as f64 / self.lasted.as_secs_f64())),
            ("seen by the other, 50 %", share(500)),
            ("seen by the other, 99 %", share(990)),
            ("seen by the other, 99.9 %", share(999)),
            ("bytes a move to a client", bytes.to_string()),
            ("errors", "0".to_owned()),
            ("server memory", memory),
        ]
    }
}
