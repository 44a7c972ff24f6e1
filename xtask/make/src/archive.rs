//! The archive: records of every game and rules version, written once and never changed.

mod play;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use stolik_catalog::Kind;

/// Writes the records of games whose present rules have none yet. What is there is left alone.
pub fn write(root: &Path) -> Result<()> {
    for &kind in Kind::ALL {
        let name = format!("tests/archive/{}/v{}", kind.id(), kind.version());
        let folder = root.join(&name);
        if folder.exists() {
            println!("archive: {name} is there and stays as it is");
            continue;
        }
        // First all of them, so that a recipe that fails leaves no half of an archive behind.
        let records = (1..).zip(kind.recipes()).map(|(number, recipe)| {
            let record = play::record(kind, number, recipe);
            let record = record.with_context(|| format!("{} {}", kind.id(), recipe.name))?;
            Ok((folder.join(format!("{number:02}-{}.stolik", recipe.name)), record))
        });
        let records = records.collect::<Result<Vec<(PathBuf, String)>>>()?;
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {name}"))?;
        for (path, record) in &records {
            File::create_new(path)
                .and_then(|mut file| file.write_all(record.as_bytes()))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        println!("archive: {name} has {} records now", records.len());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_left_alone_and_what_lacks_is_written() {
        let lacking = Kind::MedhKuuLash;
        let root = tempfile::tempdir().expect("a folder");
        let folder =
            |kind: Kind| root.path().join(format!("tests/archive/{}/v{}", kind.id(), kind.version()));
        for &kind in Kind::ALL.iter().filter(|&&kind| kind != lacking) {
            fs::create_dir_all(folder(kind)).expect("a folder");
            fs::write(folder(kind).join("01-mine.stolik"), "mine").expect("a file");
        }
        write(root.path()).expect("the records of one game");
        for &kind in Kind::ALL {
            let files = fs::read_dir(folder(kind)).expect("the folder").count();
            let expected = if kind == lacking { kind.recipes().len() } else { 1 };
            assert_eq!(files, expected, "{}", kind.id());
        }
    }
}
