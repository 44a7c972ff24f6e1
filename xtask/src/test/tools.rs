//! What the stages need that is not Rust's own: installed before anything is timed.

use anyhow::{Result, bail};

use super::stage::Stage;
use crate::process::{cargo, find_program, run};
use crate::wasm::{Compiler, Std};
use crate::workspace::Workspace;
use crate::{axe, browser, clippy, proxies};

/// Installs what these stages lack, or says what is to be installed.
pub fn ensure(workspace: &Workspace, wanted: &[Stage]) -> Result<()> {
    for stage in wanted {
        match stage {
            Stage::Clippy => clippy::driver().map(drop)?,
            Stage::Tests => ensure_for_tests(workspace)?,
            Stage::Page => Compiler::find(None, Std::ReadyMade).map(drop)?,
            Stage::Browser => {
                browser::ensure()?;
                axe::ensure_script(workspace)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// What tests of any crate need besides Rust: their runner, and the proxies that they start.
pub fn ensure_for_tests(workspace: &Workspace) -> Result<()> {
    ensure_nextest()?;
    proxies::ensure(workspace)
}

/// The runner of the tests: it runs those of all crates at once, each in a process of its own.
fn ensure_nextest() -> Result<()> {
    if find_program("cargo-nextest").is_some() {
        return Ok(());
    }
    println!("test: installing cargo-nextest");
    if run(cargo().args(["install", "cargo-nextest", "--locked"])).is_err() {
        bail!("the tests need cargo-nextest; this command gets it: cargo install cargo-nextest --locked");
    }
    Ok(())
}
