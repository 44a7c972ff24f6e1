//! `cargo xtask archive`: writes the archive records of games and rules versions that have none yet.

use anyhow::Result;

use crate::make::make;
use crate::workspace::Workspace;

/// Writes what is missing; never changes what is there.
pub fn archive(workspace: &Workspace) -> Result<()> {
    make(workspace, "archive")
}
