//! The template: a small complete game, compiled and tested like any other, but on no list.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::File;
use super::names::Names;

/// Where it lies.
pub const FOLDER: &str = "xtask/template";
/// Its id.
pub const ID: &str = "piec-kladek";
/// Its crate.
const GAME: &str = "game/";

/// Its files, by their paths in its folder; without what only tries them here.
pub fn read(root: &Path) -> Result<Vec<File>> {
    let folder = root.join(FOLDER);
    let mut files = Vec::new();
    read_folder(&folder, &mut String::from(GAME), &mut files)?;
    for path in ["profile.rs", "knowledge.rs"] {
        let text =
            fs::read_to_string(folder.join(path)).with_context(|| format!("cannot read {FOLDER}/{path}"))?;
        files.push(File { path: path.to_owned(), text });
    }
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

fn read_folder(root: &Path, path: &mut String, files: &mut Vec<File>) -> Result<()> {
    let context = || format!("cannot read {FOLDER}/{path}");
    for entry in fs::read_dir(root.join(&path)).with_context(context)? {
        let entry = entry?;
        let mut path = format!("{path}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            path.push('/');
            read_folder(root, &mut path, files)?;
        } else {
            let text =
                fs::read_to_string(entry.path()).with_context(|| format!("cannot read {FOLDER}/{path}"))?;
            files.push(File { path, text });
        }
    }
    Ok(())
}

/// A file of the template as a file of the new game.
pub fn named(file: &File, names: &Names) -> File {
    let Names { id, module, kind, title } = names;
    let path = match file.path.as_str() {
        "profile.rs" => format!("crates/catalog/src/profile/{module}.rs"),
        "knowledge.rs" => format!("crates/bots/src/knowledge/{module}.rs"),
        path => format!("crates/games/{id}/{}", path.strip_prefix(GAME).unwrap_or(path)),
    };
    let text = (file.text.replace(ID, id))
        .replace("piec_kladek", module)
        .replace("PiecKladek", kind)
        .replace("Pięć Kładek", title)
        .replace("Five Footbridges", title);
    File { path, text }
}
