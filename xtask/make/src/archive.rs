//! The archive: records of every game and rules version, written once and never changed.

mod battle_royale;
mod medh_kuu_lash;
mod multiwarcaby;
mod play;
mod recipe;
mod szachowa_bitwa;
mod warcaby;
mod wojna;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use stolik_catalog::Kind;

use recipe::Recipe;

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
        let records = (1..).zip(recipes(kind)).map(|(number, recipe)| {
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

/// What a game's archive holds.
fn recipes(kind: Kind) -> &'static [Recipe] {
    match kind {
        Kind::Warcaby => &warcaby::RECIPES,
        Kind::Multiwarcaby => &multiwarcaby::RECIPES,
        Kind::BattleRoyale => &battle_royale::RECIPES,
        Kind::MedhKuuLash => &medh_kuu_lash::RECIPES,
        Kind::SzachowaBitwa => &szachowa_bitwa::RECIPES,
        Kind::Wojna => &wojna::RECIPES,
    }
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
            let expected = if kind == lacking { recipes(kind).len() } else { 1 };
            assert_eq!(files, expected, "{}", kind.id());
        }
    }

    #[test]
    fn names_tell_records_apart() {
        for &kind in Kind::ALL {
            let mut names: Vec<&str> = recipes(kind).iter().map(|recipe| recipe.name).collect();
            assert!(names.len() >= 20, "{}", kind.id());
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), recipes(kind).len(), "{}", kind.id());
        }
    }
}
