//! `cargo xtask page`: builds the page for the browser.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::executable::{Executables, build_command};
use crate::process::run;
use crate::wasm::{Compiler, Std, TARGET, Way};
use crate::workspace::Workspace;

/// The program that turns what is compiled into what a browser loads.
pub const MAKER: &str = "page";

/// How the page is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// As it is shipped: small before all else.
    Page,
    /// Quickly but for the bots, to be played on the machine where it is built.
    Play,
    /// Quickly, for tests and for trying things out.
    PageDev,
}

impl Profile {
    /// Its name for cargo.
    const fn name(self) -> &'static str {
        match self {
            Profile::Page => "page",
            Profile::Play => "page-play",
            Profile::PageDev => "page-dev",
        }
    }

    /// Where the page lies that is built so. Only what is shipped lies where programs look for the page they carry.
    pub fn folder(self, workspace: &Workspace) -> PathBuf {
        workspace.target.join(self.name())
    }

    /// Whose standard library it has.
    const fn std(self) -> Std {
        match self {
            Profile::Page => Std::ForSize,
            Profile::Play | Profile::PageDev => Std::ReadyMade,
        }
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
    Building::with(workspace, profile, arguments.compiler)?.build().map(drop)
}

/// Builds the page and gives the folder it lies in.
pub fn build(workspace: &Workspace, profile: Profile) -> Result<PathBuf> {
    Building::with(workspace, profile, None)?.build()
}

/// A page that is to be built.
pub struct Building<'w> {
    workspace: &'w Workspace,
    profile: Profile,
    compiler: Compiler,
}

impl<'w> Building<'w> {
    /// A page of this kind, with the first compiler that can be had, or with somebody's.
    pub fn with(workspace: &'w Workspace, profile: Profile, whose: Option<Way>) -> Result<Self> {
        Ok(Self { workspace, profile, compiler: Compiler::find(whose, profile.std())? })
    }

    fn build(&self) -> Result<PathBuf> {
        println!("page: {}", self.describe());
        run(&mut self.compile())?;
        let maker = Executables::build(&mut build_command(self.workspace, &[MAKER]))?;
        run(&mut self.make(&maker.path(MAKER)?))?;
        Ok(self.folder())
    }

    /// What is built, in a few words.
    pub fn describe(&self) -> String {
        let folder = self.folder();
        let shown = self.workspace.show(&folder);
        format!("{}, profile {}, into {shown}", self.compiler.describe(), self.profile.name())
    }

    /// Where the page will lie.
    pub fn folder(&self) -> PathBuf {
        self.profile.folder(self.workspace)
    }

    /// Compiles the programs.
    pub fn compile(&self) -> Command {
        let mut command = self.compiler.build();
        command
            .current_dir(&self.workspace.root)
            // Cargo.lock is up to date, because cargo has just built this program with it.
            .args(["--locked", "--package", "stolik-web", "--package", "stolik-web-worker"])
            .args(["--profile", self.profile.name()])
            .env("CARGO_TARGET_DIR", self.built());
        command
    }

    /// Makes the page of the compiled programs.
    pub fn make(&self, maker: &std::path::Path) -> Command {
        let compiled = self.built().join(TARGET).join(self.profile.name());
        let mut command = Command::new(maker);
        command
            .current_dir(&self.workspace.root)
            .args((self.profile != Profile::Page).then_some("--quickly"))
            .args(["stolik-web.wasm", "stolik-web-worker.wasm"].map(|file| compiled.join(file)))
            .arg(self.workspace.root.join("crates/web"))
            .arg(self.folder());
        command
    }

    fn built(&self) -> PathBuf {
        self.workspace.target.join("wasm").join(self.compiler.folder())
    }
}
