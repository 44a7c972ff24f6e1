//! `stolik arena`: two bots meet over many games.

mod lines;
mod report;

use crate::failure::Failure;
use crate::{args, choose};
use lines::Lines;
use report::Bar;
use std::io::Write;
use std::time::Instant;
use stolik_bots::Bot;
use stolik_bots::arena::{Contest, Tally};
use stolik_catalog::{AnyGame, Kind};
use stolik_text::Speaker;

/// Plays the games that are not yet in the file, and prints a table of all.
pub fn run(args: &args::Arena, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let contest = contest(args, speaker)?;
    let mut lines = Lines::open(args.json.as_deref(), &contest, speaker)?;
    let mut tally: Tally = lines.played().iter().collect();
    let mut bar = Bar::new(contest.count(), speaker);
    bar.show(&tally);
    let begun = Instant::now();
    let clock = || u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    let threads = args.threads.map_or_else(cores, usize::from);
    let mut written = Ok(());
    let run = contest.run(threads, &lines.done(), &clock, |played| {
        tally.add(&played);
        bar.show(&tally);
        if written.is_ok() {
            written = lines.write(&played);
        }
    });
    bar.clear();
    run.map_err(|trouble| Failure::bad(speaker.say(&trouble.message())))?;
    written.map_err(|error| lines.failed(speaker, &error))?;
    report::table(&contest, &tally, speaker, out)
}

fn contest(args: &args::Arena, speaker: &Speaker) -> Result<Contest, Failure> {
    let bot = |name: &str| Bot::named(name).map_err(|trouble| speaker.say(&trouble.message()));
    let game = choose::game(speaker, &args.game, &args.options)?;
    let bots = match (bot(&args.a), bot(&args.b)) {
        (Ok(a), Ok(b)) => [a, b],
        (a, b) => return Err(Failure::Bad([a.err(), b.err()].into_iter().flatten().collect())),
    };
    let opening = args.opening.unwrap_or_else(|| usual_opening(&game));
    Ok(Contest { game, bots, games: args.games, seed: args.seed, opening })
}

/// Without dice, bots that do not choose loosely would play one game over and over.
fn usual_opening(game: &AnyGame) -> u16 {
    match game.kind() {
        Kind::Warcaby | Kind::Multiwarcaby => 4,
        Kind::BattleRoyale | Kind::MedhKuuLash | Kind::SzachowaBitwa | Kind::Wojna => 0,
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
