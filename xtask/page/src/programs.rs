//! The compiled programs of the page.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::bind::{Bound, bind};

/// What stands in for the program that looks back, from the page's source.
pub const STAND_IN: &str = "later.js";
/// The smallest module there is: the stand-in has no use for it, but what starts the page fetches one.
const NO_MODULE: &[u8] = b"\0asm\x01\0\0\0";

/// What rustc wrote.
pub struct Programs<'p> {
    /// The program that plays.
    pub table: &'p Path,
    /// The program that looks back; none while it is not built.
    pub study: Option<&'p Path>,
    /// The program that thinks for both.
    pub worker: &'p Path,
}

impl Programs<'_> {
    /// All of them as a browser takes them.
    pub fn bind(&self, source: &Path) -> Result<Vec<Bound>> {
        let study = match self.study {
            Some(study) => bind("study", study)?,
            None => stand_in(source)?,
        };
        Ok(vec![bind("stolik", self.table)?, study, bind("thinker", self.worker)?])
    }
}

fn stand_in(source: &Path) -> Result<Bound> {
    let path = source.join(STAND_IN);
    let js = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(Bound { name: "study", js, wasm: NO_MODULE.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::{STAND_IN, stand_in};
    use std::fs;

    #[test]
    fn the_stand_in_has_the_name_of_the_program_it_stands_in_for() {
        let source = tempfile::tempdir().expect("a folder");
        assert!(stand_in(source.path()).is_err_and(|error| error.to_string().contains(STAND_IN)));
        fs::write(source.path().join(STAND_IN), "export default () => {}").expect("a file");
        let bound = stand_in(source.path()).expect("a program");
        assert_eq!((bound.name, bound.js.as_slice()), ("study", b"export default () => {}".as_slice()));
        assert!(bound.wasm.starts_with(b"\0asm"));
    }
}
