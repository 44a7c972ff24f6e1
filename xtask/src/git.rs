//! What git knows of the checkout.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::quiet_output;
use crate::workspace::Workspace;

/// A checkout.
pub struct Checkout<'w> {
    workspace: &'w Workspace,
}

impl<'w> Checkout<'w> {
    /// The one the workspace lies in.
    pub fn of(workspace: &'w Workspace) -> Result<Self> {
        let checkout = Self { workspace };
        if checkout.ask(&["rev-parse", "--is-inside-work-tree"]).is_none() {
            bail!(
                "this is no git checkout, so nobody knows what has changed; `cargo xtask test` runs everything"
            );
        }
        Ok(checkout)
    }

    /// The commit that a revision names, or where this branch has left main.
    pub fn base(&self, since: Option<&str>) -> Result<String> {
        let found = match since {
            Some(since) => self.ask(&["rev-parse", "--verify", "--quiet", &format!("{since}^{{commit}}")]),
            None => self.ask(&["merge-base", "HEAD", "main"]),
        };
        let commit = found.with_context(|| match since {
            Some(since) => {
                format!("git knows no commit `{since}`; `git log --oneline` shows those there are")
            }
            None => {
                "there is no branch main to compare with; say what with, as in `--since HEAD~1`".to_owned()
            }
        })?;
        Ok(commit.trim().to_owned())
    }

    /// The files that differ from a commit, those that git does not know yet included, from the root of the workspace.
    pub fn changed_since(&self, commit: &str) -> Result<Vec<String>> {
        let differ = self.ask(&["diff", "--name-only", "--no-renames", "--relative", commit]);
        let new = self.ask(&["ls-files", "--others", "--exclude-standard"]);
        let (Some(differ), Some(new)) = (differ, new) else {
            bail!("git does not tell what differs from {commit}");
        };
        let mut files: Vec<String> = differ.lines().chain(new.lines()).map(str::to_owned).collect();
        files.sort_unstable();
        files.dedup();
        Ok(files)
    }

    fn ask(&self, words: &[&str]) -> Option<String> {
        quiet_output(
            Command::new("git")
                .current_dir(&self.workspace.root)
                .args(["-c", "core.quotePath=false"])
                .args(words),
        )
    }
}
