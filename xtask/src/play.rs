//! `cargo xtask play`: builds everything, starts the server and opens the page.

use anyhow::Result;
use clap::Args;

use crate::page::{self, Profile};
use crate::process::{cargo, run};
use crate::workspace::Workspace;

/// What can be said about the server.
#[derive(Args)]
pub struct Arguments {
    /// What else `stolik serve` is told, such as `--port 8080`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    serve: Vec<String>,
}

/// Builds the page, then the program that carries it, and runs it until ctrl-c.
pub fn play(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    page::build(workspace, Profile::Page)?;
    run(cargo()
        .current_dir(&workspace.root)
        .args(["run", "--locked", "--release", "--package", "stolik", "--", "serve", "--open"])
        .args(&arguments.serve))
}
