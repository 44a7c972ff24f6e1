//! A golden file, compared or written.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The variable under which golden files are written.
pub const VARIABLE: &str = "STOLIK_BLESS";
/// What a test says first of a file that is not what would be made now. `cargo xtask bless --check` looks for it.
pub const STALE: &str = "stale: ";

/// Whether files are written now instead of compared. For tests that compare a file in a way of their own.
pub fn is_blessed() -> bool {
    env::var(VARIABLE).is_ok_and(|word| word == FILES)
}

/// The word of most files.
const FILES: &str = "files";

/// A golden file.
#[derive(Clone, Debug)]
pub struct Golden {
    path: PathBuf,
    word: &'static str,
}

impl Golden {
    /// The file at a path.
    pub fn at(path: impl Into<PathBuf>) -> Golden {
        Golden { path: path.into(), word: FILES }
    }

    /// The same, but written under `STOLIK_BLESS=word` alone.
    #[must_use]
    pub fn only_by(self, word: &'static str) -> Golden {
        Golden { word, ..self }
    }

    /// The file holds what was made, or is made to hold it. A test that calls this fails if it does not.
    #[track_caller]
    pub fn check(&self, made: &str) {
        let word = env::var(VARIABLE).unwrap_or_default();
        if let Err(fault) = self.compare_or_write(made, &word) {
            panic!("{fault}");
        }
    }

    fn compare_or_write(&self, made: &str, word: &str) -> Result<(), String> {
        let found = fs::read_to_string(&self.path).unwrap_or_default();
        if found == made {
            return Ok(());
        }
        // Tests name it from their own folder, by way of others.
        let path = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        let path = path.display();
        if word == self.word {
            let folder = self.path.parent().unwrap_or(Path::new("."));
            let written = fs::create_dir_all(folder).and_then(|()| fs::write(&self.path, made));
            return written.map_err(|error| format!("cannot write {path}: {error}"));
        }
        let how = if self.word == FILES { String::new() } else { format!(" {}", self.word) };
        Err(format!("{STALE}{path}\n{}\nWrite it anew: cargo xtask bless{how}", difference(&found, made)))
    }
}

/// The first line in which two texts differ.
fn difference(found: &str, made: &str) -> String {
    let (mut found, mut made) = (found.lines(), made.lines());
    let mut number = 1;
    loop {
        match (found.next(), made.next()) {
            (None, None) => return "only the ends of lines differ".to_owned(),
            (one, other) if one == other => number += 1,
            (one, other) => {
                let [one, other] = [one, other].map(|line| line.unwrap_or("(nothing)"));
                return format!("line {number} is:     {one}\nit should be: {other}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stale_file_is_named_with_its_first_difference_and_not_touched() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        fs::write(&path, "one\ntwo\n").expect("a file");
        let golden = Golden::at(&path);
        assert_eq!(golden.compare_or_write("one\ntwo\n", ""), Ok(()));
        let fault = golden.compare_or_write("one\nthree\n", "").expect_err("stale");
        assert!(fault.starts_with(&format!("{STALE}{}", path.display())), "{fault}");
        assert!(fault.contains("line 2 is:     two\nit should be: three"), "{fault}");
        assert_eq!(fs::read_to_string(&path).expect("the file"), "one\ntwo\n");
    }

    #[test]
    fn it_is_written_by_its_word_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/a.txt");
        let golden = Golden::at(&path).only_by("signatures");
        assert!(golden.compare_or_write("made", "files").is_err());
        assert!(!path.exists());
        assert_eq!(golden.compare_or_write("made", "signatures"), Ok(()));
        assert_eq!(golden.compare_or_write("made", ""), Ok(()));
    }
}
