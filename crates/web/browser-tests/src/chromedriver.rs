//! The driver that moves the browser.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tempfile::TempDir;

const PROGRAM: &str = "chromedriver";
/// How long the driver may take to close its browser before it is killed.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often it is started before that is a fault: it takes a free port of IPv4 and wants the same one of IPv6, which
/// somebody else may hold.
const ATTEMPTS: u32 = 5;

/// A running driver. It ends with this value, takes its browser with it and leaves no file behind.
pub struct ChromeDriver {
    process: Child,
    /// Kept open: the driver would stumble over a closed pipe.
    _output: BufReader<ChildStdout>,
    port: u16,
    /// Where driver and browser put their files, some of which they forget.
    _files: TempDir,
}

impl ChromeDriver {
    /// Starts a driver on a free port and waits until it listens.
    pub fn start() -> Result<Self> {
        let mut attempt = Self::attempt();
        for _ in 1..ATTEMPTS {
            if attempt.is_ok() {
                break;
            }
            attempt = Self::attempt();
        }
        attempt
    }

    fn attempt() -> Result<Self> {
        let files = TempDir::new().context("cannot make a folder for the browser's files")?;
        let mut process = Command::new(PROGRAM)
            .arg("--port=0")
            .env("TMPDIR", files.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {PROGRAM}; `cargo xtask test` installs it on Debian"))?;
        let output = process.stdout.take().map(BufReader::new);
        let found = output.context("no output").and_then(|mut output| Ok((port(&mut output)?, output)));
        match found {
            Ok((port, output)) => Ok(Self { process, _output: output, port, _files: files }),
            Err(error) => {
                // It is of no use, and perhaps gone already.
                let _ = process.kill();
                let _ = process.wait();
                Err(error.context(format!("{PROGRAM} does not say where it listens")))
            }
        }
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks the driver to close its browser and to end.
    fn ask_to_end(&self) -> std::io::Result<()> {
        let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        connection.set_read_timeout(Some(PATIENCE))?;
        write!(
            connection,
            "GET /shutdown HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n\r\n",
            self.port
        )?;
        connection.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for ChromeDriver {
    fn drop(&mut self) {
        let end = Instant::now() + PATIENCE;
        if self.ask_to_end().is_ok() {
            while Instant::now() < end && matches!(self.process.try_wait(), Ok(None)) {
                thread::sleep(Duration::from_millis(10));
            }
        }
        // No harm to one that has ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port in `ChromeDriver was started successfully on port 39273.`
fn port(output: &mut impl BufRead) -> Result<u16> {
    let mut said = String::new();
    loop {
        let start = said.len();
        if output.read_line(&mut said)? == 0 {
            anyhow::bail!("it said only: {}", said.trim());
        }
        let port =
            said[start..].trim().strip_suffix('.').and_then(|line| line.split_once("successfully on port "));
        if let Some((_, port)) = port {
            return port.parse().with_context(|| format!("{port} is no port"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn the_port_is_read_off_what_the_driver_says() {
        let said = "Starting ChromeDriver 1 on port 0\nOnly local connections are allowed.\n\
                    ChromeDriver was started successfully on port 39273.\n";
        assert_eq!(port(&mut said.as_bytes()).expect("a port"), 39273);
    }

    #[test]
    fn a_driver_that_ends_is_quoted() {
        let error = port(&mut &b"cannot bind\n"[..]).expect_err("no port");
        assert!(error.to_string().contains("cannot bind"), "{error}");
    }
}
