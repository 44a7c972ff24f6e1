//! `cargo xtask measure`: how large and how quick the page is.

use anyhow::Result;

use crate::browser;
use crate::page::{self, Profile};
use crate::process::{cargo, run};
use crate::workspace::Workspace;

/// Builds the page and measures it in the browser. The numbers are of this machine, and of what else it does meanwhile.
pub fn measure(workspace: &Workspace) -> Result<()> {
    browser::ensure()?;
    let folder = page::build(workspace, Profile::Page)?;
    run(cargo()
        .current_dir(&workspace.root)
        .args(["run", "--quiet", "--locked", "--package", "stolik-browser-tests", "--example", "measure"])
        .env("STOLIK_TESTED_PAGE", folder))
}
