//! The files of the checkout, to tell what has changed in them.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};

use anyhow::{Context, Result};

use crate::tidy::files;
use crate::workspace::Workspace;

/// How the name of a snapshot ends that differs from the one beside it, which is checked in.
const NEW: &str = ".snap.new";

/// The files that git knows or would add, each with a number that changes with its content.
pub struct Listing(BTreeMap<String, u64>);

impl Listing {
    /// As they are now.
    pub fn of(workspace: &Workspace) -> Result<Listing> {
        let number = |file: &String| {
            let mut hasher = DefaultHasher::new();
            fs::read(workspace.root.join(file)).ok()?.hash(&mut hasher);
            Some(hasher.finish())
        };
        let files = files::listed(workspace)?;
        Ok(Listing(files.into_iter().filter_map(|file| Some((file.clone(), number(&file)?))).collect()))
    }

    /// The files that are other than before, new, or gone.
    pub fn differs_from(&self, before: &Listing) -> Vec<String> {
        let all = self.0.keys().chain(before.0.keys());
        let mut changed: Vec<String> =
            all.filter(|file| self.0.get(*file) != before.0.get(*file)).cloned().collect();
        changed.sort_unstable();
        changed.dedup();
        changed
    }
}

/// Takes away the snapshots that tests have written beside those that differ, and names the latter.
pub fn take_new_snapshots(workspace: &Workspace) -> Result<Vec<String>> {
    let mut stale = Vec::new();
    let mut folders = vec![workspace.root.join("crates")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let shown = workspace.show(&path).to_string();
            if path.is_dir() {
                folders.push(path);
            } else if let Some(snapshot) = shown.strip_suffix(NEW) {
                fs::remove_file(&path).with_context(|| format!("cannot remove {shown}"))?;
                stale.push(format!("{snapshot}.snap"));
            }
        }
    }
    Ok(stale)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing(files: &[(&str, u64)]) -> Listing {
        Listing(files.iter().map(|&(file, number)| (file.to_owned(), number)).collect())
    }

    #[test]
    fn what_is_new_gone_or_other_has_changed() {
        let before = listing(&[("a", 1), ("b", 2), ("c", 3)]);
        let after = listing(&[("a", 1), ("b", 5), ("d", 4)]);
        assert_eq!(after.differs_from(&before), ["b", "c", "d"]);
        assert!(before.differs_from(&before).is_empty());
    }

    #[test]
    fn new_snapshots_are_taken_away_and_named() {
        let root = tempfile::tempdir().expect("a folder");
        let folder = root.path().join("crates/a/tests/it/snapshots");
        fs::create_dir_all(&folder).expect("a folder");
        for name in ["x.snap", "x.snap.new", "notes.new"] {
            fs::write(folder.join(name), "").expect("a file");
        }
        let workspace = Workspace { root: root.path().to_owned(), target: root.path().join("target") };
        let stale = take_new_snapshots(&workspace).expect("listed");
        assert_eq!(stale, ["crates/a/tests/it/snapshots/x.snap"]);
        assert!(!folder.join("x.snap.new").exists() && folder.join("notes.new").exists());
    }
}
