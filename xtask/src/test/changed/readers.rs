//! Which files crates read that lie outside their folders: texts, records, pages of the documentation.

use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::Result;

use crate::tidy::files;
use crate::tidy::layers::Crate;
use crate::workspace::Workspace;

/// A file or folder, from the root, that a crate reads.
#[derive(Debug, PartialEq, Eq)]
pub struct Reads {
    /// The crate's name.
    pub by: String,
    /// What it reads.
    pub path: PathBuf,
}

/// Those who find what they read in another way than by a path that goes up.
/// `stolik-text` looks for the sentences that any source asks for.
const BY_THE_ROOT: [(&str, &str); 2] = [("make", "docs/rules"), ("stolik-text", "crates")];

/// What the sources name by a path that goes up (`../../tests/archive`), from their own folder or from their crate's.
pub fn outside(workspace: &Workspace, crates: &[Crate]) -> Result<Vec<Reads>> {
    let sources = files::listed(workspace)?;
    let mut found: Vec<Reads> =
        BY_THE_ROOT.iter().map(|&(by, path)| Reads { by: by.to_owned(), path: path.into() }).collect();
    for source in sources.iter().map(Path::new).filter(|path| path.extension().is_some_and(|it| it == "rs")) {
        let holds = |one: &&Crate| source.starts_with(&one.folder);
        let Some(owner) = crates.iter().filter(holds).max_by_key(|one| one.folder.len()) else { continue };
        // A file may be listed and just deleted.
        let Ok(text) = fs::read_to_string(workspace.root.join(source)) else { continue };
        for path in paths_up(&text) {
            let from = [source.parent().unwrap_or(Path::new("")), Path::new(&owner.folder)];
            for path in from.into_iter().filter_map(|folder| normal(&folder.join(path))) {
                let is_outside = !path.starts_with(&owner.folder) && path.components().count() > 1;
                if is_outside && workspace.root.join(&path).exists() {
                    found.push(Reads { by: owner.name.clone(), path });
                }
            }
        }
    }
    Ok(found)
}

/// The paths in quotes that go up, without a slash at their beginning.
fn paths_up(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.lines().flat_map(|line| line.split('"').skip(1).step_by(2));
    quoted.map(|path| path.trim_start_matches('/')).filter(|path| path.starts_with("../"))
}

/// A path without its ups; none if it leads out of the root.
fn normal(path: &Path) -> Option<PathBuf> {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir if !normal.pop() => return None,
            Component::ParentDir | Component::CurDir => {}
            other => normal.push(other),
        }
    }
    Some(normal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_that_go_up_are_found_between_quotes() {
        let text = "let a = include_str!(\"../../text/a.ftl\");\nconcat!(env!(\"DIR\"), \"/../../docs/b.md\"); // ../c\n\"d\"";
        assert_eq!(paths_up(text).collect::<Vec<_>>(), ["../../text/a.ftl", "../../docs/b.md"]);
    }

    #[test]
    fn paths_are_made_plain() {
        let plain = |path: &str| normal(Path::new(path));
        assert_eq!(plain("crates/catalog/../../tests/archive"), Some("tests/archive".into()));
        assert_eq!(plain("crates/../.."), None);
    }

    #[test]
    fn the_archive_is_read_by_those_who_replay_it_and_every_reader_by_the_root_is_a_crate() {
        let workspace = Workspace::find().expect("this workspace");
        let crates = crate::tidy::layers::crates(&workspace).expect("its crates");
        let reads = outside(&workspace, &crates).expect("what they read");
        let by = |path: &str| -> Vec<&str> {
            let mut by: Vec<&str> = reads
                .iter()
                .filter(|reads| Path::new(path).starts_with(&reads.path))
                .map(|reads| reads.by.as_str())
                .collect();
            by.sort_unstable();
            by.dedup();
            by
        };
        assert_eq!(
            by("tests/archive/warcaby/v1/01-x.stolik"),
            ["stolik-bots", "stolik-catalog", "stolik-study"]
        );
        assert_eq!(by("docs/engine.md"), ["stolik"]);
        assert!(
            by("crates/games/wojna/src/refusal.rs").contains(&"stolik-text"),
            "it may ask for a sentence"
        );
        assert!(by("crates/games/multiwarcaby/text/rules.pl.md").contains(&"stolik-text"));
        for (name, path) in BY_THE_ROOT {
            assert!(crates.iter().any(|one| one.name == name), "{name}");
            assert!(workspace.root.join(path).exists(), "{path}");
        }
    }
}
