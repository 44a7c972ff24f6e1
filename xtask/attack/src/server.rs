//! The server that is attacked, as a process of its own.

use anyhow::{Context, Result, bail};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How many files a server may have open, as systems usually give.
const FILES: &str = "1024";
/// The settings by which nobody is limited.
pub const NO_LIMITS: [&str; 14] = [
    "--requests-per-minute",
    "0",
    "--attempts-per-minute",
    "0",
    "--wishes-per-minute",
    "0",
    "--guests-per-minute",
    "0",
    "--sockets-per-address",
    "0",
    "--connections-per-address",
    "0",
    "--tables-per-person",
    "0",
];

/// A server, which is killed if it is not stopped.
pub struct Server {
    child: Child,
    /// Where it is.
    pub address: SocketAddr,
    /// The program.
    pub program: PathBuf,
    /// The data file.
    pub data: PathBuf,
    settings: Vec<String>,
}

/// In what world a server runs.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// No file may grow beyond so many blocks of 512 bytes.
    pub most_blocks: Option<u64>,
    /// By how many seconds the system's clock is set back, and the library that does it.
    pub set_back: Option<(u32, PathBuf)>,
}

impl World {
    /// What a shell does before it becomes the server. Whoever is told that a file is too large goes on, as with a full disk; rights
    /// of files are not left to the shell.
    fn shell(&self) -> String {
        let most = self.most_blocks.map(|blocks| format!("trap '' XFSZ; ulimit -f {blocks}; "));
        format!(r#"ulimit -n {FILES}; umask 0; {}exec "$0" "$@""#, most.unwrap_or_default())
    }

    fn environment(&self) -> Vec<(&'static str, String)> {
        let Some((seconds, library)) = &self.set_back else { return Vec::new() };
        let library = library.display().to_string();
        vec![
            ("LD_PRELOAD", library),
            ("FAKETIME", format!("-{seconds}")),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
            ("DONT_FAKE_MONOTONIC", "1".to_owned()),
        ]
    }
}

impl Server {
    /// Starts one on any free port.
    pub fn start(program: &Path, data: &Path, settings: &[&str]) -> Result<Server> {
        let settings = settings.iter().map(|&word| word.to_owned()).collect();
        Server::run(program.to_owned(), data.to_owned(), settings, 0, &World::default())
    }

    fn run(
        program: PathBuf,
        data: PathBuf,
        settings: Vec<String>,
        port: u16,
        world: &World,
    ) -> Result<Server> {
        let log = File::options().create(true).append(true).open(log_of(&data))?;
        let mut child = Command::new("sh")
            .args(["-c", &world.shell()])
            .arg(&program)
            .args(["--language", "en", "serve", "--port", &port.to_string(), "--data"])
            .arg(&data)
            .args(&settings)
            .env("STOLIK_LOG", "off")
            .envs(world.environment())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .context("cannot start the server")?;
        match read_address(&mut child) {
            Ok(address) => Ok(Server { child, address, program, data, settings }),
            Err(error) => {
                // It has ended, or says nothing that anybody waits for.
                _ = child.kill();
                _ = child.wait();
                Err(error)
            }
        }
    }

    /// What it has written down.
    pub fn log(&self) -> Result<String> {
        Ok(std::fs::read_to_string(log_of(&self.data))?)
    }

    /// How much memory it has, in kilobytes.
    pub fn memory(&self) -> Result<u64> {
        let told = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let memory = told.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.and_then(|line| line.split_whitespace().next()?.parse().ok());
        memory.context("the system does not say how much memory the server has")
    }

    /// Asks it to stop, as systems do.
    pub fn ask_to_stop(&self) -> Result<()> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        if asked.success() { Ok(()) } else { bail!("the server cannot be asked to stop") }
    }

    /// Waits until it has ended; fails if that takes too long.
    pub fn wait(&mut self, most: Duration) -> Result<ExitStatus> {
        let until = Instant::now() + most;
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            if Instant::now() > until {
                bail!("the server has not ended after {} s", most.as_secs());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Kills it without warning.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again on the same port and file, after it has ended.
    pub fn start_again(&mut self) -> Result<()> {
        self.start_again_in(&World::default())
    }

    /// The same, in another world.
    pub fn start_again_in(&mut self, world: &World) -> Result<()> {
        let (program, data, settings) = (self.program.clone(), self.data.clone(), self.settings.clone());
        *self = Server::run(program, data, settings, self.address.port(), world)?;
        Ok(())
    }

    /// What a second server on the same file comes to.
    pub fn second(&self) -> Result<ExitStatus> {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--port", "0", "--data"]).arg(&self.data);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let until = Instant::now() + Duration::from_secs(10);
        loop {
            match child.try_wait()? {
                Some(status) => return Ok(status),
                None if Instant::now() > until => {
                    child.kill()?;
                    child.wait()?;
                    bail!("a second server runs on the same file");
                }
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }
}

fn log_of(data: &Path) -> PathBuf {
    data.with_extension("log")
}

fn read_address(child: &mut Child) -> Result<SocketAddr> {
    let mut line = String::new();
    BufReader::new(child.stdout.take().context("the server says nothing")?).read_line(&mut line)?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    Ok(address.with_context(|| format!("the server does not say where it is: {line}"))?.parse()?)
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.kill();
    }
}
