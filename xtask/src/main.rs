//! Every developer's command: `cargo xtask`.

mod attack;
mod axe;
mod bench;
mod bless;
mod browser;
mod clippy;
mod debian;
mod executable;
mod fuzz;
mod git;
mod make;
mod measure;
mod new_game;
mod page;
mod play;
mod process;
mod progress;
mod proxies;
mod soak;
mod test;
mod tidy;
mod wasm;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use workspace::Workspace;

/// What developers of Stolik do.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

// One file a command; each takes the workspace and its own arguments.
#[derive(Subcommand)]
enum Command {
    /// Attack a server with all that was found against it, and check the histories of its people
    Attack(attack::Arguments),
    /// Measure how fast rules and bots are, beside another commit if one is named
    Bench(bench::Arguments),
    /// Write anew what programs make and tests compare: snapshots, drawings, documents, missing records
    Bless(bless::Arguments),
    /// Look for inputs that break a law
    Fuzz(fuzz::Arguments),
    /// Measure how large and how quick the page is
    Measure,
    /// Make a small complete game, to be turned into another: `cargo xtask new-game moja-gra`
    NewGame(new_game::Arguments),
    /// Build the page for the browser
    Page(page::Arguments),
    /// Build everything, start the server and open the page
    Play(play::Arguments),
    /// Run the long forms: kills under load, random messages, the load figures
    Soak(soak::Arguments),
    #[command(hide = true)]
    Stage(test::Inner),
    /// Set up what is missing and run every check
    Test(test::Arguments),
    /// Check the order of the crates and the cleanliness of the files
    Tidy,
}

fn main() -> ExitCode {
    if let Some(compiled) = clippy::compile() {
        return compiled;
    }
    let command = Arguments::parse().command;
    match run(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &Command) -> Result<()> {
    let workspace = Workspace::find()?;
    match command {
        Command::Attack(arguments) => attack::attack(&workspace, arguments),
        Command::Bench(arguments) => bench::bench(&workspace, arguments),
        Command::Bless(arguments) => bless::bless(&workspace, arguments),
        Command::Fuzz(arguments) => fuzz::fuzz(&workspace, arguments),
        Command::Measure => measure::measure(&workspace),
        Command::NewGame(arguments) => new_game::new_game(&workspace, arguments),
        Command::Page(arguments) => page::page(&workspace, arguments),
        Command::Play(arguments) => play::play(&workspace, arguments),
        Command::Soak(arguments) => soak::soak(&workspace, arguments),
        Command::Stage(stage) => stage.run(&workspace),
        Command::Test(arguments) => test::test(&workspace, arguments),
        Command::Tidy => tidy::tidy(&workspace),
    }
}
