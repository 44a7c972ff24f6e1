//! `cargo xtask page`: builds the page for the browser.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::process::{cargo, run};
use crate::wasm::{Compiler, TARGET, Way};
use crate::workspace::Workspace;

/// What can be said about the build.
#[derive(Args, Default)]
pub struct Arguments {
    /// Compile quickly instead of small, for trying things out
    #[arg(long)]
    dev: bool,
    /// Use this compiler instead of the first that can be had
    #[arg(long, value_name = "WHOSE")]
    compiler: Option<Way>,
}

/// Builds the page and gives the folder it lies in.
pub fn build(workspace: &Workspace, arguments: &Arguments) -> Result<PathBuf> {
    let compiler = Compiler::find(arguments.compiler)?;
    let profile = if arguments.dev { "page-dev" } else { "page" };
    let built = workspace.target.join("wasm").join(compiler.folder());
    let page = workspace.page();
    println!("page: {}, profile {profile}, into {}", compiler.describe(), workspace.show(&page));

    // Here and below: Cargo.lock is up to date, because cargo has just built this program with it.
    run(compiler
        .build()
        .current_dir(&workspace.root)
        .args(["--locked", "--package", "stolik-web", "--package", "stolik-web-worker", "--profile", profile])
        .env("CARGO_TARGET_DIR", &built))?;
    run(cargo()
        .current_dir(&workspace.root)
        .args(["run", "--quiet", "--locked", "--package", "page", "--"])
        .args(
            ["stolik-web.wasm", "stolik-web-study.wasm", "stolik-web-worker.wasm"]
                .map(|file| built.join(TARGET).join(profile).join(file)),
        )
        .arg(workspace.root.join("crates/web"))
        .arg(&page))?;
    Ok(page)
}
