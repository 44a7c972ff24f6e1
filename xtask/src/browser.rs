//! The browser for the tests.

use anyhow::{Result, bail};

use crate::debian;
use crate::process::find_program;

const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];
/// The browser, what drives it, and letters for the pictures.
const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-dejavu"];

/// Makes sure that the browser is there.
pub fn ensure() -> Result<()> {
    if is_there() {
        return Ok(());
    }
    if debian::may_install() {
        println!("test: installing {}", PACKAGES.join(" "));
        debian::install(&PACKAGES)?;
    }
    if !is_there() {
        bail!(
            "the browser tests need {} on the path; on Debian this command gets them:\n    {}",
            PROGRAMS.join(" and "),
            debian::advice(&PACKAGES)
        );
    }
    Ok(())
}

fn is_there() -> bool {
    PROGRAMS.iter().all(|program| find_program(program).is_some())
}
