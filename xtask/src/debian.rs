//! What Debian's packages give, and installing them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use crate::process::{find_program, quiet_output, run};

/// Whether packages can be installed without asking anybody: we are root on Debian or its kin.
pub fn may_install() -> bool {
    Path::new("/etc/debian_version").exists()
        && quiet_output(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0")
}

/// The command with which a person installs `packages`.
pub fn advice(packages: &[&str]) -> String {
    format!("sudo apt-get install -y --no-install-recommends {}", packages.join(" "))
}

/// Installs `packages`.
pub fn install(packages: &[&str]) -> Result<()> {
    let install = || {
        run(Command::new("apt-get")
            .env("DEBIAN_FRONTEND", "noninteractive")
            .args(["install", "-y", "-qq", "--no-install-recommends"])
            .args(packages))
    };
    // The list of packages may be old or empty: a second try with a fresh one.
    install().or_else(|_| {
        run(Command::new("apt-get").args(["update", "-qq"]))?;
        install()
    })
}

/// Fetches `packages` and unpacks them into a folder, without installing anything.
pub fn unpack(packages: &[&str], folder: &Path) -> Result<()> {
    ensure!(find_program("apt-get").is_some(), "this system has no packages of Debian");
    fs::create_dir_all(folder)?;
    let fetched = tempfile::tempdir_in(folder)?;
    let download =
        || run(Command::new("apt-get").current_dir(&fetched).args(["download", "-qq"]).args(packages));
    // The list of packages may be old or empty: a second try with a fresh one.
    download().or_else(|error| {
        if !may_install() {
            return Err(error);
        }
        run(Command::new("apt-get").args(["update", "-qq"]))?;
        download()
    })?;
    for package in fs::read_dir(&fetched)? {
        run(Command::new("dpkg-deb").arg("--extract").arg(package?.path()).arg(folder))?;
    }
    Ok(())
}

/// A program of an installed package: the one in a folder `bin`, whatever comes first on the person's path.
pub fn program(package: &str, name: &str) -> Option<PathBuf> {
    let files = quiet_output(Command::new("dpkg").args(["-L", package]))?;
    files
        .lines()
        .map(Path::new)
        .find(|path| path.ends_with(Path::new("bin").join(name)) && path.is_file())
        .map(Path::to_owned)
}

/// Whether a package is installed.
pub fn has(package: &str) -> bool {
    let query = ["--show", "--showformat=${db:Status-Status}", package];
    quiet_output(Command::new("dpkg-query").args(query)).is_some_and(|status| status == "installed")
}
