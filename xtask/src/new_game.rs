//! `cargo xtask new-game ID`: the template game under a new name, and the lines by which everybody knows of it.

mod lists;
mod names;
mod template;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::process::{cargo, run};
use crate::workspace::Workspace;
use names::Names;

/// Which game.
#[derive(Args)]
pub struct Arguments {
    /// The id of the game in records, addresses and commands, in kebab case: `moja-gra`
    id: String,
}

/// Makes the game.
pub fn new_game(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let names = Names::of(&arguments.id)?;
    make(&workspace.root, &names)?;
    // The workspace has one crate more.
    workspace.metadata(&["--offline"])?;
    let mut format = cargo();
    format.current_dir(&workspace.root).args(["fmt", "--package"]).arg(format!("stolik-{}", names.id));
    run(format.args(["--package", "stolik-catalog", "--package", "stolik-bots"]))?;
    println!(
        "new-game: {} is in crates/games/{}; what comes next says CONTRIBUTING.md",
        names.title, names.id
    );
    Ok(())
}

/// Writes the game's files and its lines in those of others: all, or none where something is in the way.
fn make(root: &Path, names: &Names) -> Result<()> {
    let template = template::read(root)?;
    names.refuse_taken(root, &template)?;
    let new = template.iter().map(|file| template::named(file, names)).collect::<Vec<_>>();
    if let Some(file) = new.iter().find(|file| root.join(&file.path).exists()) {
        bail!("{} is there already; choose another id", file.path);
    }
    let changed = lists::changed(root, names)?;
    for file in new.iter().chain(&changed) {
        let path = root.join(&file.path);
        let folder = path.parent().unwrap_or(root);
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, &file.text));
        written.with_context(|| format!("cannot write {}", file.path))?;
    }
    Ok(())
}

/// A file, by its path from the root.
#[derive(Clone, PartialEq, Eq, Debug)]
struct File {
    path: String,
    text: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::path::PathBuf;

    /// The files of a folder, by their paths in it.
    fn all(root: &Path) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder").flatten() {
                if entry.path().is_dir() {
                    folders.push(entry.path());
                } else {
                    let path = entry.path().strip_prefix(root).expect("a path in it").display().to_string();
                    found.insert(path, fs::read_to_string(entry.path()).expect("a text"));
                }
            }
        }
        found
    }

    /// A copy of all that the command reads.
    fn copy() -> tempfile::TempDir {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
        let copy = tempfile::tempdir().expect("a folder");
        let put = |path: &str, text: String| {
            let path = copy.path().join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        };
        for path in lists::FILES.into_iter().chain([names::SENTENCES]) {
            let found = root.join(path);
            if found.is_dir() {
                all(&found).into_iter().for_each(|(file, text)| put(&format!("{path}/{file}"), text));
            } else {
                put(path, fs::read_to_string(found).expect("a file of the workspace"));
            }
        }
        for file in template::read(&root).expect("the template") {
            put(&format!("{}/{}", template::FOLDER, file.path), file.text);
        }
        fs::create_dir_all(copy.path().join("crates/games/warcaby")).expect("a folder");
        copy
    }

    #[test]
    fn a_new_game_is_exactly_the_template_with_the_names_changed() {
        let copy = copy();
        let before = all(copy.path());
        make(copy.path(), &Names::of("moja-gra").expect("an id")).expect("a new game");
        let after = all(copy.path());
        let renamed = |text: &str| {
            let names = [
                ("piec-kladek", "moja-gra"),
                ("piec_kladek", "moja_gra"),
                ("PiecKladek", "MojaGra"),
                ("Pięć Kładek", "Moja Gra"),
                ("Five Footbridges", "Moja Gra"),
            ];
            names.iter().fold(text.to_owned(), |text, (old, new)| text.replace(old, new))
        };
        let mut expected: BTreeMap<String, String> = BTreeMap::new();
        for (path, text) in &before {
            let Some(file) = path.strip_prefix("xtask/template/") else { continue };
            let to = match file {
                "profile.rs" => "crates/catalog/src/profile/moja_gra.rs".to_owned(),
                "knowledge.rs" => "crates/bots/src/knowledge/moja_gra.rs".to_owned(),
                file => match file.strip_prefix("game/") {
                    Some(file) => format!("crates/games/moja-gra/{file}"),
                    // What tries profile and knowledge here is the template's own.
                    None => continue,
                },
            };
            expected.insert(to, renamed(text));
        }
        let new: BTreeMap<String, String> =
            after.clone().into_iter().filter(|(path, _)| !before.contains_key(path)).collect();
        assert!(new.len() > 15 && new == expected, "{:?}", new.keys().collect::<Vec<_>>());
        let old = ["piec-kladek", "piec_kladek", "PiecKladek", "Pięć Kładek", "Five Footbridges"];
        assert!(new.values().all(|text| !old.iter().any(|old| text.contains(old))));

        let changed: Vec<&str> = (before.iter().filter(|(path, text)| after[*path] != **text))
            .map(|(path, _)| path.as_str())
            .collect();
        assert_eq!(changed, lists::FILES);
        assert!(changed.len() <= 8, "a game joins in {} files", changed.len());
        for path in changed {
            let (old, new) = (&before[path], &after[path]);
            let added: Vec<&str> = new.lines().filter(|line| !old.lines().any(|old| old == *line)).collect();
            assert_eq!(old.lines().count() + added.len(), new.lines().count(), "{path}");
            assert!(added.iter().all(|line| line.contains("moja") || line.contains("Moja")), "{path}");
        }
    }

    #[test]
    fn ids_that_cannot_be_are_refused_in_one_line_and_write_nothing() {
        let copy = copy();
        let before = all(copy.path());
        for (id, why) in [
            ("Moja-gra", "kebab case"),
            ("moja_gra", "kebab case"),
            ("moja--gra", "kebab case"),
            ("-gra", "kebab case"),
            ("2gry", "kebab case"),
            ("", "kebab case"),
            ("gżegżółka", "kebab case"),
            (&"x".repeat(41), "40"),
            ("match", "reserved"),
            ("self", "reserved"),
            ("game", "taken"),
            ("state", "reserved"),
            ("scene", "reserved"),
            ("warcaby", "taken"),
            ("catalog", "taken"),
            ("recipe", "reserved"),
            ("piec-kladek", "reserved"),
            ("table", "taken"),
            ("editor", "sentences"),
        ] {
            let refused = Names::of(id).and_then(|names| make(copy.path(), &names));
            let error = format!("{:#}", refused.expect_err(id));
            assert!(error.contains(why) && error.lines().count() == 1, "{id}: {error}");
        }
        assert_eq!(all(copy.path()), before);
    }
}
