//! The files of the page, named by what they contain, so that a browser may keep them for ever.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::bind::Bound;
use crate::{fingerprint, texts};

/// The files beside the page's source, those first that others mention. The colours of the pieces belong to `draw`.
pub const SOURCES: [&str; 6] =
    ["style/stolik.css", "style/rules.css", "../draw/theme.css", "icon.svg", "boot.js", "index.html"];

/// One file of the page.
pub struct Asset {
    /// Where it lies in the page: `index.html`, `assets/stolik-0123456789abcdef.js`.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
    /// Its content with brotli; empty until it has been compressed.
    pub brotli: Vec<u8>,
}

/// Names all files but `index.html` by their content, and puts these names where the files are mentioned.
pub fn name_by_content(bound: Bound, source: &Path) -> Result<Vec<Asset>> {
    let mut named = Named::default();
    named.add("stolik.wasm", bound.wasm);
    named.add("stolik.js", bound.js);
    for text in texts::of(source)? {
        let path = source.join(&text);
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        named.add(&text, bytes);
    }
    for file in SOURCES {
        let path = source.join(file);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let text = named.mention(&text);
        if file == "index.html" {
            named.check_all_mentioned(&text)?;
            named.assets.push(Asset { name: file.to_owned(), bytes: text.into_bytes(), brotli: Vec::new() });
        } else {
            named.add(file, text.into_bytes());
        }
    }
    Ok(named.assets)
}

/// The files named so far, each with the name its source goes by.
#[derive(Default)]
struct Named {
    assets: Vec<Asset>,
    /// Pairs of old and new name: `style/stolik.css`, `stolik-0123456789abcdef.css`.
    names: Vec<(String, String)>,
}

impl Named {
    fn add(&mut self, file: &str, bytes: Vec<u8>) {
        let base = file.rsplit('/').next().unwrap_or(file);
        let (stem, extension) = base.rsplit_once('.').unwrap_or((base, "bin"));
        let name = format!("{stem}-{:016x}.{extension}", fingerprint::of([bytes.as_slice()]));
        self.assets.push(Asset { name: format!("assets/{name}"), bytes, brotli: Vec::new() });
        self.names.push((file.to_owned(), name));
    }

    /// Replaces quoted mentions: in pages by `/assets/...`, in scripts, which say `./`, by their neighbour.
    fn mention(&self, text: &str) -> String {
        self.names.iter().fold(text.to_owned(), |text, (file, name)| {
            text.replace(&format!("\"{file}\""), &format!("\"/assets/{name}\""))
                .replace(&format!("\"./{file}\""), &format!("\"./{name}\""))
        })
    }

    /// A file that index.html does not mention would be dead weight; a mention left over would be a dead link.
    fn check_all_mentioned(&self, index: &str) -> Result<()> {
        for (file, name) in &self.names {
            ensure!(index.contains(name.as_str()), "index.html does not mention \"{file}\"");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, SOURCES, name_by_content};
    use std::fs;
    use std::path::Path;

    const INDEX: &str = r#"<link href="style/stolik.css"><link href="style/rules.css"><link href="../draw/theme.css"><link href="icon.svg"><link href="stolik.js">
        <link href="stolik.wasm"><script src="boot.js"></script>"#;

    /// The page's source in a folder of its own, `web`, with its neighbour.
    fn source(folder: &Path, index: &str) {
        fs::create_dir_all(folder.join("style")).expect("a folder");
        fs::create_dir(folder.join("../draw")).expect("a folder");
        let contents = [
            "body {}",
            ".art {}",
            ".st-dark {}",
            "<svg/>",
            r#"import "./stolik.js"; "./stolik.wasm""#,
            index,
        ];
        for (file, content) in SOURCES.iter().zip(contents) {
            fs::write(folder.join(file), content).expect("a file");
        }
    }

    fn bound(js: &str) -> Bound {
        Bound { js: js.into(), wasm: b"\0asm".to_vec() }
    }

    #[test]
    fn every_mention_leads_to_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        source(&folder.path().join("web"), INDEX);
        let assets = name_by_content(bound("js"), &folder.path().join("web")).expect("assets");
        let index = String::from_utf8(assets.last().expect("index").bytes.clone()).expect("text");
        for asset in &assets[..assets.len() - 1] {
            assert!(index.contains(&format!("\"/{}\"", asset.name)), "{} not in {index}", asset.name);
        }
        let boot = assets.iter().find(|asset| asset.name.contains("boot")).expect("boot");
        let boot = String::from_utf8(boot.bytes.clone()).expect("text");
        assert!(boot.contains("\"./stolik-"), "{boot}");
        assert!(!boot.contains("\"./stolik.js\""), "{boot}");
    }

    #[test]
    fn a_changed_script_changes_the_name_of_what_mentions_it() {
        let folder = tempfile::tempdir().expect("a folder");
        source(&folder.path().join("web"), INDEX);
        let boot = |js| {
            let assets = name_by_content(bound(js), &folder.path().join("web")).expect("assets");
            assets.into_iter().find(|asset| asset.name.contains("boot")).expect("boot").name
        };
        assert_eq!(boot("one"), boot("one"));
        assert_ne!(boot("one"), boot("two"));
    }

    #[test]
    fn a_file_nobody_mentions_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        source(&folder.path().join("web"), &INDEX.replace("icon.svg", "other.svg"));
        let error = name_by_content(bound("js"), &folder.path().join("web")).err().expect("a refusal");
        assert!(error.to_string().contains("icon.svg"), "{error}");
    }
}
