//! `stolik bench`: how fast the rules run on this machine, on one core.

use crate::columns::aligned;
use crate::failure::Failure;
use crate::{args, choose};
use std::io::Write;
use std::time::{Duration, Instant};
use stolik_catalog::{AnyGame, Kind, Visitor};
use stolik_game::{Actor, Entropy, Game, Input, Message, Pinned, Rules};
use stolik_text::Speaker;

/// Measures every game, or the one asked for, and prints one table.
pub fn run(args: &args::Bench, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let kinds = match &args.game {
        Some(id) => vec![choose::kind(speaker, id)?],
        None => Kind::ALL.to_vec(),
    };
    let time = Duration::from_secs(args.seconds);
    writeln!(out, "{}", processor().unwrap_or_else(|| speaker.text("cli-bench-processor-unknown")))?;
    if cfg!(debug_assertions) {
        writeln!(out, "{}", speaker.text("cli-bench-unoptimised"))?;
    }
    out.flush()?;
    let heads = ["cli-column-game", "cli-bench-measured", "cli-bench-rate"];
    let mut rows = vec![heads.map(|key| speaker.text(key)).to_vec()];
    for kind in kinds {
        rows.extend(benched(kind).visit(Bench { speaker, depth: deep_enough(kind), time }));
    }
    for line in aligned(&rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What is measured; from here on the game is typed, as in a search.
struct Bench<'s> {
    speaker: &'s Speaker,
    depth: u32,
    time: Duration,
}

impl Visitor for Bench<'_> {
    type Answer = Vec<Vec<String>>;
    fn visit<G: Game>(self, game: &G) -> Vec<Vec<String>> {
        measure(self.speaker, game, self.depth, self.time)
    }
}

/// The game that is measured: the usual one, and Battle Royale for four.
fn benched(kind: Kind) -> AnyGame {
    match kind {
        Kind::BattleRoyale => kind.with_options([("seats", "4")]).unwrap_or_else(|_| kind.usual()),
        Kind::Warcaby | Kind::Multiwarcaby | Kind::MedhKuuLash => kind.usual(),
    }
}

/// How deep perft goes: deep enough to take its time, not so deep that nobody waits for it.
fn deep_enough(kind: Kind) -> u32 {
    match kind {
        Kind::Warcaby => 10,
        Kind::Multiwarcaby => 4,
        // Chance makes so many lines that deeper says no more.
        Kind::BattleRoyale | Kind::MedhKuuLash => 3,
    }
}

#[expect(clippy::cast_precision_loss, reason = "a rate is not that exact")]
fn measure<G: Rules>(speaker: &Speaker, game: &G, depth: u32, time: Duration) -> Vec<Vec<String>> {
    let played = random_games(game, time);
    let counted = perft(game, depth, time);
    let row = |what: &Message, rate: f64| vec![G::ID.to_owned(), speaker.say(what), grouped(rate)];
    vec![
        row(&Message::new("cli-bench-games"), played.games as f64 / played.seconds),
        row(&Message::new("cli-bench-inputs"), played.inputs as f64 / played.seconds),
        row(&Message::new("cli-bench-perft").with("depth", i64::from(depth)), counted),
    ]
}

/// What was played in how long.
struct Played {
    games: u64,
    inputs: u64,
    seconds: f64,
}

/// Plays games from the start to the end, every action as likely as the others, until the time is up.
fn random_games<G: Rules>(game: &G, time: Duration) -> Played {
    let mut entropy = Pinned::from_seed(1);
    let (mut games, mut inputs) = (0, 0);
    let begun = Instant::now();
    while begun.elapsed() < time {
        inputs += play_out(game, &mut entropy);
        games += 1;
    }
    Played { games, inputs, seconds: begun.elapsed().as_secs_f64() }
}

/// Plays one game to its end and counts the inputs.
fn play_out<G: Rules>(game: &G, entropy: &mut impl Entropy) -> u64 {
    let mut state = game.start();
    let mut inputs = 0;
    loop {
        let actor = game.actor(&state);
        let input = match actor.seats().iter().next() {
            Some(seat) => game.random(&state, seat, entropy).map(|action| Input::Act { seat, action }),
            None if actor == Actor::Chance => game.draw(&state, entropy).map(Input::Chance),
            None => None,
        };
        let Some(input) = input else {
            return inputs;
        };
        game.play_unchecked(&mut state, &input);
        inputs += 1;
    }
}

#[expect(clippy::cast_precision_loss, reason = "a rate is not that exact")]
/// Lines counted a second: the whole count as often as it fits into the time, and at least once.
fn perft<G: Rules>(game: &G, depth: u32, time: Duration) -> f64 {
    let start = game.start();
    let begun = Instant::now();
    let mut lines = 0;
    loop {
        lines += game.perft(&start, depth);
        if begun.elapsed() >= time {
            return lines as f64 / begun.elapsed().as_secs_f64();
        }
    }
}

/// The processor's name, where the system tells.
fn processor() -> Option<String> {
    let told = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = told.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_owned())
}

/// A rate with a space between groups of three digits, as both languages read it.
fn grouped(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!([7.0, 999.6, 1234.0, 1_234_567.4].map(grouped), ["7", "1 000", "1 234", "1 234 567"]);
    }
}
