//! The files of the page, named by what they contain, so that a browser may keep them for ever.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::bind::Bound;
use crate::fingerprint;
use crate::texts::{self, Text};

/// The files beside the page's source, those first that others mention. The colours of the pieces belong to `draw`.
pub const SOURCES: [&str; 13] = [
    "style/stolik.css",
    "style/rules.css",
    "style/study.css",
    "../draw/theme.css",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "worker/boot.js",
    "boot.js",
    "opening.js",
    INDEX,
    OFFLINE,
];
/// The page itself, under its own name.
const INDEX: &str = "index.html";
/// Where the texts of all games go in it.
const TEXTS: &str = "<!-- rules and lessons of every game -->";
/// The script that keeps the page for when there is no network. Its address must not change, and it lists all others.
const OFFLINE: &str = "offline.js";
/// Where the list of the other files goes in it.
const LIST: &str = "[\"every file of the page\"]";

/// One file of the page.
pub struct Asset {
    /// Where it lies in the page: `index.html`, `assets/stolik-0123456789abcdef.js`.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
    /// Its content with brotli; empty until it has been compressed.
    pub brotli: Vec<u8>,
}

/// Names all files by their content but those whose address must stay, and puts these names where they are mentioned.
pub fn name_by_content(programs: Vec<Bound>, source: &Path) -> Result<Vec<Asset>> {
    let mut named = Named::default();
    for program in programs {
        named.add_program(program);
    }
    for (name, sentences) in texts::sentences() {
        named.add(&name, sentences.into_bytes());
    }
    let texts = texts::all();
    for text in &texts {
        named.add(&text.file(), text.content.as_bytes().to_vec());
    }
    for file in SOURCES {
        let path = source.join(file);
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let bytes = match String::from_utf8(bytes) {
            Ok(text) if file == INDEX => named.mention(&with_texts(&text, &texts)?).into_bytes(),
            Ok(text) => named.mention(&text).into_bytes(),
            Err(picture) => picture.into_bytes(),
        };
        match file {
            INDEX => named.keep(file, bytes),
            OFFLINE => {
                let script = named.list_in(&String::from_utf8_lossy(&bytes))?;
                named.keep(file, script.into_bytes());
            }
            _ => named.add(file, bytes),
        }
    }
    named.check_all_mentioned()?;
    Ok(named.assets)
}

/// The page with the addresses of all texts of games.
fn with_texts(index: &str, texts: &[Text]) -> Result<String> {
    ensure!(index.contains(TEXTS), "{INDEX} has no place for the texts of games: {TEXTS}");
    Ok(index.replace(TEXTS, &texts::mentions(texts)))
}

/// The files named so far, each with the name its source goes by.
#[derive(Default)]
struct Named {
    assets: Vec<Asset>,
    /// Old and new name: `style/stolik.css`, `stolik-0123456789abcdef.css`.
    names: Vec<Renamed>,
}

struct Renamed {
    file: String,
    now: String,
    /// How large it is, before it is compressed.
    size: usize,
    is_mentioned: bool,
}

impl Named {
    fn add(&mut self, file: &str, bytes: Vec<u8>) {
        let now = name_with(file, fingerprint::of([bytes.as_slice()]));
        self.names.push(Renamed {
            file: file.to_owned(),
            now: now.clone(),
            size: bytes.len(),
            is_mentioned: false,
        });
        self.keep(&format!("assets/{now}"), bytes);
    }

    /// The files of a program mention each other in a circle, so they are named by the content of all of them.
    fn add_program(&mut self, Bound(files): Bound) {
        let content = fingerprint::of(files.iter().map(|(_, bytes)| bytes.as_slice()));
        for (file, bytes) in &files {
            let now = name_with(file, content);
            self.names.push(Renamed { file: file.clone(), now, size: bytes.len(), is_mentioned: false });
        }
        for (file, bytes) in files {
            let bytes = match String::from_utf8(bytes) {
                Ok(script) => self.import(script).into_bytes(),
                Err(module) => module.into_bytes(),
            };
            self.keep(&format!("assets/{}", name_with(&file, content)), bytes);
        }
    }

    fn keep(&mut self, name: &str, bytes: Vec<u8>) {
        self.assets.push(Asset { name: name.to_owned(), bytes, brotli: Vec::new() });
    }

    /// Replaces quoted mentions: in pages by `/assets/...`, in scripts, which say `./`, by their neighbour; and `size of` a
    /// file by that.
    fn mention(&mut self, text: &str) -> String {
        let mut text = text.to_owned();
        for Renamed { file, now, size, is_mentioned } in &mut self.names {
            let mentioned = text
                .replace(&format!("\"{file}\""), &format!("\"/assets/{now}\""))
                .replace(&format!("\"./{file}\""), &format!("\"./{now}\""));
            *is_mentioned |= mentioned != text;
            text = mentioned.replace(&format!("\"size of {file}\""), &size.to_string());
        }
        text
    }

    /// Replaces what a script of a program imports or fetches. Elsewhere the names stay: modules call scripts by them.
    fn import(&mut self, mut script: String) -> String {
        for Renamed { file, now, is_mentioned, .. } in &mut self.names {
            for begins in ["from \"./", "new URL(\"./"] {
                let imported = script.replace(&format!("{begins}{file}\""), &format!("{begins}{now}\""));
                *is_mentioned |= imported != script;
                script = imported;
            }
        }
        script
    }

    /// Puts the addresses of all files into the script that keeps them. A new page is a new script.
    fn list_in(&self, script: &str) -> Result<String> {
        ensure!(script.contains(LIST), "{OFFLINE} has no place for the list of files: {LIST}");
        let address =
            |asset: &Asset| if asset.name == INDEX { "/".to_owned() } else { format!("/{}", asset.name) };
        let mut list: Vec<String> = self.assets.iter().map(|asset| format!("{:?}", address(asset))).collect();
        // The page's own content is not in its name.
        let index = self.assets.iter().filter(|asset| asset.name == INDEX);
        let version = fingerprint::of(index.map(|asset| asset.bytes.as_slice()));
        list.push(format!("\"/?{version:016x}\""));
        Ok(script.replace(LIST, &format!("[{}]", list.join(", "))))
    }

    /// A file that nothing mentions would be dead weight; a mention left over would be a dead link.
    fn check_all_mentioned(&self) -> Result<()> {
        for Renamed { file, is_mentioned, .. } in &self.names {
            ensure!(*is_mentioned, "nothing in the page mentions \"{file}\"");
        }
        Ok(())
    }
}

/// The name of a file with content in it: `stolik-0123456789abcdef.js`.
fn name_with(file: &str, content: u64) -> String {
    let base = file.rsplit('/').next().unwrap_or(file);
    let (stem, extension) = base.rsplit_once('.').unwrap_or((base, "bin"));
    format!("{stem}-{content:016x}.{extension}")
}

#[cfg(test)]
#[path = "asset_tests.rs"]
mod tests;
