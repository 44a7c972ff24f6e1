//! The helper that needs every game, and so is a crate of its own: `cargo xtask` stays quick.

use anyhow::Result;

use crate::process::{cargo, run};
use crate::workspace::Workspace;

/// Has the helper make something in the workspace.
pub fn make(workspace: &Workspace, what: &str) -> Result<()> {
    run(cargo()
        .current_dir(&workspace.root)
        .args(["run", "--quiet", "--locked", "--package", "make", "--", what])
        .arg(&workspace.root))
}
