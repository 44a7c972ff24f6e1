//! `cargo xtask attack`: tries on a real server what was found against it, and checks the histories of people whose server is killed.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::debian;
use crate::executable::{Executables, build_command};
use crate::process::run;
use crate::workspace::Workspace;

/// For how long, and what.
#[derive(Args)]
pub struct Arguments {
    /// For so many minutes: every attack once, then conflicting commands, cut lines and kills for the rest
    #[arg(long, default_value_t = 60.0)]
    minutes: f64,
    /// The seed of what is random
    #[arg(long, default_value_t = 8)]
    seed: u64,
    /// Only these attacks, by their numbers in the findings; `faults` tries the checker out, `consistency` is the rest
    #[arg(long, value_name = "NUMBER")]
    only: Vec<String>,
}

impl Arguments {
    /// As long as `cargo xtask test thorough` has for it.
    pub fn short() -> Self {
        Self { minutes: 5.0, seed: 8, only: Vec::new() }
    }
}

/// Builds server and attacker, and lets them meet.
pub fn attack(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let built = Executables::build(&mut build_command(workspace, &["stolik", "attack"]))?;
    let mut command = Command::new(built.path("attack")?);
    command.arg("--program").arg(built.path("stolik")?);
    command.args(["--minutes", &arguments.minutes.to_string(), "--seed", &arguments.seed.to_string()]);
    match faketime(workspace) {
        Ok(library) => _ = command.arg("--faketime").arg(library),
        Err(error) => println!("attack: no clock is set back (M11): {error:#}"),
    }
    for number in &arguments.only {
        command.args(["--only", number]);
    }
    run(&mut command)
}

/// The library by which the clock of a program can be set back, out of Debian's packages. Nothing is installed by this.
fn faketime(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join("debian");
    let find = || {
        let kinds = fs::read_dir(folder.join("usr/lib")).ok()?;
        let libraries = kinds.filter_map(|kind| Some(kind.ok()?.path().join("faketime/libfaketime.so.1")));
        libraries.into_iter().find(|library| library.is_file())
    };
    if let Some(library) = find() {
        return Ok(library);
    }
    println!("attack: fetching libfaketime from Debian's packages");
    debian::unpack(&["libfaketime"], &folder)?;
    find().context("it is not where it is looked for")
}
