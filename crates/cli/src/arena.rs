//! `stolik arena`: bots meet over many games.

mod bar;
mod lines;
mod report;
mod tournament;

use crate::failure::Failure;
use crate::{args, choose};
use bar::Bar;
use lines::Lines;
use std::io::{Write, stderr};
use std::time::Instant;
use stolik_bots::Bot;
use stolik_game::Message;
use stolik_text::Speaker;
use tournament::Tournament;

/// Plays the games that are not yet in the file, and prints a table of all.
pub fn run(args: &args::Arena, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let tournament = tournament(args, speaker)?;
    let mut lines = Lines::open(args.json.as_deref(), &tournament, speaker)?;
    let begun = Instant::now();
    let clock = || u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    let threads = args.threads.map_or_else(cores, usize::from);
    let mut bar = Bar::new(tournament.count(), lines.count(), speaker);
    bar.show(clock());
    for (index, contest) in tournament.contests.iter().enumerate() {
        let mut written = Ok(());
        let run = contest.run(threads, &lines.done(index), &clock, |played| {
            bar.add(clock());
            if written.is_ok() {
                written = lines.write(index, contest, played, out);
            }
        });
        if run.is_err() || written.is_err() {
            bar.clear();
        }
        run.map_err(|trouble| Failure::bad(speaker.say(&trouble.message())))?;
        written.map_err(|error| lines.failed(speaker, error))?;
    }
    bar.clear();
    let table = report::table(&tournament, lines.played(), speaker);
    if lines.go_to_output() {
        // Whoever reads the lines does not want a table among them.
        out.flush()?;
        // If standard error is closed, nobody wants it at all.
        let _ = stderr().write_all(table.as_bytes());
        return Ok(());
    }
    Ok(write!(out, "{table}")?)
}

fn tournament(args: &args::Arena, speaker: &Speaker) -> Result<Tournament, Failure> {
    let game = choose::game(speaker, &args.game, &args.options)?;
    let mut faults = Vec::new();
    let mut bots: Vec<Bot> = Vec::new();
    for name in &args.bots {
        match Bot::named(name) {
            // Two alike are a test of the arena; among more, nobody could tell whose a result is.
            Ok(bot) if args.bots.len() > 2 && bots.contains(&bot) => {
                faults.push(speaker.say(&Message::new("bots-arena-twice").with("bot", bot.to_string())));
            }
            Ok(bot) => bots.push(bot),
            Err(trouble) => faults.push(speaker.say(&trouble.message())),
        }
    }
    if !faults.is_empty() {
        return Err(Failure::Bad(faults));
    }
    let opening = args.opening.unwrap_or_else(|| game.kind().profile().opening);
    Ok(Tournament::new(&game, bots, args.games, args.seed, opening))
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
