//! No file tells about the machine it was written on, is left half done, or has its contents in the table of contents.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::git::NO_CHECKOUT;
use crate::process::quiet_output;
use crate::workspace::Workspace;

/// Folders of one machine. In two parts here, or this file would not be clean.
const MACHINE: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];
const HALF_DONE: [&str; 2] = [concat!("todo", "!("), concat!("unimple", "mented!(")];
/// A `lib.rs` is a table of contents; one of more lines of code is not.
const CONTENTS: usize = 80;

/// The faults of all files that git knows or would add.
pub fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in listed(workspace)? {
        // Pictures are no text, and a file may be listed and just deleted: nothing to read in either.
        if let Ok(text) = fs::read_to_string(workspace.root.join(&file)) {
            faults.extend(faults_of(&file, &text));
        }
    }
    Ok(faults)
}

/// The files that git knows or would add, from the root of the workspace.
pub fn listed(workspace: &Workspace) -> Result<Vec<String>> {
    let list = ["-c", "core.quotePath=false", "ls-files", "--cached", "--others", "--exclude-standard"];
    let files = quiet_output(Command::new("git").current_dir(&workspace.root).args(list));
    let files = files.context(NO_CHECKOUT)?;
    Ok(files.lines().map(str::to_owned).collect())
}

fn faults_of(file: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if let Some(folder) = MACHINE.iter().find(|folder| is_path(line, folder)) {
            faults.push(format!("{file}:{number} names {folder}, a folder of one machine"));
        }
        if is_rust(file)
            && let Some(mark) = HALF_DONE.iter().find(|mark| line.contains(**mark))
        {
            faults.push(format!("{file}:{number} is half done: {mark}"));
        }
    }
    if file.ends_with("/lib.rs") {
        let code = lines_of_code(text);
        if code > CONTENTS {
            faults.push(format!(
                "{file} has {code} lines of code; more than {CONTENTS} is no table of contents"
            ));
        }
    }
    faults
}

fn is_rust(file: &str) -> bool {
    std::path::Path::new(file).extension().is_some_and(|extension| extension == "rs")
}

/// Whether the line has the folder as the start of a path, not in the middle of one.
fn is_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|before| !before.is_alphanumeric() && !"_-.*~/}".contains(before))
    })
}

fn lines_of_code(text: &str) -> usize {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

#[cfg(test)]
mod tests {
    use super::{CONTENTS, HALF_DONE, MACHINE, faults_of};

    #[test]
    fn paths_of_a_machine_are_found() {
        for folder in MACHINE {
            assert_eq!(faults_of("a.md", &format!("see {folder}me")).len(), 1);
            assert_eq!(faults_of("a.md", &format!("`{folder}me`")).len(), 1);
            assert!(faults_of("a.md", &format!("see crates{folder}me")).is_empty());
            assert!(faults_of("a.md", &format!("https://example.org{folder}me")).is_empty());
        }
    }

    #[test]
    fn half_done_code_is_found_in_code_alone() {
        for mark in HALF_DONE {
            assert_eq!(faults_of("src/a.rs", &format!("    {mark})")).len(), 1);
            assert!(faults_of("a.md", mark).is_empty());
        }
    }

    #[test]
    fn a_long_table_of_contents_is_found() {
        let long = "mod a;\n".repeat(CONTENTS + 1);
        assert_eq!(faults_of("crates/game/src/lib.rs", &long).len(), 1);
        assert!(faults_of("crates/game/src/other.rs", &long).is_empty());
        let remarks = "//! Words.\n".repeat(CONTENTS) + "mod a;\n";
        assert!(faults_of("crates/game/src/lib.rs", &remarks).is_empty());
    }
}
