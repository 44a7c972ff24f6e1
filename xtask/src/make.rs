//! The helper that needs every game, and so is a crate of its own: `cargo xtask` stays quick.

use std::process::Command;

use anyhow::Result;

use crate::process::{cargo, run};
use crate::workspace::Workspace;

/// Has the helper make something in the workspace.
pub fn make(workspace: &Workspace, what: &str) -> Result<()> {
    run(&mut command(workspace, what))
}

/// The command that does so.
pub fn command(workspace: &Workspace, what: &str) -> Command {
    let mut command = cargo();
    command
        .current_dir(&workspace.root)
        .args(["run", "--quiet", "--locked", "--package", "make", "--", what])
        .arg(&workspace.root);
    command
}
