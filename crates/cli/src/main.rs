//! The binary `stolik`: rules, records, play in the terminal, an engine for other programs, and the page.

mod arena;
mod args;
mod backup;
mod bench;
mod beside;
mod board;
mod choose;
mod columns;
mod convert;
mod engine;
mod explain;
mod failure;
mod foreign;
mod games;
mod json;
mod lines;
mod load;
mod moves;
mod numbers;
mod outcome;
mod perft;
mod play;
mod rules;
mod save;
mod seed;
mod serve;
mod show;
mod source;
mod verify;

use args::{Arguments, Command};
use clap::Parser;
use failure::Failure;
use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;
use stolik_text::{Language, Speaker};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let speaker = Speaker::new(arguments.language.unwrap_or_else(system_language));
    match run(&arguments.command, &speaker) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&speaker),
    }
}

fn run(command: &Command, speaker: &Speaker) -> Result<(), Failure> {
    let mut out = BufWriter::new(stdout().lock());
    let done = match command {
        Command::Games(args) => games::run(args, speaker, &mut out),
        Command::Rules(args) => rules::run(args, speaker, &mut out),
        Command::Moves(args) => moves::run(args, speaker, &mut out),
        Command::Perft(args) => perft::run(args, speaker, &mut out),
        Command::Play(args) => play::run(args, speaker, &mut out),
        Command::Show(args) => show::run(args, speaker, &mut out),
        Command::Verify(args) => verify::run(args, speaker, &mut out),
        Command::Convert(args) => convert::run(args, speaker, &mut out),
        Command::Bench(args) => bench::run(args, speaker, &mut out),
        Command::Arena(args) => arena::run(args, speaker, &mut out),
        Command::Serve(args) => serve::run(args, speaker, &mut out),
        Command::Backup(args) => backup::run(args, speaker, &mut out),
        Command::Load(args) => load::run(args, speaker, &mut out),
        Command::Engine => engine::run(speaker, &mut out),
    };
    // What was printed before a failure is shown before it, too.
    let flushed = out.flush();
    done?;
    Ok(flushed?)
}

/// The language of the system's messages: `LC_ALL` before `LANG`, as everywhere.
fn system_language() -> Language {
    let set = ["LC_ALL", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let tag = set.into_iter().find(|value| !value.is_empty());
    Language::from_tag(&tag.unwrap_or_default())
}
