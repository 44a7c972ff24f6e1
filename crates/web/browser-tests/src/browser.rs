//! A running Chromium.

use std::fs::{self, File};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::devtools::{Line, Trouble};

/// Starts Chromium, which reads commands from its file 3 and writes answers to its file 4. The shell that never has a
/// window is the same engine without what surrounds it, and does with half the work.
const START: &str =
    r#"exec "$(command -v chromium-headless-shell || echo chromium)" "$@" 3<&0 4>&1 </dev/null >/dev/null"#;
/// What it is told: no window, no calls home, and to run as root and in small containers.
const FLAGS: [&str; 12] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    // The page speaks the language of who comes.
    "--accept-lang=en-US",
    // A name of a home network, by which browsers trust nobody who comes without https.
    "--host-resolver-rules=MAP stolik.home 127.0.0.1",
];
/// How long it may take to end before it is killed.
const PATIENCE: Duration = Duration::from_secs(10);
/// What it complains about while it starts or ends, in the folder of its files.
const COMPLAINTS: &str = "stderr";

/// A browser. It ends with this value and leaves no file behind.
pub struct Browser {
    process: Child,
    line: Arc<Line>,
    files: TempDir,
}

impl Browser {
    /// Starts a browser that knows nothing yet, and waits until it answers.
    pub async fn start() -> Result<Arc<Self>> {
        let files = TempDir::new().context("cannot make a folder for the browser's files")?;
        let complaints = File::create(files.path().join(COMPLAINTS))?;
        let mut process = Command::new("sh")
            .args(["-c", START, "sh"])
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", files.path().join("profile").display()))
            .env("TMPDIR", files.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints)
            .spawn()
            .context("cannot start a shell")?;
        let (out, input) = process.stdin.take().zip(process.stdout.take()).context("no pipes")?;
        let browser = Arc::new(Self { process, line: Line::new(out, input), files });
        let answer = browser.call("Browser.getVersion", &json!({})).await;
        answer.context("Chromium does not start; `cargo xtask test` installs it on Debian")?;
        Ok(browser)
    }

    /// Has the browser as a whole do something.
    pub(crate) async fn call(&self, method: &str, params: &Value) -> Result<Value> {
        match self.line.send(None, method, params).await {
            Err(Trouble::Ended) => anyhow::bail!("{}; it said: {}", Trouble::Ended, self.last_words()),
            answer => Ok(answer?),
        }
    }

    /// The line to it.
    pub(crate) fn line(&self) -> &Line {
        &self.line
    }

    /// Whether it can still be used.
    pub fn is_alive(&self) -> bool {
        !self.line.has_ended()
    }

    /// The end of what it wrote for people.
    fn last_words(&self) -> String {
        let said = fs::read_to_string(self.files.path().join(COMPLAINTS)).unwrap_or_default();
        let lines: Vec<&str> = said.lines().collect();
        lines[lines.len().saturating_sub(5)..].join("; ")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.line.send(None, "Browser.close", &json!({})));
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end && matches!(self.process.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(10));
        }
        self.line.hang_up();
        // No harm to one that has ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
