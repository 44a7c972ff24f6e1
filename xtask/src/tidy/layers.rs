//! Folders are layers: a crate uses only those above it.

use std::path::Path;

use anyhow::Result;
use serde_json::Value;

use crate::workspace::Workspace;

/// The folders, from what all may use down to what nobody may.
const LAYERS: &[&str] = &[
    // Tests of all crates may use it, and it uses none.
    "crates/golden",
    "crates/game",
    "crates/games",
    "crates/conformance",
    "crates/catalog",
    "crates/text",
    "crates/draw",
    "crates/bots",
    "crates/benches",
    "crates/table",
    "crates/study",
    "crates/protocol",
    "crates/server",
    // What the page and its worker say to each other stands above both.
    "crates/web/thought",
    "crates/web",
    "crates/cli",
    "fuzz",
    "xtask",
];

/// The template is a game, wherever it lies.
const TEMPLATE: &str = "xtask/template/game";

const CONTRACT: &str = "crates/game";
const RULES: &str = "crates/games";
const CONFORMANCE: &str = "crates/conformance";
const BOTS: &str = "crates/bots";
/// Who knows single games: the list of them, search, and those who measure and try out.
const KNOWING: [&str; 4] = ["crates/catalog", BOTS, "crates/benches", "fuzz"];

/// What rules describe their data with, and nothing else that is not of this workspace.
const DATA: &str = "serde";

/// A crate of the workspace.
pub struct Crate {
    /// Its name.
    pub name: String,
    /// Its folder, from the root of the workspace.
    pub folder: String,
    /// The crates it uses.
    pub uses: Vec<Use>,
}

/// A crate that another uses.
pub struct Use {
    /// Its name.
    pub name: String,
    /// Its folder, if it is a crate of the workspace.
    pub folder: Option<String>,
    /// Whether only tests use it.
    pub only_in_tests: bool,
}

/// The crates of the workspace, as cargo sees them.
pub fn crates(workspace: &Workspace) -> Result<Vec<Crate>> {
    let metadata = workspace.metadata(&["--no-deps"])?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let from_root = |path: &Path| workspace.show(path).to_string().replace('\\', "/");
    let array = |value: &Value| value.as_array().cloned().unwrap_or_default();
    Ok(array(&metadata["packages"])
        .iter()
        .map(|package| Crate {
            name: text(&package["name"]),
            folder: from_root(Path::new(&text(&package["manifest_path"])).parent().unwrap_or(Path::new(""))),
            uses: array(&package["dependencies"])
                .iter()
                .map(|used| Use {
                    name: text(&used["name"]),
                    folder: used["path"].as_str().map(|path| from_root(Path::new(path))),
                    only_in_tests: used["kind"] == "dev",
                })
                .collect(),
        })
        .collect())
}

/// What is out of order.
pub fn faults(crates: &[Crate]) -> Vec<String> {
    let mut faults = Vec::new();
    for from in crates {
        let Some(own) = layer(&from.folder) else {
            faults.push(format!(
                "{} lies in {}, which is no layer; give it a place in LAYERS of xtask/src/tidy/layers.rs",
                from.name, from.folder
            ));
            continue;
        };
        faults.extend(from.uses.iter().filter_map(|used| fault(&from.name, own, used)));
    }
    faults
}

fn fault(from: &str, own: usize, used: &Use) -> Option<String> {
    let to = &used.name;
    let Some(folder) = &used.folder else {
        let foreign = matches!(LAYERS[own], CONTRACT | RULES) && !used.only_in_tests && to != DATA;
        return foreign.then(|| format!("{from} uses {to}; rules use stolik-game and {DATA} alone"));
    };
    // An unknown folder is reported once, for the crate itself.
    let other = layer(folder)?;
    match (LAYERS[own], LAYERS[other]) {
        // Search is tried on the kit's small games, whose best moves can be worked out.
        (RULES | BOTS, CONFORMANCE) if used.only_in_tests => None,
        (_, CONFORMANCE) => {
            Some(format!("{from} uses {to}, which is for the tests of the rules crates and of bots alone"))
        }
        (CONFORMANCE, other) if other != CONTRACT => {
            Some(format!("{from} uses {to}; the laws are written against stolik-game alone"))
        }
        (from_layer, RULES)
            if !used.only_in_tests && from_layer != RULES && !KNOWING.contains(&from_layer) =>
        {
            Some(format!("{from} uses {to}; what single games have comes through stolik-catalog"))
        }
        _ if other >= own => Some(format!("{from} uses {to}, which does not lie in a layer above it")),
        _ => None,
    }
}

