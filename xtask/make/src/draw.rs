//! The rules pages with their positions drawn, as a forge shows them: `docs/rules`.

mod page;
mod picture;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use stolik_catalog::Kind;
use stolik_golden::STALE;
use stolik_text::{Language, rules};

/// Where the drawn pages lie, from the root.
const FOLDER: &str = "docs/rules";

/// The files that belong into the folder, by their paths from the root.
type Files = BTreeMap<PathBuf, String>;

/// Draws everything, and takes away pictures that no page shows any more.
pub fn write(root: &Path) -> Result<()> {
    let files = files()?;
    let mut changed = 0;
    for (path, text) in files.iter().filter(|(path, text)| !is_current(root, path, text)) {
        let path = root.join(path);
        let folder = path.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        changed += 1;
    }
    for path in unused(root, &files)? {
        fs::remove_file(root.join(&path)).with_context(|| format!("cannot remove {}", path.display()))?;
        changed += 1;
    }
    println!("draw: {} files in {FOLDER}, {changed} changed", files.len());
    Ok(())
}

/// Says what is not as it would be drawn.
pub fn check(root: &Path) -> Result<()> {
    let files = files()?;
    let outdated = files.iter().filter(|(path, text)| !is_current(root, path, text));
    let mut stale: Vec<PathBuf> = outdated.map(|(path, _)| path.clone()).collect();
    stale.extend(unused(root, &files)?);
    if !stale.is_empty() {
        let lines: Vec<String> = stale.iter().map(|path| format!("{STALE}{}", path.display())).collect();
        bail!("\n{}\nOut of date, or shown by no page. Draw them anew: cargo xtask bless", lines.join("\n"));
    }
    println!("draw: the {} files in {FOLDER} are up to date", files.len());
    Ok(())
}

/// Every game's page in every language, and the pictures, which the languages share.
fn files() -> Result<Files> {
    let mut files = Files::new();
    for &kind in Kind::ALL {
        for language in Language::ALL {
            let name = format!("{}.{}.md", kind.id(), language.tag());
            let source = rules(kind.id(), language).with_context(|| format!("there is no page {name}"))?;
            let page = page::drawn(kind, language, source).with_context(|| format!("the page {name}"))?;
            files.insert(Path::new(FOLDER).join(&name), page.text);
            for (path, picture) in page.pictures {
                let path = Path::new(FOLDER).join(path);
                let shared = files.entry(path).or_insert_with(|| picture.clone());
                ensure!(*shared == picture, "{name} shows other positions than the other languages");
            }
        }
    }
    Ok(files)
}

fn is_current(root: &Path, path: &Path, text: &str) -> bool {
    fs::read_to_string(root.join(path)).is_ok_and(|found| found == text)
}

/// The pictures in the games' folders that no page shows.
fn unused(root: &Path, files: &Files) -> Result<Vec<PathBuf>> {
    let mut unused = Vec::new();
    for kind in Kind::ALL {
        let folder = Path::new(FOLDER).join(kind.id());
        let Ok(found) = fs::read_dir(root.join(&folder)) else {
            continue;
        };
        for picture in found {
            let path = folder.join(picture?.file_name());
            if path.extension().is_some_and(|extension| extension == "svg") && !files.contains_key(&path) {
                unused.push(path);
            }
        }
    }
    unused.sort_unstable();
    Ok(unused)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_pages_in_docs_are_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        if let Err(faults) = check(&root) {
            panic!("{faults:#}");
        }
    }

    #[test]
    fn what_is_drawn_is_up_to_date_and_a_change_is_found() {
        let root = tempfile::tempdir().expect("a folder");
        assert!(check(root.path()).is_err(), "nothing is drawn yet");
        write(root.path()).expect("drawn");
        check(root.path()).expect("up to date");
        let folder = root.path().join(FOLDER).join(Kind::ALL[0].id());
        fs::write(folder.join("old.svg"), "<svg/>").expect("a file");
        let faults = check(root.path()).expect_err("a picture too many").to_string();
        assert!(faults.contains("old.svg"), "{faults}");
        write(root.path()).expect("drawn");
        check(root.path()).expect("up to date again");
    }
}
