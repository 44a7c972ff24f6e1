//! Names and mentions.

use super::{Bound, SOURCES, name_by_content};
use std::fs;
use std::path::Path;

const INDEX: &str = r#"<link href="style/stolik.css"><link href="style/rules.css"><link href="style/study.css"><link href="../draw/theme.css"><link href="icon.svg"><link href="stolik.js">
    <link href="stolik.wasm"><link href="manifest.webmanifest"><meta content="worker/boot.js"><meta content="pl.ftl"><meta content="en.ftl"><script src="boot.js"></script><script src="opening.js"></script>
    <!-- rules and lessons of every game -->"#;

/// The page's source in a folder of its own, `web`, with its neighbour.
fn source(folder: &Path, index: &str) {
    let web = folder.join("web");
    for below in ["style", "worker", "../draw"] {
        fs::create_dir_all(web.join(below)).expect("a folder");
    }
    for file in SOURCES {
        let content: &[u8] = match file {
            "icon-192.png" | "icon-512.png" => b"\x89PNG\xff",
            "manifest.webmanifest" => br#"{ "icons": ["icon-192.png", "icon-512.png"] }"#,
            "worker/boot.js" => br#"import "./thinker.js"; "./thinker.wasm""#,
            "boot.js" => br#"import "./stolik.js"; "./stolik.wasm"; "size of stolik.wasm"; """#,
            "offline.js" => br#"const FILES = ["every file of the page"];"#,
            "index.html" => index.as_bytes(),
            _ => file.as_bytes(),
        };
        fs::write(web.join(file), content).expect("a file");
    }
}

fn programs(js: &str) -> Vec<Bound> {
    let bound = |name: &str, parts: &[(&str, &str)]| {
        let js = (
            format!("{name}.js"),
            format!(r#"{js} {name} import from "./parts.js"; {{ "./parts.js": parts }}"#).into_bytes(),
        );
        let wasm = (format!("{name}.wasm"), b"\0asm".to_vec());
        let parts = parts.iter().map(|(file, text)| ((*file).to_owned(), text.as_bytes().to_vec()));
        Bound([js, wasm].into_iter().chain(parts).collect())
    };
    let parts = [
        ("parts.js", r#"from "./stolik.js"; new URL("./split_study.wasm", here)"#),
        ("split_study.wasm", "\0asm"),
    ];
    vec![bound("stolik", &parts), bound("thinker", &[])]
}

fn text_of(assets: &[super::Asset], part: &str) -> String {
    let asset = assets.iter().find(|asset| asset.name.contains(part)).expect("such a file");
    String::from_utf8(asset.bytes.clone()).expect("text")
}

#[test]
fn every_file_is_mentioned_by_its_new_name() {
    let folder = tempfile::tempdir().expect("a folder");
    source(folder.path(), INDEX);
    let assets = name_by_content(programs("js"), &folder.path().join("web")).expect("assets");
    let texts: String = assets.iter().map(|asset| String::from_utf8_lossy(&asset.bytes)).collect();
    for asset in assets.iter().filter(|asset| asset.name.starts_with("assets/")) {
        assert!(texts.contains(&format!("\"/{}\"", asset.name)), "{} not in {texts}", asset.name);
    }
    let index = text_of(&assets, "index.html");
    assert!(!index.contains("\"worker/boot.js\"") && index.contains("/assets/boot-"), "{index}");
    let boots: Vec<&super::Asset> = assets.iter().filter(|asset| asset.name.contains("/boot-")).collect();
    assert_eq!(boots.len(), 2);
    for boot in boots {
        let boot = String::from_utf8(boot.bytes.clone()).expect("text");
        assert!(!boot.contains(".js\"; \"./thinker.wasm") && !boot.contains("\"./stolik.js\""), "{boot}");
        assert!(!boot.contains("stolik-") || boot.contains("; 4; "), "four bytes in {boot}");
    }
}

#[test]
fn the_files_of_a_program_are_named_alike_and_modules_call_scripts_by_their_first_names() {
    let folder = tempfile::tempdir().expect("a folder");
    source(folder.path(), INDEX);
    let assets = name_by_content(programs("js"), &folder.path().join("web")).expect("assets");
    let script = text_of(&assets, "assets/stolik-");
    let (_, name) = script.split_once("from \"./parts-").expect("an import by the new name");
    let (content, _) = name.split_once(".js\"").expect("a script");
    assert!(script.contains("\"./parts.js\": parts"), "{script}");
    let parts = text_of(&assets, "assets/parts-");
    for file in [format!("from \"./stolik-{content}.js\""), format!("URL(\"./split_study-{content}.wasm\"")] {
        assert!(parts.contains(&file), "{file} not in {parts}");
    }
}

#[test]
fn the_script_for_offline_lists_every_other_file_and_changes_with_any_of_them() {
    let folder = tempfile::tempdir().expect("a folder");
    source(folder.path(), INDEX);
    let web = folder.path().join("web");
    let offline = |js| name_by_content(programs(js), &web).expect("assets");
    let assets = offline("one");
    let script = text_of(&assets, "offline.js");
    for asset in assets.iter().filter(|asset| asset.name.starts_with("assets/")) {
        assert!(script.contains(&format!("\"/{}\"", asset.name)), "{} not in {script}", asset.name);
    }
    assert!(script.contains("\"/\""), "{script}");
    assert_eq!(script, text_of(&offline("one"), "offline.js"));
    assert_ne!(script, text_of(&offline("two"), "offline.js"));
    source(folder.path(), &format!("{INDEX} "));
    assert_ne!(script, text_of(&offline("one"), "offline.js"), "index.html has changed");
}

#[test]
fn a_changed_script_changes_the_name_of_what_mentions_it() {
    let folder = tempfile::tempdir().expect("a folder");
    source(folder.path(), INDEX);
    let boots = |js| -> Vec<String> {
        let assets = name_by_content(programs(js), &folder.path().join("web")).expect("assets");
        assets.into_iter().map(|asset| asset.name).filter(|name| name.contains("boot")).collect()
    };
    assert_eq!(boots("one"), boots("one"));
    assert!(boots("one").iter().all(|name| !boots("two").contains(name)));
}

#[test]
fn a_file_nobody_mentions_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    source(folder.path(), &INDEX.replace("icon.svg", "other.svg"));
    let error = name_by_content(programs("js"), &folder.path().join("web")).err().expect("a refusal");
    assert!(error.to_string().contains("icon.svg"), "{error}");
}
