//! The server that is measured.

use super::Trouble;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Where it keeps its data.
pub fn data_file(folder: &Path) -> PathBuf {
    folder.join("load.db")
}

/// A server in a process of its own.
pub struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    /// Starts this same program as a server with its data in a folder.
    pub fn start(folder: &Path, port: u16) -> Result<Server, Trouble> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["--language", "en", "serve", "--port", &port.to_string(), "--log", "off"])
            .args(["--requests-per-minute", "0", "--attempts-per-minute", "0", "--wishes-per-minute", "0"])
            .args(["--guests-per-minute", "0", "--sockets-per-address", "0", "--tables-per-hour", "0"])
            .args(["--connections-per-address", "0", "--files-per-minute", "0"])
            .arg("--data")
            .arg(data_file(folder))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let said = child.stdout.take().ok_or("the server says nothing")?;
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.ok_or("the server does not say where it is")?.parse()?;
        Ok(Server { child, address })
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Kills it without warning.
    pub fn kill(&mut self) -> Result<(), Trouble> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// How much memory it has, in bytes, as Linux tells it.
    pub fn memory(&self) -> Result<u64, Trouble> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes: u64 =
            line.and_then(|line| line.split_whitespace().next()).ok_or("no VmRSS")?.parse()?;
        Ok(kilobytes * 1_024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed already.
        _ = self.kill();
    }
}
