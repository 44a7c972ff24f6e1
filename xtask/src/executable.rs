//! Programs of the workspace that are built to be run by others.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process::output;
use crate::test::native;
use crate::workspace::Workspace;

/// Has cargo build these programs and tell where they lie. The whole workspace is named, so that the crates of others that
/// they are made of are those of the tests.
pub fn build_command(workspace: &Workspace, names: &[&str]) -> Command {
    let mut command =
        native(workspace, "build --locked --workspace --message-format json-render-diagnostics");
    for name in names {
        command.args(["--bin", name]);
    }
    command
}

/// Where programs lie that cargo has built.
#[derive(Debug, Default)]
pub struct Executables(BTreeMap<String, PathBuf>);

impl Executables {
    /// Builds them in front of the person.
    pub fn build(command: &mut Command) -> Result<Self> {
        let mut built = Self::default();
        output(command)?.lines().for_each(|line| built.hear(line));
        Ok(built)
    }

    /// Takes in a line of what cargo tells of a build.
    pub fn hear(&mut self, line: &str) {
        let Ok(told) = serde_json::from_str::<Value>(line) else { return };
        if let (Some(name), Some(path)) = (told["target"]["name"].as_str(), told["executable"].as_str()) {
            self.0.insert(name.to_owned(), path.into());
        }
    }

    /// Where one of them lies.
    pub fn path(&self, name: &str) -> Result<PathBuf> {
        self.0.get(name).cloned().with_context(|| format!("cargo does not tell where it has put {name}"))
    }
}

#[cfg(test)]
mod tests {
    use super::Executables;
    use std::path::Path;

    #[test]
    fn programs_are_found_among_all_that_cargo_tells() {
        let mut built = Executables::default();
        for line in [
            r#"{"reason":"compiler-artifact","target":{"name":"serde"},"executable":null}"#,
            r#"{"reason":"compiler-artifact","target":{"name":"page"},"executable":"/built/page"}"#,
            r#"{"reason":"build-finished","success":true}"#,
            "no JSON",
        ] {
            built.hear(line);
        }
        assert_eq!(built.path("page").expect("it is built"), Path::new("/built/page"));
        assert!(built.path("serde").is_err_and(|error| error.to_string().contains("serde")));
    }
}
