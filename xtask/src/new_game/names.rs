//! The names of a new game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::{File, lists};

/// Where the sentences lie that are of no game: a game's keys begin with its id, and no other's may begin so.
pub const SENTENCES: &str = "crates/text/ftl/en";
/// No longer, so that lines stay readable.
const MOST_LETTERS: usize = 40;
/// Words of the language, and crates that every program sees.
const RESERVED: &[&str] = &[
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in",
    "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "self", "serde", "static", "std", "stolik", "struct", "super", "test", "trait", "true", "try", "type",
    "typeof", "union", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// A game's names, each as it is written in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// `moja-gra`
    pub id: String,
    /// `moja_gra`
    pub module: String,
    /// `MojaGra`
    pub kind: String,
    /// `Moja Gra`
    pub title: String,
}

impl Names {
    /// The names that follow from an id.
    pub fn of(id: &str) -> Result<Names> {
        let is_word = |word: &str| {
            let letters = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
            word.starts_with(|letter: char| letter.is_ascii_lowercase()) && word.chars().all(letters)
        };
        if !id.split('-').all(is_word) {
            bail!(
                "`{id}` is not in kebab case: small letters a to z and digits, with single dashes, like moja-gra"
            );
        }
        if id.len() > MOST_LETTERS {
            bail!("an id has at most {MOST_LETTERS} letters, and this one has {}", id.len());
        }
        if RESERVED.contains(&id) {
            bail!("`{id}` is reserved: it is a word of Rust; choose another id");
        }
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        let words: Vec<String> = id.split('-').map(capital).collect();
        Ok(Names {
            id: id.to_owned(),
            module: id.replace('-', "_"),
            kind: words.concat(),
            title: words.join(" "),
        })
    }

    /// Refuses names that somebody else has.
    pub fn refuse_taken(&self, root: &Path, template: &[File]) -> Result<()> {
        let Names { id, module, kind, .. } = self;
        let crates = fs::read_to_string(root.join(lists::WORKSPACE)).context("cannot read the workspace")?;
        let is_there = |path: String| root.join(path).exists();
        if crates.lines().any(|line| line.starts_with(&format!("stolik-{id} ")))
            || is_there(format!("crates/games/{id}"))
            || is_there(format!("crates/catalog/src/profile/{module}.rs"))
            || is_there(format!("crates/bots/src/knowledge/{module}.rs"))
        {
            bail!("`{id}` is taken; choose another id");
        }
        // What the template says of other things would be changed with its name.
        let is_name = |word: &str| word == kind.as_str() || word == module.as_str();
        let mut words = template.iter().flat_map(|file| words(&file.text));
        if words.any(is_name) || id == super::template::ID {
            bail!("`{id}` is reserved: the new game would have other things of this name; choose another id");
        }
        let entries = fs::read_dir(root.join(SENTENCES)).context("cannot read the sentences")?;
        for entry in entries.flatten() {
            let text = fs::read_to_string(entry.path()).unwrap_or_default();
            if let Some(line) = text.lines().find(|line| line.starts_with(&format!("{id}-"))) {
                let key = line.split(' ').next().unwrap_or(line);
                bail!("other sentences have keys that begin with `{id}-`, such as {key}; choose another id");
            }
        }
        Ok(())
    }
}

/// The words of a program.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}
