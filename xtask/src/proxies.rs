//! The programs with which the examples in `contrib` are tried out: the proxies, which can be had everywhere, and systemd.

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

/// What reads the units of systemd, and the test that has it do so.
const ANALYZE: &str = "systemd-analyze";
const OF_UNITS: &str = "the_units_are_such_that_systemd_takes_them_and_leave_little_to_do_harm_with";

/// Which tests can be run here, for nextest, and says in words which cannot: systemd is no program that is unpacked beside others.
/// Nextest counts what is left out so as skipped.
pub fn possible_tests() -> Option<String> {
    if find_program(ANALYZE).is_some() {
        return None;
    }
    println!("test: 1 test is skipped, for {ANALYZE} is not here: {OF_UNITS}");
    Some(format!("not test(/::{OF_UNITS}$/)"))
}

#[cfg(test)]
mod tests {
    use super::OF_UNITS;

    #[test]
    fn the_test_that_needs_systemd_is_called_so() {
        let tests = include_str!("../../crates/cli/tests/it/proxies.rs");
        assert!(tests.contains(&format!("fn {OF_UNITS}()")), "nothing would be left out");
    }
}
