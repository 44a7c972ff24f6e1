//! Ctrl-c while a bot thinks: the game is left in good order, as at the prompt.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether somebody has pressed ctrl-c while nobody was asked.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Nothing is watched: ctrl-c ends the program at once, as a script expects.
    pub fn unwatched() -> Interrupt {
        Interrupt::default()
    }

    /// Watches from now on. At the prompt ctrl-c is a key like others and does not come here.
    pub fn watched() -> Interrupt {
        let interrupt = Interrupt::default();
        let pressed = interrupt.clone();
        std::thread::spawn(move || {
            // Where it cannot be watched, ctrl-c ends the program; what was saved is saved.
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
                return;
            };
            runtime.block_on(async {
                while tokio::signal::ctrl_c().await.is_ok() {
                    pressed.press();
                }
            });
        });
        interrupt
    }

    /// Somebody presses it.
    pub fn press(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was pressed since this was asked last.
    pub fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}
