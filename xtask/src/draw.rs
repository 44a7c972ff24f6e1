//! `cargo xtask draw`: draws the positions of the rules pages.

use anyhow::Result;
use clap::Args;

use crate::make::make;
use crate::workspace::Workspace;

/// What can be said about the drawing.
#[derive(Args)]
pub struct Arguments {
    /// Draw nothing, only say whether everything is up to date
    #[arg(long)]
    check: bool,
}

/// Draws the pages into `docs/rules`. That they are up to date is also a test of the helper, so it needs no stage.
pub fn draw(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    make(workspace, if arguments.check { "check" } else { "draw" })
}
