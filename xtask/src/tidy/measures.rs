//! How long things are: lines that are neither blank nor comment of the `.rs` files under `src`.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Result;

use super::{contract, files};
use crate::workspace::Workspace;

/// The longest line of code, macros too.
const MOST_LETTERS: usize = 110;
/// Where lines are measured: what rustfmt cannot format it does not shorten.
const MEASURED: [&str; 3] = ["crates/game/", "crates/games/", contract::TEMPLATE];

/// A limit.
struct Limit {
    what: &'static str,
    folders: &'static [&'static str],
    most: usize,
    /// Whether more is a fault already, or is only printed yet.
    holds: bool,
}

const LIMITS: [Limit; 5] = [
    Limit { what: "the template", folders: &[contract::TEMPLATE], most: 250, holds: true },
    Limit {
        what: "the kit",
        folders: &["crates/game/src/kit/", "crates/game/src/kit.rs"],
        most: 2_500,
        holds: false,
    },
    Limit { what: "Multiwarcaby", folders: &["crates/games/multiwarcaby/src/"], most: 1_300, holds: false },
    Limit { what: "Battle Royale", folders: &["crates/games/battle-royale/src/"], most: 1_600, holds: false },
    Limit { what: "the six games", folders: &["crates/games/"], most: 25_000, holds: false },
];

/// Prints the measures, and tells what is too long.
pub fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut lines = BTreeMap::new();
    for file in files::listed(workspace)? {
        if !is_source(&file) {
            continue;
        }
        // A file may be listed and just deleted.
        let Ok(text) = fs::read_to_string(workspace.root.join(&file)) else { continue };
        if MEASURED.iter().any(|folder| file.starts_with(folder)) {
            faults.extend(long_lines(&file, &text));
        }
        lines.insert(file, code(&text).count());
    }
    for limit in &LIMITS {
        let counted =
            lines.iter().filter(|(file, _)| limit.folders.iter().any(|folder| file.starts_with(folder)));
        let found: usize = counted.map(|(_, lines)| lines).sum();
        println!("tidy: {} {}, at most {}", found, limit.what, limit.most);
        faults.extend(limit.fault(found));
    }
    Ok(faults)
}

impl Limit {
    fn fault(&self, found: usize) -> Option<String> {
        let Limit { what, most, holds, .. } = self;
        let fault = || format!("{what} has {found} lines of code; at most {most}");
        (*holds && found > *most || found == 0).then(fault)
    }
}

fn is_source(file: &str) -> bool {
    let is_rust = std::path::Path::new(file).extension().is_some_and(|extension| extension == "rs");
    is_rust && file.contains("/src/")
}

/// The lines that are neither blank nor comment, with their numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_code = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
    (1..).zip(text.lines()).filter(move |(_, line)| is_code(line))
}

fn long_lines(file: &str, text: &str) -> Vec<String> {
    // What stands behind the code is a comment.
    let letters = |line: &str| line.split(" // ").next().unwrap_or(line).chars().count();
    let long = code(text).filter(|(_, line)| letters(line) > MOST_LETTERS);
    long.map(|(number, line)| {
        format!("{file}:{number} has {} characters of code; at most {MOST_LETTERS}", letters(line))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_neither_blank_nor_comment() {
        let text = "//! A file.\n\nmod a; // MK14\n    /// What it is.\n    fn b() {}\n";
        assert_eq!(code(text).map(|(number, _)| number).collect::<Vec<_>>(), [3, 5]);
        assert!(is_source("crates/games/wojna/src/a.rs"));
        assert!(!is_source("crates/games/wojna/tests/it/a.rs") && !is_source("crates/games/wojna/src/a.md"));
    }

    #[test]
    fn long_lines_of_code_are_told() {
        let long = "x".repeat(MOST_LETTERS + 1);
        assert_eq!(long_lines("a.rs", &format!("fine\n{long}\n")).len(), 1);
        assert!(long_lines("a.rs", &format!("// {long}\nfine; // {long}\n{}\n", &long[1..])).is_empty());
    }

    #[test]
    fn what_is_too_long_or_not_there_is_told() {
        let limit = |holds| Limit { what: "it", folders: &[], most: 10, holds };
        assert_eq!([10, 11, 0].map(|found| limit(true).fault(found).is_some()), [false, true, true]);
        assert_eq!([10, 11, 0].map(|found| limit(false).fault(found).is_some()), [false, false, true]);
    }
}
