//! `cargo xtask play`: builds everything, starts the server and opens the page.

use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;

use crate::executable::{Executables, build_command};
use crate::page::{Building, MAKER, Profile};
use crate::process::show;
use crate::progress::{Curve, Progress};
use crate::workspace::Workspace;

/// What can be said about the server.
#[derive(Args)]
pub struct Arguments {
    /// What else `stolik serve` is told, such as `--port 8080`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    serve: Vec<String>,
}

const SERVER: &str = "stolik";

/// What the page and what serves it add to the whole on two cores: half of their processor time. The last parts take longest: the
/// page itself, the bots.
const CURVES: [Curve; 2] = [
    Curve { usual: Duration::from_secs(140), points: &[(0.5, 0.2), (0.985, 0.7)] },
    Curve { usual: Duration::from_secs(145), points: &[(0.5, 0.2), (0.97, 0.7)] },
];

/// Builds the page and the server, and runs it until ctrl-c.
pub fn play(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let page = Building::with(workspace, Profile::Play, None)?;
    println!("play: {}", page.describe());
    let programs = build(workspace, &page)?;
    let status = Command::new(programs.path(SERVER)?)
        .current_dir(&workspace.root)
        .args(["serve", "--open", "--page"])
        .arg(page.folder())
        .args(&arguments.serve)
        .status()
        .context("cannot start the server")?;
    if !status.success() {
        bail!("the server has ended ({status})");
    }
    Ok(())
}

/// Builds what is needed to play, and gives the programs that run here. They are built as the tests are: rules and bots
/// are optimised.
fn build(workspace: &Workspace, page: &Building<'_>) -> Result<Executables> {
    let programs = Progress::of("play", &CURVES, |progress| {
        thread::scope(|scope| {
            let native = scope.spawn(|| {
                let mut built = Executables::default();
                let mut command = build_command(workspace, &[MAKER, SERVER]);
                progress.run(1, &mut command, |line| built.hear(line)).map(|()| built)
            });
            let compiled = progress.run(0, &mut page.compile(), |_| ());
            let native = native.join().unwrap_or_else(|_| Err(anyhow!("the build broke off")))?;
            compiled.map(|()| native)
        })
    })?;
    quietly(&mut page.make(&programs.path(MAKER)?))?;
    Ok(programs)
}

/// Runs a program and shows what it says only if it fails.
fn quietly(command: &mut Command) -> Result<()> {
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("cannot start {}", show(command)))?;
    if !output.status.success() {
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        bail!("this failed ({}): {}", output.status, show(command));
    }
    Ok(())
}
