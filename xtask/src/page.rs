//! `cargo xtask page`: builds the page for the browser.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::process::{cargo, run};
use crate::wasm::{Compiler, TARGET, Way};
use crate::workspace::Workspace;

/// How the page is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// As it is shipped: small before all else.
    Page,
    /// Quickly, for tests and for trying things out.
    PageDev,
}

impl Profile {
    /// Its name for cargo, and the name of the folder the page lies in.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Page => "page",
            Profile::PageDev => "page-dev",
        }
    }

    /// Where the page lies that is built so.
    pub fn folder(self, workspace: &Workspace) -> PathBuf {
        workspace.target.join(self.name())
    }
}

/// What can be said about the build.
#[derive(Args)]
pub struct Arguments {
    /// Compile quickly instead of small, for trying things out
    #[arg(long)]
    dev: bool,
    /// Use this compiler instead of the first that can be had
    #[arg(long, value_name = "WHOSE")]
    compiler: Option<Way>,
}

/// `cargo xtask page`.
pub fn page(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let profile = if arguments.dev { Profile::PageDev } else { Profile::Page };
    build_with(workspace, profile, &Compiler::find(arguments.compiler)?).map(drop)
}

/// Builds the page and gives the folder it lies in.
pub fn build(workspace: &Workspace, profile: Profile) -> Result<PathBuf> {
    build_with(workspace, profile, &Compiler::find(None)?)
}

fn build_with(workspace: &Workspace, profile: Profile, compiler: &Compiler) -> Result<PathBuf> {
    let built = workspace.target.join("wasm").join(compiler.folder());
    let page = profile.folder(workspace);
    let name = profile.name();
    println!("page: {}, profile {name}, into {}", compiler.describe(), workspace.show(&page));

    // Here and below: Cargo.lock is up to date, because cargo has just built this program with it.
    run(compiler
        .build()
        .current_dir(&workspace.root)
        .args(["--locked", "--package", "stolik-web", "--package", "stolik-web-worker", "--profile", name])
        .env("CARGO_TARGET_DIR", &built))?;
    let haste = (profile == Profile::PageDev).then_some("--quickly");
    run(cargo()
        .current_dir(&workspace.root)
        .args(["run", "--quiet", "--locked", "--package", "page", "--"])
        .args(haste)
        .args(
            ["stolik-web.wasm", "stolik-web-study.wasm", "stolik-web-worker.wasm"]
                .map(|file| built.join(TARGET).join(name).join(file)),
        )
        .arg(workspace.root.join("crates/web"))
        .arg(&page))?;
    Ok(page)
}
