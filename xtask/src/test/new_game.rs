//! A game that `cargo xtask new-game` makes in a copy goes through the whole gate there, and is played by everybody.

use std::fs;
use std::io::{Seek, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::stage::browser;
use crate::page::Profile;
use crate::process::{cargo, output, run};
use crate::tidy::files;
use crate::workspace::Workspace;

const GAME: &str = "moja-gra";
/// Who reads this plays the game of this name: tests of the server and of the page.
const PLAYED: &str = "STOLIK_GAME";

/// Where cargo builds.
const TARGET: &str = "CARGO_TARGET_DIR";

/// A copy of the workspace, built in a folder of its own.
struct Copy {
    // Gone at the end.
    _folder: tempfile::TempDir,
    workspace: Workspace,
}

/// Makes the game, and plays it.
pub fn new_game(workspace: &Workspace) -> Result<()> {
    let copy = Copy::of(workspace)?;
    for words in ["xtask new-game moja-gra", "xtask bless", "xtask bless signatures"] {
        println!("\n=== cargo {words}, in a copy");
        run(&mut copy.cargo(words))?;
    }
    // What is new is known to git only now: the gate looks at what git knows.
    copy.commit("with a new game")?;
    println!("\n=== cargo xtask test, with a new game");
    run(&mut copy.cargo("xtask test"))?;
    println!("\n=== the new game in arena, engine, server and page");
    let bots = format!("run --locked --package stolik -- arena {GAME} medium random --games 4");
    run(&mut copy.cargo(&bots))?;
    copy.talk()?;
    let server =
        "nextest run --locked --package stolik-server --filterset test(bots_of_the_server_play_to_the_end)";
    run(copy.cargo(server).env(PLAYED, GAME))?;
    let mut page = browser(&copy.workspace, &Profile::PageDev.folder(&copy.workspace))?;
    page.env(TARGET, &copy.workspace.target);
    run(page.env(PLAYED, GAME).args(["--", "--ignored", "the_shipped_page_plays"]))
}

impl Copy {
    fn of(workspace: &Workspace) -> Result<Copy> {
        let folder = tempfile::tempdir().context("cannot make a folder for the copy")?;
        let root = folder.path().canonicalize()?;
        for file in files::listed(workspace)? {
            let (from, to) = (workspace.root.join(&file), root.join(&file));
            // A file may be listed and just deleted.
            if from.is_file() {
                fs::create_dir_all(to.parent().unwrap_or(&root))?;
                fs::copy(&from, &to).with_context(|| format!("cannot copy {file}"))?;
            }
        }
        let target = workspace.target.join("new-game");
        let copy = Copy { _folder: folder, workspace: Workspace { root, target } };
        copy.git(&["init", "--quiet", "--initial-branch=main"])?;
        copy.commit("as it was")?;
        Ok(copy)
    }

    fn commit(&self, message: &str) -> Result<()> {
        self.git(&["add", "--all"])?;
        self.git(&["commit", "--quiet", "--message", message])
    }

    fn git(&self, words: &[&str]) -> Result<()> {
        let who = ["-c", "user.name=Stolik", "-c", "user.email=stolik@example.org"];
        run(Command::new("git").current_dir(&self.workspace.root).args(who).args(words))
    }

    fn cargo(&self, words: &str) -> Command {
        let mut command = cargo();
        command
            .current_dir(&self.workspace.root)
            .args(words.split_whitespace())
            .env(TARGET, &self.workspace.target)
            // Set by the cargo that runs us, for where we lie.
            .env_remove("CARGO_MANIFEST_DIR");
        command
    }

    /// Talks to the engine: a game begins and a roll is played.
    fn talk(&self) -> Result<()> {
        let lines = [
            format!(r#"{{"command":"new","game":"{GAME}"}}"#),
            r#"{"command":"chance"}"#.to_owned(),
            r#"{"command":"bot","bot":"easy","budget":500,"seed":1}"#.to_owned(),
            r#"{"command":"random","seed":1}"#.to_owned(),
            r#"{"command":"speak"}"#.to_owned(),
            r#"{"command":"record"}"#.to_owned(),
        ];
        let mut requests = tempfile::tempfile().context("cannot make a file of requests")?;
        requests.write_all((lines.join("\n") + "\n").as_bytes())?;
        requests.rewind()?;
        let mut engine = self.cargo("run --quiet --locked --package stolik -- engine");
        let told = output(engine.stdin(Stdio::from(requests)))?;
        println!("{told}");
        let answers = told.lines().filter(|line| line.contains("\"ok\":true")).count();
        ensure!(answers >= lines.len(), "the engine answers {answers} of {} requests", lines.len());
        Ok(())
    }
}
