//! Where things lie.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process::{cargo, output};

/// The workspace this command was called in.
pub struct Workspace {
    /// The folder with the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// Where cargo puts what it builds.
    pub target: PathBuf,
}

impl Workspace {
    /// Asks cargo.
    pub fn find() -> Result<Self> {
        // Asked for when we run: a checkout that shares its target folder with another may run the other's program.
        let folder = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| ".".into(), PathBuf::from);
        let metadata = metadata(&folder, &["--no-deps"])?;
        let path = |key: &str| {
            metadata[key]
                .as_str()
                .map(PathBuf::from)
                .with_context(|| format!("`cargo metadata` tells no {key}"))
        };
        Ok(Self { root: path("workspace_root")?, target: path("target_directory")? })
    }

    /// A folder without a page: what is built with it has none, whatever else is built meanwhile.
    pub fn no_page(&self) -> PathBuf {
        self.target.join("no-page")
    }

    /// What cargo knows about the workspace.
    pub fn metadata(&self, options: &[&str]) -> Result<Value> {
        metadata(&self.root, options)
    }

    /// The same of a path that a program has told.
    pub fn shown(&self, path: &str) -> String {
        self.show(Path::new(path)).to_string()
    }

    /// A path as a person in the workspace would write it.
    pub fn show<'a>(&self, path: &'a Path) -> std::path::Display<'a> {
        path.strip_prefix(&self.root).unwrap_or(path).display()
    }
}

fn metadata(folder: &Path, options: &[&str]) -> Result<Value> {
    let text = output(cargo().current_dir(folder).args(["metadata", "--format-version", "1"]).args(options))?;
    serde_json::from_str(&text).context("`cargo metadata` gave something that is no JSON")
}
