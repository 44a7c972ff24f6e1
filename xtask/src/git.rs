//! What git knows of the checkout.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::quiet_output;
use crate::workspace::Workspace;

/// What is said where git knows nothing of this folder.
pub const NO_CHECKOUT: &str = "this is no git checkout, so nobody knows what has changed and which files there are; \
    clone the repository, or name the stages that need no git: cargo xtask test clippy tests";

/// A checkout.
pub struct Checkout<'w> {
    workspace: &'w Workspace,
}

impl<'w> Checkout<'w> {
    /// The one the workspace lies in.
    pub fn of(workspace: &'w Workspace) -> Result<Self> {
        let checkout = Self { workspace };
        if checkout.ask(&["rev-parse", "--is-inside-work-tree"]).is_none() {
            bail!("{NO_CHECKOUT}");
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

#[cfg(test)]
mod tests {
    use super::{Checkout, NO_CHECKOUT};
    use crate::workspace::Workspace;
    use std::fs;
    use std::path::Path;
    use std::process::Command;

    fn git(folder: &Path, words: &[&str]) {
        let who = ["-c", "user.name=Hania", "-c", "user.email=hania@example.org"];
        let done = Command::new("git").current_dir(folder).args(who).args(words).output().expect("git");
        assert!(done.status.success(), "{words:?}: {}", String::from_utf8_lossy(&done.stderr));
    }

    fn at(folder: &Path) -> Workspace {
        Workspace { root: folder.to_owned(), target: folder.join("target") }
    }

    #[test]
    fn outside_a_checkout_one_line_says_what_to_do() {
        let folder = tempfile::tempdir().expect("a folder");
        let workspace = at(folder.path());
        let error = Checkout::of(&workspace).err().expect("no checkout").to_string();
        assert_eq!(error, NO_CHECKOUT);
        assert_eq!(error.lines().count(), 1);
    }

    #[test]
    fn what_differs_is_told_with_what_git_does_not_know_yet() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
        git(folder.path(), &["init", "--quiet", "--initial-branch=main"]);
        write("old", "1");
        write("same", "1");
        write(".gitignore", "target\n");
        git(folder.path(), &["add", "."]);
        git(folder.path(), &["commit", "--quiet", "--message=first"]);
        let workspace = at(folder.path());
        let checkout = Checkout::of(&workspace).expect("a checkout");
        let base = checkout.base(None).expect("main");
        assert_eq!(checkout.changed_since(&base).expect("git tells"), Vec::<String>::new());
        write("old", "2");
        write("żółw", "new");
        write("target", "ignored");
        assert_eq!(checkout.changed_since(&base).expect("git tells"), ["old", "żółw"]);
        git(folder.path(), &["commit", "--quiet", "--all", "--message=second"]);
        assert_eq!(checkout.base(Some("HEAD~1")).expect("a commit"), base);
        let error = checkout.base(Some("nowhere")).expect_err("no commit").to_string();
        assert!(error.contains("`nowhere`") && error.lines().count() == 1, "{error}");
    }
}
