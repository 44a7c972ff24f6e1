//! The proxies behind which the examples in `contrib` are tried out.

use std::path::Path;

use anyhow::{Context, Result};

use crate::debian;
use crate::process::find_program;
use crate::workspace::Workspace;

/// The programs, which are called as their packages are, and where these have them.
const PROGRAMS: [(&str, &str); 2] = [("nginx", "usr/sbin/nginx"), ("caddy", "usr/bin/caddy")];

/// Makes sure that the proxies are there: installed, or else unpacked from Debian's packages into the target folder, where the
/// tests look for them. Nothing is installed by this, so that no service is started.
pub fn ensure(workspace: &Workspace) -> Result<()> {
    let folder = workspace.target.join("debian");
    let is_here = |name: &str, path: &str| {
        find_program(name).is_some() || Path::new("/").join(path).is_file() || folder.join(path).is_file()
    };
    let missing: Vec<&str> =
        PROGRAMS.iter().filter(|(name, path)| !is_here(name, path)).map(|(name, _)| *name).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("test: fetching {} from Debian's packages", missing.join(" "));
    debian::unpack(&missing, &folder).with_context(|| {
        format!(
            "the tests need {}, which this command gets: {}",
            missing.join(" and "),
            debian::advice(&missing)
        )
    })
}
