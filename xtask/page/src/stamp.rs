//! What a built page was made of, so that it is not made again without need.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::asset::SOURCES;
use crate::programs::{Programs, STAND_IN};
use crate::{fingerprint, texts};

const NAME: &str = "made-of";

/// Of what a page was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Everything but the program that looks back.
    rest: u64,
    /// That program, if the page has it.
    study: Option<u64>,
}

impl Stamp {
    /// The stamp of a page made from these files by this program.
    pub fn of(programs: &Programs<'_>, source: &Path) -> Result<Self> {
        let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
        let mut parts = vec![this_program()?, read(programs.table)?, read(programs.worker)?];
        for file in SOURCES.into_iter().chain([STAND_IN]) {
            parts.push(read(&source.join(file))?);
        }
        for text in texts::of(source)? {
            parts.push(read(&source.join(text))?);
        }
        parts.extend(texts::sentences().map(|(_, sentences)| sentences.into_bytes()));
        let rest = fingerprint::of(parts.iter().map(Vec::as_slice));
        let study = programs.study.map(read).transpose()?;
        Ok(Self { rest, study: study.map(|study| fingerprint::of([study.as_slice()])) })
    }

    /// Whether the folder holds the page with this stamp. A page for which nobody has the program that looks back is as good
    /// with the one it has.
    pub fn is_current(self, out: &Path) -> bool {
        let found = fs::read_to_string(out.join(NAME)).ok().and_then(|text| Self::read(&text));
        found.is_some_and(|found| {
            found.rest == self.rest && (self.study.is_none() || found.study == self.study)
        })
    }

    /// Leaves the stamp in the folder.
    pub fn write(self, out: &Path) -> Result<()> {
        fs::write(out.join(NAME), self.text()).with_context(|| format!("cannot write into {}", out.display()))
    }

    fn text(self) -> String {
        let study = self.study.map_or_else(|| "none".to_owned(), |study| format!("{study:016x}"));
        format!("{:016x} {study}\n", self.rest)
    }

    fn read(text: &str) -> Option<Self> {
        let number = |text: &str| u64::from_str_radix(text, 16).ok();
        let (rest, study) = text.trim_end().split_once(' ')?;
        Some(Self { rest: number(rest)?, study: number(study) })
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
    pub fn made_up(rest: u64, study: Option<u64>) -> Self {
        Self { rest, study }
    }
}

#[cfg(test)]
mod tests {
    use super::Stamp;

    #[test]
    fn a_page_without_the_study_is_as_good_with_one_but_not_the_other_way_round() {
        let folder = tempfile::tempdir().expect("a folder");
        let (whole, other) = (Stamp::made_up(1, Some(2)), Stamp::made_up(1, Some(3)));
        let without = Stamp::made_up(1, None);
        assert!(!without.is_current(folder.path()), "an empty folder holds no page");
        whole.write(folder.path()).expect("written");
        assert!(whole.is_current(folder.path()) && without.is_current(folder.path()));
        assert!(!other.is_current(folder.path()) && !Stamp::made_up(4, None).is_current(folder.path()));
        without.write(folder.path()).expect("written");
        assert!(without.is_current(folder.path()) && !whole.is_current(folder.path()));
    }
}
