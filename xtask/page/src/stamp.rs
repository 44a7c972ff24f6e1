//! What a built page was made of, so that it is not made again without need.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::asset::SOURCES;
use crate::programs::Programs;
use crate::{fingerprint, texts};

const NAME: &str = "made-of";

/// Of what a page was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp(u64);

impl Stamp {
    /// The stamp of a page made from these files by this program.
    pub fn of(programs: &Programs<'_>, source: &Path) -> Result<Self> {
        let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
        let mut parts = vec![this_program()?, read(programs.page)?, read(programs.worker)?];
        for file in SOURCES {
            parts.push(read(&source.join(file))?);
        }
        parts.extend(texts::all().iter().map(|text| text.content.as_bytes().to_vec()));
        parts.extend(texts::sentences().map(|(_, sentences)| sentences.into_bytes()));
        Ok(Self(fingerprint::of(parts.iter().map(Vec::as_slice))))
    }

    /// Whether the folder holds the page with this stamp.
    pub fn is_current(self, out: &Path) -> bool {
        fs::read_to_string(out.join(NAME)).is_ok_and(|found| found == self.text())
    }

    /// Leaves the stamp in the folder.
    pub fn write(self, out: &Path) -> Result<()> {
        fs::write(out.join(NAME), self.text()).with_context(|| format!("cannot write into {}", out.display()))
    }

    fn text(self) -> String {
        format!("{:016x}\n", self.0)
    }
}

/// Tells one build of this program from another: it is large, so by its age instead of its content.
fn this_program() -> Result<Vec<u8>> {
    let built = std::env::current_exe()?.metadata()?.modified()?;
    Ok(built.duration_since(SystemTime::UNIX_EPOCH)?.as_nanos().to_le_bytes().to_vec())
}

#[cfg(test)]
impl Stamp {
    /// A stamp for tests.
    pub fn made_up(number: u64) -> Self {
        Self(number)
    }
}

#[cfg(test)]
mod tests {
    use super::Stamp;

    #[test]
    fn a_folder_holds_the_page_whose_stamp_it_has() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(!Stamp(1).is_current(folder.path()), "an empty folder holds no page");
        Stamp(1).write(folder.path()).expect("written");
        assert!(Stamp(1).is_current(folder.path()) && !Stamp(2).is_current(folder.path()));
    }
}
