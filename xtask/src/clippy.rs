//! Clippy as the compiler of what is tested. It compiles as rustc does and says what it has to say on the way, so that nothing is
//! compiled a second time for clippy alone.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process::{find_program, quiet_output};

const DRIVER: &str = "clippy-driver";
/// What `cargo clippy -- -D warnings` tells it; the words after the flag end an argument.
const DENY_WARNINGS: &str = "-Dwarnings__CLIPPY_HACKERY__";

/// Has a command of cargo compile the crates of the workspace with clippy.
pub fn look_on(command: &mut Command) -> Result<()> {
    command.env("RUSTC_WORKSPACE_WRAPPER", driver()?).env("CLIPPY_ARGS", DENY_WARNINGS);
    Ok(())
}

/// Clippy beside the compiler in use; rustup's stand-in for it would look for that one again with each crate.
pub fn driver() -> Result<PathBuf> {
    let root = quiet_output(Command::new("rustc").args(["--print", "sysroot"]));
    let beside = root.map(|root| Path::new(root.trim()).join("bin").join(DRIVER));
    beside.filter(|path| path.is_file()).or_else(|| find_program(DRIVER)).with_context(|| {
        format!("tests are compiled with {DRIVER}, which is missing; this command gets it: rustup component add clippy")
    })
}
