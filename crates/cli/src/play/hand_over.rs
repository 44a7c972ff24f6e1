//! Handing the keyboard over, where the next person must not see what the last one saw.

use std::io::{self, Write};
use stolik_catalog::Kind;

/// Clears the screen before the next person looks, in games where seats know different things.
pub fn hand_over(kind: Kind, out: &mut dyn Write) -> io::Result<()> {
    if keeps_secrets(kind) {
        // Clears what is shown and what can be scrolled back to.
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}

/// Whether seats of this game know what others may not.
fn keeps_secrets(kind: Kind) -> bool {
    match kind {
        Kind::Warcaby | Kind::Multiwarcaby | Kind::BattleRoyale | Kind::MedhKuuLash => false,
    }
}
