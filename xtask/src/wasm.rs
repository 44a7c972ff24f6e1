//! The compiler for the browser: rustup's where it has the target or can fetch it, otherwise Debian's.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::debian;
use crate::process::{cargo, find_program, quiet_output, succeeds_within};

/// What the page is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's newer Rust with the source of its standard library, and a linker for WebAssembly.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

/// How long rustup may take to fetch the target. Where its host cannot be reached it must not keep us.
const PATIENCE: Duration = Duration::from_mins(1);

/// Whose compiler it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Way {
    /// The toolchain in use, with the target's standard library ready-made
    Rustup,
    /// The packages of Debian, with the standard library compiled from source
    Debian,
}

/// Where the standard library comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Std {
    /// As it comes with the compiler, where it does.
    ReadyMade,
    /// Compiled with the page, small before fast: a thirtieth less to load.
    ForSize,
}

/// A compiler that can build the page.
#[derive(Debug)]
pub struct Compiler {
    version: String,
    from: Origin,
}

#[derive(Debug)]
enum Origin {
    Rustup { std: Std },
    Debian { cargo: PathBuf, rustc: PathBuf, linker: PathBuf },
}

impl Compiler {
    /// Finds a compiler, or installs one: first what is there already, then what can be fetched.
    pub fn find(wanted: Option<Way>, std: Std) -> Result<Self> {
        let open = |way| wanted.is_none_or(|wanted| wanted == way);
        let (rustup, debian) = (open(Way::Rustup), open(Way::Debian));
        if rustup && has_target() {
            return Self::rustup(std);
        }
        if debian && let Some(compiler) = Self::debian() {
            return Ok(compiler);
        }
        if rustup && add_target() {
            return Self::rustup(std);
        }
        if debian && debian::may_install() {
            println!("page: rustup has no {TARGET} for us; installing {}", PACKAGES.join(" "));
            debian::install(&PACKAGES)?;
            return Self::debian().context("the installed packages lack rustc, cargo or wasm-ld");
        }
        let advice = if debian && Path::new("/etc/debian_version").exists() {
            debian::advice(&PACKAGES)
        } else {
            format!("rustup target add {TARGET}")
        };
        bail!("there is no compiler for {TARGET}; this command gets one:\n    {advice}")
    }

    fn rustup(wanted: Std) -> Result<Self> {
        let version = version(Path::new("rustc")).context("`rustc --version` tells no version")?;
        let mut std = wanted;
        if wanted == Std::ForSize && !has_source() && !add("component", "rust-src", has_source) {
            println!("page: rustup has no rust-src for us; the page will be some 30 kB larger");
            std = Std::ReadyMade;
        }
        Ok(Self { version, from: Origin::Rustup { std } })
    }

    fn debian() -> Option<Self> {
        let cargo = debian::program("cargo-web", "cargo")?;
        let rustc = debian::program("rustc-web", "rustc")?;
        let linker = find_program("wasm-ld-19").or_else(|| find_program("wasm-ld"))?;
        if !debian::has("rust-web-src") {
            return None;
        }
        let version = version(&rustc)?;
        Some(Self { version, from: Origin::Debian { cargo, rustc, linker } })
    }

    /// What it is, in a few words.
    pub fn describe(&self) -> String {
        let version = &self.version;
        match self.from {
            Origin::Rustup { std: Std::ReadyMade } => format!("rustc {version}"),
            Origin::Rustup { std: Std::ForSize } => {
                format!("rustc {version}, its standard library from source")
            }
            Origin::Debian { .. } => {
                format!("Debian's rustc {version}, its standard library from source")
            }
        }
    }

    /// The name of the folder for what it builds: compilers do not overwrite each other's work.
    pub fn folder(&self) -> String {
        match self.from {
            Origin::Rustup { std: Std::ReadyMade } => self.version.clone(),
            Origin::Rustup { std: Std::ForSize } => format!("{}-std", self.version),
            Origin::Debian { .. } => format!("{}-debian", self.version),
        }
    }

    /// `cargo build` for the browser.
    pub fn build(&self) -> Command {
        let mut command = match &self.from {
            Origin::Rustup { std } => {
                let mut command = cargo();
                command.arg("build");
                if *std == Std::ForSize {
                    from_source(&mut command);
                }
                command
            }
            Origin::Debian { cargo, rustc, linker } => {
                let mut command = Command::new(cargo);
                // We run inside rustup's toolchain, whose variables would lead Debian's programs astray.
                for inherited in
                    ["RUSTUP_TOOLCHAIN", "CARGO", "LD_LIBRARY_PATH", "RUSTC", "RUSTDOC", "RUSTC_WRAPPER"]
                {
                    command.env_remove(inherited);
                }
                command
                    .env("RUSTC", rustc)
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                    .arg("build");
                from_source(&mut command);
                command
            }
        };
        command.args(["--target", TARGET]);
        command
    }
}

/// Has cargo compile the standard library too, small before fast.
fn from_source(build: &mut Command) {
    build
        // `-Z build-std` is asked of a stable compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        // A panic says what was wrong, not in which line: the names of files and lines are a fortieth of what is loaded.
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Zlocation-detail=none")
        .args(["-Z", "build-std=std,panic_abort", "-Z", "build-std-features=optimize_for_size"]);
}

/// Whether the compiler in use has the target's standard library.
fn has_target() -> bool {
    quiet_output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))
        .is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Whether the compiler in use has the source of its standard library.
fn has_source() -> bool {
    quiet_output(Command::new("rustc").args(["--print", "sysroot"]))
        .is_some_and(|folder| Path::new(folder.trim()).join("lib/rustlib/src/rust/library/std").is_dir())
}

/// Has rustup fetch the target, where there is a rustup and it can.
fn add_target() -> bool {
    add("target", TARGET, has_target)
}

/// Has rustup fetch something, where there is a rustup and it can.
fn add(kind: &str, what: &str, is_there: fn() -> bool) -> bool {
    if find_program("rustup").is_none() {
        return false;
    }
    println!("page: asking rustup for {what}, for {} seconds at most", PATIENCE.as_secs());
    let mut rustup = Command::new("rustup");
    rustup.args([kind, "add", what]).env("RUSTUP_MAX_RETRIES", "0");
    succeeds_within(&mut rustup, PATIENCE) && is_there()
}

/// The version in `rustc 1.90.0 (...)`.
fn version(rustc: &Path) -> Option<String> {
    let text = quiet_output(Command::new(rustc).arg("--version"))?;
    text.split_whitespace().nth(1).map(str::to_owned)
}
