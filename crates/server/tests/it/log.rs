//! What the server writes down.

use std::io;
use std::sync::{Arc, Mutex};
use tracing::subscriber::DefaultGuard;
use tracing_subscriber::fmt::MakeWriter;

/// What was written down.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// What is written down on this thread from now on, until the second of these is dropped.
    pub fn begin() -> (Log, DefaultGuard) {
        let log = Log::default();
        let lines = tracing_subscriber::fmt().with_writer(log.clone()).with_ansi(false).finish();
        (log, tracing::subscriber::set_default(lines))
    }

    /// What was written since it was looked at.
    pub fn take(&self) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().expect("nobody panics while writing"));
        String::from_utf8(bytes).expect("text")
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics while writing").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        self.clone()
    }
}
