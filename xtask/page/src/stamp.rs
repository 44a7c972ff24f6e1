//! What a built page was made of, so that it is not made again without need.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::asset::SOURCES;
use crate::{fingerprint, texts};

const NAME: &str = "made-of";

/// The stamp of a page made from these files by this program.
pub fn of(programs: [&PathBuf; 3], source: &Path) -> Result<u64> {
    let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
    let mut parts = vec![this_program()?];
    for program in programs {
        parts.push(read(program)?);
    }
    for file in SOURCES {
        parts.push(read(&source.join(file))?);
    }
    for text in texts::of(source)? {
        parts.push(read(&source.join(text))?);
    }
    Ok(fingerprint::of(parts.iter().map(Vec::as_slice)))
}

/// Whether the folder holds the page with this stamp.
pub fn is_current(out: &Path, stamp: u64) -> bool {
    fs::read_to_string(out.join(NAME)).is_ok_and(|found| found == text(stamp))
}

/// Leaves the stamp in the folder.
pub fn write(out: &Path, stamp: u64) -> Result<()> {
    fs::write(out.join(NAME), text(stamp)).with_context(|| format!("cannot write into {}", out.display()))
}

fn text(stamp: u64) -> String {
    format!("{stamp:016x}\n")
}

/// Tells one build of this program from another: it is large, so by its age instead of its content.
fn this_program() -> Result<Vec<u8>> {
    let built = std::env::current_exe()?.metadata()?.modified()?;
    Ok(built.duration_since(SystemTime::UNIX_EPOCH)?.as_nanos().to_le_bytes().to_vec())
}
