//! What the page fetches to read: its sentences in the language of whoever opens it, and pages of text when somebody wants them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use stolik_text::Language;

/// The sentences of the page, a file a language: `pl.ftl`.
pub fn sentences() -> impl Iterator<Item = (String, String)> {
    Language::ALL
        .into_iter()
        .map(|language| (format!("{}.ftl", language.tag()), stolik_text::of_page(language)))
}

/// The folders that the pages of text lie in, from the page's source.
const FOLDERS: [&str; 2] = ["../text/rules", "../text/lessons"];

/// Their names from the page's source, in order: `../text/rules/warcaby.pl.md`. A source without such folders has none.
pub fn of(source: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for folder in FOLDERS.iter().filter(|folder| source.join(folder).is_dir()) {
        let path = source.join(folder);
        let entries =
            fs::read_dir(&path).with_context(|| format!("cannot read the folder {}", path.display()))?;
        for entry in entries {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if Path::new(&name).extension().is_some_and(|extension| extension == "md") {
                names.push(format!("{folder}/{name}"));
            }
        }
    }
    names.sort_unstable();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::of;
    use std::fs;

    #[test]
    fn pages_are_found_in_order_and_a_source_without_them_has_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let web = folder.path().join("web");
        fs::create_dir_all(&web).expect("a folder");
        assert!(of(&web).expect("a list").is_empty());
        let rules = folder.path().join("text/rules");
        fs::create_dir_all(&rules).expect("a folder");
        for name in ["b.pl.md", "a.en.md", "notes.txt"] {
            fs::write(rules.join(name), name).expect("a file");
        }
        assert_eq!(of(&web).expect("a list"), ["../text/rules/a.en.md", "../text/rules/b.pl.md"]);
    }
}
