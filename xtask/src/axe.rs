//! axe-core, which looks for what keeps people out of the page.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::debian;
use crate::process::{find_program, output, run};
use crate::workspace::Workspace;

const PACKAGE: &str = "axe-core";
const VERSION: &str = "4.10.3";
/// Of the package as the registry gives it.
const SHA256: &str = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292";
/// The file in it that a page runs.
const SCRIPT: &str = "package/axe.min.js";

/// Where the script lies; fetched from the registry of npm once, and checked.
pub fn ensure_script(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join(format!("{PACKAGE}-{VERSION}"));
    let script = folder.join(SCRIPT);
    if script.exists() {
        return Ok(script);
    }
    if find_program("npm").is_none() {
        if !debian::may_install() {
            bail!(
                "the browser tests need npm to fetch {PACKAGE}; on Debian:\n    {}",
                debian::advice(&["npm"])
            );
        }
        println!("test: installing npm");
        debian::install(&["npm"])?;
    }
    println!("test: fetching {PACKAGE} {VERSION}");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let wanted = format!("{PACKAGE}@{VERSION}");
    run(Command::new("npm").current_dir(&folder).args(["pack", "--silent", &wanted]))?;
    let packed = format!("{PACKAGE}-{VERSION}.tgz");
    let sum = output(Command::new("sha256sum").current_dir(&folder).arg(&packed))?;
    ensure!(sum.starts_with(SHA256), "{wanted} has another checksum than the one we know: {sum}");
    run(Command::new("tar").current_dir(&folder).args(["xzf", &packed, SCRIPT]))?;
    ensure!(script.exists(), "{wanted} has no {SCRIPT}");
    Ok(script)
}