/// The layer of a folder: the one it is or lies in.
fn layer(folder: &str) -> Option<usize> {
    let folder = if folder == TEMPLATE { RULES } else { folder };
    LAYERS.iter().position(|layer| Path::new(folder).starts_with(layer))
}

#[cfg(test)]
mod tests {
    use super::{Crate, Use, faults};

    fn uses(folder: &str, used: &str, only_in_tests: bool) -> Vec<String> {
        let used = Use {
            name: used.to_owned(),
            folder: used.contains("crates/").then(|| used.to_owned()),
            only_in_tests,
        };
        faults(&[Crate { name: folder.to_owned(), folder: folder.to_owned(), uses: vec![used] }])
    }

    #[test]
    fn a_crate_uses_those_above_it() {
        assert!(uses("crates/games/warcaby", "crates/game", false).is_empty());
        assert!(uses("crates/catalog", "crates/games/warcaby", false).is_empty());
        assert!(uses("crates/web/browser-tests", "crates/server", false).is_empty());
        assert!(uses("crates/cli", "clap", false).is_empty());
    }

    #[test]
    fn a_crate_uses_none_below_or_beside_it() {
        assert_eq!(uses("crates/game", "crates/games/warcaby", false).len(), 1);
        assert_eq!(uses("crates/game", "crates/table", true).len(), 1);
        assert_eq!(uses("crates/games/wojna", "crates/games/warcaby", false).len(), 1);
    }

    #[test]
    fn the_list_search_and_those_who_measure_know_single_games_and_others_do_not() {
        for folder in ["crates/catalog", "crates/bots", "crates/benches", "fuzz/laws"] {
            assert!(uses(folder, "crates/games/warcaby", false).is_empty(), "{folder}");
        }
        for folder in ["crates/study", "crates/cli", "crates/web", "xtask"] {
            assert_eq!(uses(folder, "crates/games/warcaby", false).len(), 1, "{folder}");
            assert!(uses(folder, "crates/games/warcaby", true).is_empty(), "{folder}");
        }
    }

    #[test]
    fn rules_use_the_contract_and_serde_alone() {
        for folder in ["crates/game", "crates/games/warcaby"] {
            assert!(uses(folder, "serde", false).is_empty());
            assert_eq!(uses(folder, "serde_json", false).len(), 1);
        }
        assert!(uses("crates/games/warcaby", "proptest", true).is_empty());
    }

    #[test]
    fn the_laws_serve_the_tests_of_rules_and_bots_alone() {
        assert!(uses("crates/games/warcaby", "crates/conformance", true).is_empty());
        assert_eq!(uses("crates/games/warcaby", "crates/conformance", false).len(), 1);
        assert!(uses("crates/bots", "crates/conformance", true).is_empty());
        assert_eq!(uses("crates/bots", "crates/conformance", false).len(), 1);
        assert_eq!(uses("crates/catalog", "crates/conformance", true).len(), 1);
        assert!(uses("crates/conformance", "crates/game", false).is_empty());
        assert_eq!(uses("crates/conformance", "crates/games/warcaby", true).len(), 1);
    }

    #[test]
    fn the_template_is_a_game() {
        assert!(uses("xtask/template/game", "crates/game", false).is_empty());
        assert!(uses("xtask/template/game", "crates/conformance", true).is_empty());
        assert_eq!(uses("xtask/template/game", "crates/catalog", true).len(), 1);
        assert!(uses("xtask/template", "crates/bots", false).is_empty());
    }

    #[test]
    fn every_crate_has_a_layer() {
        assert_eq!(uses("crates/new", "clap", false).len(), 1);
        assert_eq!(uses("crates/gamesome", "clap", false).len(), 1);
    }
}
