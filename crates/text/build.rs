//! Finds the texts of all games: `crates/games/ID/text` has sentences, rules page and lesson in each language.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGUAGES: [&str; 2] = ["pl", "en"];

fn main() -> Result<(), Box<dyn Error>> {
    let manifest = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let games = manifest.join("../games");
    // Whoever adds a game adds it there; a change of rules alone is none of texts.
    println!("cargo::rerun-if-changed=../catalog/src/list.rs");
    let mut folders = Vec::new();
    for entry in fs::read_dir(&games)? {
        folders.push(entry?.path().join("text"));
    }
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    let mut texts = String::new();
    for folder in &folders {
        println!("cargo::rerun-if-changed={}", folder.display());
        write_texts(folder, &mut texts)?;
    }
    let made = Path::new(&env::var("OUT_DIR")?).join("games.rs");
    fs::write(made, format!("&[\n{texts}]\n"))?;
    Ok(())
}

/// The texts of one game, in each language.
fn write_texts(folder: &Path, texts: &mut String) -> Result<(), Box<dyn Error>> {
    let folder = folder.canonicalize()?;
    let game = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    let game = game.ok_or("the folder of a game has a name")?;
    for language in LANGUAGES {
        let included = |file: String| -> Result<String, Box<dyn Error>> {
            let path = folder.join(file);
            if !path.is_file() {
                return Err(format!("{game} has no {}", path.display()).into());
            }
            let path = path.to_str().ok_or("the path of a text is no text")?;
            Ok(format!("include_str!({path:?})"))
        };
        writeln!(
            texts,
            "Texts {{ game: {game:?}, language: {language:?}, sentences: {}, rules: {}, lesson: {} }},",
            included(format!("{language}.ftl"))?,
            included(format!("rules.{language}.md"))?,
            included(format!("lesson.{language}.md"))?,
        )?;
    }
    Ok(())
}
