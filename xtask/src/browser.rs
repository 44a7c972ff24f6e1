//! The browser for the tests.

use anyhow::{Result, bail};

use crate::debian;
use crate::process::find_program;

/// The engine without a window, which does with half the work.
const SHELL: &str = "chromium-headless-shell";
/// The whole browser, which will do where it is all there is.
const WHOLE: &str = "chromium";
/// The browser, and letters for the pictures.
const PACKAGES: [&str; 2] = [SHELL, "fonts-dejavu"];

/// Makes sure that a browser is there.
pub fn ensure() -> Result<()> {
    let is_there = |program: &str| find_program(program).is_some();
    if !is_there(SHELL) && debian::may_install() {
        println!("test: installing {}", PACKAGES.join(" "));
        // Whether there is a browser now is what counts.
        let _ = debian::install(&PACKAGES);
    }
    if !is_there(SHELL) && !is_there(WHOLE) {
        bail!(
            "the browser tests need {SHELL} or {WHOLE} on the path; on Debian: {}; without them: `cargo xtask test` \
             with the other stages named",
            debian::advice(&PACKAGES)
        );
    }
    Ok(())
}
