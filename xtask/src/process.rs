//! Running other programs.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

use anyhow::{Context, Result, bail};

/// The cargo that runs us.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program in front of the person; it must succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", show(command)))?;
    if !status.success() {
        bail!("this failed ({status}): {}", show(command));
    }
    Ok(())
}

/// Runs a program that must succeed, shows each line it prints and hands it to `hear`.
pub fn run_and_hear(command: &mut Command, mut hear: impl FnMut(&str)) -> Result<()> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", show(command)))?;
    let (send, lines) = std::sync::mpsc::channel();
    for stream in streams(&mut child) {
        let send = send.clone();
        thread::spawn(move || {
            for line in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
                // Nobody listens any more only when we are about to end.
                let _ = send.send(String::from_utf8_lossy(&line).into_owned());
            }
        });
    }
    drop(send);
    for line in lines {
        println!("{line}");
        hear(&line);
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("this failed ({status}): {}", show(command));
    }
    Ok(())
}

fn streams(child: &mut Child) -> Vec<Box<dyn Read + Send>> {
    let mut streams: Vec<Box<dyn Read + Send>> = Vec::new();
    streams.extend(child.stdout.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>));
    streams.extend(child.stderr.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>));
    streams
}

/// What a program that must succeed prints.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", show(command)))?;
    if !output.status.success() {
        bail!("this failed ({}): {}", output.status, show(command));
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("this printed something that is no text: {}", show(command)))
}

/// What a program prints, if it is there and succeeds.
pub fn quiet_output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program succeeds within `limit`; when the time is over it is stopped.
pub fn succeeds_within(command: &mut Command, limit: Duration) -> bool {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = silent.spawn() else {
        return false;
    };
    let end = Instant::now() + limit;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(50)),
            Ok(None) | Err(_) => {
                // It may have ended by itself in this very moment; either way it is gone after this.
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}

/// The path of a program that can be called by its name.
pub fn find_program(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// A command as a person would type it.
pub fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::succeeds_within;
    use std::process::Command;
    use std::time::{Duration, Instant};

    #[test]
    fn a_program_that_hangs_is_stopped() {
        let start = Instant::now();
        assert!(!succeeds_within(Command::new("sleep").arg("60"), Duration::from_millis(100)));
        assert!(start.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_program_that_is_not_there_does_not_succeed() {
        assert!(!succeeds_within(&mut Command::new("no-such-program"), Duration::from_secs(1)));
    }
}
