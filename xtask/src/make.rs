//! The helper that needs every game, and so is a crate of its own: `cargo xtask` stays quick.

use std::process::Command;

use anyhow::Result;

use crate::executable::{Executables, build_command};
use crate::process::run;
use crate::workspace::Workspace;

const MAKER: &str = "make";

/// Has the helper make something in the workspace.
pub fn make(workspace: &Workspace, what: &str) -> Result<()> {
    run(&mut command(workspace, what)?)
}

/// The command that does so.
pub fn command(workspace: &Workspace, what: &str) -> Result<Command> {
    let built = Executables::build(&mut build_command(workspace, &[MAKER]))?;
    let mut command = Command::new(built.path(MAKER)?);
    command.current_dir(&workspace.root).arg(what).arg(&workspace.root);
    Ok(command)
}
