//! The proxies before which the examples in `contrib` are tried out.

use std::path::Path;

use crate::debian;
use crate::process::find_program;
use crate::workspace::Workspace;

/// The programs, which are called as their packages are, and where these have them.
const PROGRAMS: [(&str, &str); 2] = [("nginx", "usr/sbin/nginx"), ("caddy", "usr/bin/caddy")];

/// Makes sure that the proxies are there, if that can be: unpacked from Debian's packages into the target folder, where the
/// tests look for them. Nothing is installed, so that no service is started. Without them the tests say what they leave out.
pub fn ensure(workspace: &Workspace) {
    let folder = workspace.target.join("debian");
    let is_here = |name: &str, path: &str| {
        find_program(name).is_some() || Path::new("/").join(path).is_file() || folder.join(path).is_file()
    };
    let missing: Vec<&str> =
        PROGRAMS.iter().filter(|(name, path)| !is_here(name, path)).map(|(name, _)| *name).collect();
    if missing.is_empty() {
        return;
    }
    println!("test: fetching {} from Debian's packages", missing.join(" "));
    if let Err(error) = debian::unpack(&missing, &folder) {
        println!("test: without {}: {error:#}; by hand: {}", missing.join(" "), debian::advice(&missing));
    }
}
