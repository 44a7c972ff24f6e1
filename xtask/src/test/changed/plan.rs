//! Which crates are concerned by files that have changed.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use super::readers::Reads;
use crate::tidy::layers::Crate;

/// What is run.
pub struct Plan {
    /// The crates whose tests are run.
    concerned: BTreeSet<String>,
    /// The others.
    left_out: BTreeSet<String>,
    /// The file that concerns all of them, if there is one.
    all_by: Option<String>,
    /// Files that belong to no crate and are read by none.
    alone: Vec<String>,
}

impl Plan {
    /// From the changed files, the crates, and the files that crates read outside their folders.
    pub fn of(files: &[String], crates: &[Crate], reads: &[Reads]) -> Plan {
        let all: BTreeSet<String> = crates.iter().map(|one| one.name.clone()).collect();
        if let Some(file) = files.iter().find(|file| is_cargos(file)) {
            return Plan {
                concerned: all,
                left_out: BTreeSet::new(),
                all_by: Some(file.clone()),
                alone: Vec::new(),
            };
        }
        let (mut touched, mut alone) = (BTreeSet::new(), Vec::new());
        for file in files {
            let readers = reads.iter().filter(|reads| Path::new(file).starts_with(&reads.path));
            let of: BTreeSet<String> =
                readers.map(|reads| reads.by.clone()).chain(owner(file, crates).map(str::to_owned)).collect();
            if of.is_empty() {
                alone.push(file.clone());
            }
            touched.extend(of);
        }
        let concerned = with_users(touched, crates);
        let left_out = all.difference(&concerned).cloned().collect();
        Plan { concerned, left_out, all_by: None, alone }
    }

    /// Whether no crate is concerned.
    pub fn is_empty(&self) -> bool {
        self.concerned.is_empty()
    }

    /// What nextest is told to run; nothing if it is all.
    pub fn filter(&self) -> Option<String> {
        let packages: Vec<String> = self.concerned.iter().map(|name| format!("package(={name})")).collect();
        (!self.left_out.is_empty()).then(|| packages.join(" + "))
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(", ");
        match &self.all_by {
            Some(file) => writeln!(f, "all crates are tested, because of {file}")?,
            None if self.is_empty() => {}
            None => writeln!(f, "tested: {}", list(&self.concerned))?,
        }
        if !self.left_out.is_empty() {
            writeln!(f, "left out: {}", list(&self.left_out))?;
        }
        if !self.alone.is_empty() {
            writeln!(f, "read by no test: {}", self.alone.join(", "))?;
        }
        writeln!(f, "left out as well: doctests, docs, page, browser; `cargo xtask test` runs them")
    }
}

/// What changes how everything is built or run.
fn is_cargos(file: &str) -> bool {
    let name = Path::new(file).file_name().and_then(|name| name.to_str()).unwrap_or_default();
    matches!(name, "Cargo.toml" | "Cargo.lock") || file.starts_with(".cargo/") || file.starts_with(".config/")
}

/// The crate in whose folder a file lies: the innermost.
fn owner<'c>(file: &str, crates: &'c [Crate]) -> Option<&'c str> {
    let holds = |one: &&Crate| Path::new(file).starts_with(&one.folder);
    crates.iter().filter(holds).max_by_key(|one| one.folder.len()).map(|one| one.name.as_str())
}

/// These crates and all that use them, in their tests alone too, however indirectly.
fn with_users(mut names: BTreeSet<String>, crates: &[Crate]) -> BTreeSet<String> {
    loop {
        let uses = |one: &&Crate| one.uses.iter().any(|used| names.contains(&used.name));
        let more: Vec<String> = crates.iter().filter(uses).map(|one| one.name.clone()).collect();
        let before = names.len();
        names.extend(more);
        if names.len() == before {
            return names;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::layers::Use;

    fn one(name: &str, folder: &str, uses: &[&str]) -> Crate {
        let other = |name: &&str| Use { name: (*name).to_owned(), folder: None, only_in_tests: false };
        Crate { name: name.to_owned(), folder: folder.to_owned(), uses: uses.iter().map(other).collect() }
    }

    fn crates() -> Vec<Crate> {
        vec![
            one("game", "crates/game", &[]),
            one("warcaby", "crates/games/warcaby", &["game"]),
            one("wojna", "crates/games/wojna", &["game"]),
            one("catalog", "crates/catalog", &["warcaby", "wojna"]),
            one("web", "crates/web", &["catalog"]),
            one("thought", "crates/web/thought", &["game"]),
        ]
    }

    fn concerned(files: &[&str]) -> Vec<String> {
        let files: Vec<String> = files.iter().map(|&file| file.to_owned()).collect();
        let reads = [Reads { by: "catalog".to_owned(), path: "tests/archive".into() }];
        Plan::of(&files, &crates(), &reads).concerned.into_iter().collect()
    }

    #[test]
    fn a_crate_concerns_those_that_use_it() {
        assert_eq!(concerned(&["crates/games/warcaby/src/field.rs"]), ["catalog", "warcaby", "web"]);
        assert_eq!(
            concerned(&["crates/web/thought/src/lib.rs"]),
            ["thought"],
            "the innermost folder is the owner"
        );
        assert_eq!(concerned(&["crates/game/src/a.rs"]).len(), 6);
    }

    #[test]
    fn data_concerns_those_that_read_it_and_a_document_nobody() {
        assert_eq!(concerned(&["tests/archive/warcaby/v1/01.stolik"]), ["catalog", "web"]);
        assert!(concerned(&["README.md"]).is_empty());
    }

    #[test]
    fn files_of_cargo_concern_all() {
        for file in ["Cargo.lock", "crates/web/Cargo.toml", ".cargo/config.toml", ".config/nextest.toml"] {
            assert_eq!(concerned(&[file]).len(), 6, "{file}");
        }
    }

    #[test]
    fn what_is_left_out_is_said() {
        let files = ["crates/games/wojna/src/a.rs".to_owned(), "README.md".to_owned()];
        let plan = Plan::of(&files, &crates(), &[]);
        let said = plan.to_string();
        assert!(said.contains("left out: game, thought, warcaby\n"), "{said}");
        assert!(said.contains("read by no test: README.md") && said.contains("browser"), "{said}");
        assert_eq!(plan.filter().as_deref(), Some("package(=catalog) + package(=web) + package(=wojna)"));
    }
}
