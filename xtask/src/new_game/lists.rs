//! The lists on which a game stands: the files of others in which it has lines.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::File;
use super::names::Names;

/// The workspace's own.
pub const WORKSPACE: &str = "Cargo.toml";

/// The files, in the order of their names.
pub const FILES: [&str; 7] = [
    WORKSPACE,
    "crates/bots/Cargo.toml",
    "crates/bots/src/knowledge.rs",
    "crates/catalog/Cargo.toml",
    "crates/catalog/src/list.rs",
    "crates/catalog/src/profile.rs",
    "crates/web/opening.js",
];

/// A line, and the line before which it comes.
struct Line {
    new: String,
    before: &'static str,
}

/// The files with the game's lines in them.
pub fn changed(root: &Path, names: &Names) -> Result<Vec<File>> {
    let change = |path: &str| {
        let text = fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))?;
        let text = lines(path, names).into_iter().try_fold(text, |text, line| insert(&text, &line));
        let text = text.with_context(|| format!("{path} has changed; see xtask/src/new_game/lists.rs"))?;
        Ok(File { path: path.to_owned(), text })
    };
    FILES.into_iter().map(change).collect()
}

/// The game's lines in a file.
fn lines(path: &str, Names { id, module, kind, title }: &Names) -> Vec<Line> {
    let line = |before, new: String| Line { new, before };
    match path {
        WORKSPACE => vec![
            line("stolik-catalog = {", format!("stolik-{id} = {{ path = \"crates/games/{id}\" }}")),
            line("stolik-catalog.opt-level", format!("stolik-{id}.opt-level = 2")),
        ],
        "crates/bots/Cargo.toml" | "crates/catalog/Cargo.toml" => {
            vec![line("\n[dev-dependencies]", format!("stolik-{id}.workspace = true"))]
        }
        "crates/bots/src/knowledge.rs" => vec![
            line("pub mod multiwarcaby;", format!("pub mod {module};")),
            line("        }\n    };", format!("            {kind} in {module},")),
        ],
        "crates/catalog/src/list.rs" => {
            vec![line(
                "        }\n    };",
                format!("            {kind}(stolik_{module}::{kind}) in {module};"),
            )]
        }
        "crates/catalog/src/profile.rs" => vec![line("pub mod multiwarcaby;", format!("pub mod {module};"))],
        // As wide as its board, of five footbridges with seven fields each.
        "crates/web/opening.js" => {
            vec![line("  };\n  const [, place", format!("    \"{id}\": [\"{title}\", 0.7],"))]
        }
        _ => Vec::new(),
    }
}

/// A text with a line before the place that begins so.
fn insert(text: &str, Line { new, before }: &Line) -> Option<String> {
    let at = if text.starts_with(before) { 0 } else { text.find(&format!("\n{before}"))? + 1 };
    Some(format!("{}{new}\n{}", &text[..at], &text[at..]))
}
