//! What the page is made of must compile with Rust alone.

use std::collections::HashMap;

use anyhow::Result;
use serde_json::Value;

use crate::wasm::TARGET;
use crate::workspace::Workspace;

/// What the browser runs: the page and its worker.
const PAGE: [&str; 2] = ["stolik-web", "stolik-web-worker"];
/// Crates that call a compiler for C.
const CALL_C: [&str; 3] = ["cc", "cmake", "bindgen"];

/// C code in the page's tree, and a wasm-bindgen that does not match its library.
pub fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let all = workspace.metadata(&["--locked"])?;
    let page = workspace.metadata(&["--locked", "--filter-platform", TARGET])?;
    let mut faults = c_faults(&page);
    faults.extend(version_fault(&all));
    Ok(faults)
}

fn version_fault(metadata: &Value) -> Option<String> {
    let version = |name: &str| {
        let mut packages = metadata["packages"].as_array()?.iter();
        packages.find(|package| package["name"] == name)?["version"].as_str()
    };
    let (used, library) = (version("wasm-bindgen")?, version("wasm-bindgen-cli-support")?);
    (used != library).then(|| {
        format!(
            "Cargo.lock has wasm-bindgen {used} but wasm-bindgen-cli-support {library}; \
             set the latter to \"={used}\" in xtask/page/Cargo.toml"
        )
    })
}

fn c_faults(metadata: &Value) -> Vec<String> {
    let array = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = array(&metadata["packages"]);
    let names: HashMap<&str, &str> = packages
        .iter()
        .filter_map(|package| Some((package["id"].as_str()?, package["name"].as_str()?)))
        .collect();
    let nodes = array(&metadata["resolve"]["nodes"]);
    let uses: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["id"].as_str()?, &node["deps"]))).collect();

    let mut faults = Vec::new();
    let mut open: Vec<&str> =
        names.iter().filter(|(_, name)| PAGE.contains(name)).map(|(id, _)| *id).collect();
    let mut seen = open.clone();
    while let Some(user) = open.pop() {
        for used in uses.get(user).and_then(|uses| uses.as_array()).into_iter().flatten() {
            let only_in_tests = used["dep_kinds"]
                .as_array()
                .is_some_and(|kinds| kinds.iter().all(|kind| kind["kind"] == "dev"));
            let Some(id) = used["pkg"].as_str().filter(|_| !only_in_tests) else {
                continue;
            };
            if names.get(id).is_some_and(|name| CALL_C.contains(name)) {
                faults.push(format!(
                    "{} compiles C, and is part of the page, which is Rust alone",
                    names.get(user).unwrap_or(&user)
                ));
            } else if !seen.contains(&id) {
                seen.push(id);
                open.push(id);
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{c_faults, version_fault};
    use serde_json::json;

    #[test]
    fn c_code_is_found_however_deep() {
        let package = |name: &str| json!({ "id": name, "name": name });
        let uses = |id: &str, used: &str, kind: serde_json::Value| json!({ "id": id, "deps": [{ "pkg": used, "dep_kinds": [{ "kind": kind }] }] });
        let tree = |kind| {
            json!({
                "packages": [package("stolik-web"), package("deep"), package("cc")],
                "resolve": { "nodes": [uses("stolik-web", "deep", json!(null)), uses("deep", "cc", kind)] },
            })
        };
        let faults = c_faults(&tree(json!("build")));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("deep compiles C"), "{faults:?}");
        assert!(c_faults(&tree(json!("dev"))).is_empty());
    }

    #[test]
    fn the_library_must_match() {
        let locked = |library: &str| {
            json!({ "packages": [
                { "name": "wasm-bindgen", "version": "0.2.1" },
                { "name": "wasm-bindgen-cli-support", "version": library },
            ] })
        };
        assert_eq!(version_fault(&locked("0.2.1")), None);
        assert!(version_fault(&locked("0.2.2")).is_some());
    }
}
