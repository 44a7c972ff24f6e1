//! `stolik bench`: how fast the rules run on this machine, on one core.

use crate::columns::aligned;
use crate::failure::Failure;
use crate::{args, choose};
use std::io::Write;
use std::time::{Duration, Instant};
use stolik_catalog::{AnyGame, Kind, Visitor};
use stolik_game::{Actor, Asks, Game, Input, InputOf, Message, Pinned, Rules, Seat};
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
        let bench = Bench { speaker, depth: deep_enough(kind), time };
        rows.extend(match benched(kind) {
            // Random moves alone lose Wojna in the first turn.
            AnyGame::Wojna(game) => bench.measure(&game, "cli-bench-sensible", |game, state, _, entropy| {
                game.sensible(state, entropy)
            }),
            game => game.visit(bench),
        });
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
        let composed = is_composed(game, &game.start());
        let what = if composed { "cli-bench-battles" } else { "cli-bench-games" };
        self.measure(game, what, G::random::<Pinned>)
    }
}

/// How games are played: the action of an awaited seat.
type Policy<G> = fn(&G, &<G as Rules>::State, Seat, &mut Pinned) -> Option<<G as Rules>::Action>;

impl Bench<'_> {
    /// Measures games played by a policy, which are called `what`, and perft.
    #[expect(clippy::cast_precision_loss, reason = "a rate is not that exact")]
    fn measure<G: Rules>(&self, game: &G, what: &'static str, policy: Policy<G>) -> Vec<Vec<String>> {
        let starts = starts(game);
        let played = games(game, &starts, policy, self.time);
        let counted = perft(game, &starts[0], self.depth, self.time);
        let row = |what: &Message, rate: f64| vec![G::ID.to_owned(), self.speaker.say(what), grouped(rate)];
        vec![
            row(&Message::new(what), played.games as f64 / played.seconds),
            row(&Message::new("cli-bench-inputs"), played.inputs as f64 / played.seconds),
            row(&Message::new("cli-bench-perft").with("depth", i64::from(self.depth)), counted),
        ]
    }
}

/// The game that is measured: the usual one, and Battle Royale for four.
fn benched(kind: Kind) -> AnyGame {
    match kind {
        Kind::BattleRoyale => kind.with_options([("seats", "4")]).unwrap_or_else(|_| kind.usual()),
        Kind::Warcaby | Kind::Multiwarcaby | Kind::MedhKuuLash | Kind::SzachowaBitwa | Kind::Wojna => {
            kind.usual()
        }
    }
}

/// How deep perft goes: deep enough to take its time, not so deep that nobody waits for it.
fn deep_enough(kind: Kind) -> u32 {
    match kind {
        Kind::Warcaby => 10,
        Kind::Multiwarcaby => 4,
        // Chance makes so many lines that deeper says no more.
        Kind::BattleRoyale | Kind::MedhKuuLash | Kind::SzachowaBitwa => 3,
        Kind::Wojna => 2,
    }
}

/// Where games are begun from: the start; where that is composed in private, what random armies and deployments lead to.
fn starts<G: Rules>(game: &G) -> Vec<G::State> {
    let mut entropy = Pinned::from_seed(1);
    let start = game.start();
    let count = if is_composed(game, &start) { 100 } else { 1 };
    let composed = (0..count).map(|_| {
        let mut state = start.clone();
        while is_composed(game, &state)
            && let Some(input) = next_input(game, &state, G::random::<Pinned>, &mut entropy)
        {
            game.play_unchecked(&mut state, &input);
        }
        state
    });
    composed.collect()
}

/// Whether somebody composes a decision now.
fn is_composed<G: Rules>(game: &G, state: &G::State) -> bool {
    game.actor(state).seats().iter().any(|seat| game.asks(state, seat) == Asks::Composed)
}

/// What was played in how long.
struct Played {
    games: u64,
    inputs: u64,
    seconds: f64,
}

/// Plays games from these states to the end until the time is up.
fn games<G: Rules>(game: &G, starts: &[G::State], policy: Policy<G>, time: Duration) -> Played {
    let mut entropy = Pinned::from_seed(1);
    let (mut games, mut inputs) = (0, 0);
    let begun = Instant::now();
    for start in starts.iter().cycle() {
        if begun.elapsed() >= time {
            break;
        }
        inputs += play_out(game, start, policy, &mut entropy);
        games += 1;
    }
    Played { games, inputs, seconds: begun.elapsed().as_secs_f64() }
}

/// Plays one game to its end and counts the inputs.
fn play_out<G: Rules>(game: &G, start: &G::State, policy: Policy<G>, entropy: &mut Pinned) -> u64 {
    let mut state = start.clone();
    let mut inputs = 0;
    while let Some(input) = next_input(game, &state, policy, entropy) {
        game.play_unchecked(&mut state, &input);
        inputs += 1;
    }
    inputs
}

/// An input of whoever is awaited; none once the game is over.
fn next_input<G: Rules>(
    game: &G,
    state: &G::State,
    policy: Policy<G>,
    entropy: &mut Pinned,
) -> Option<InputOf<G>> {
    let actor = game.actor(state);
    match actor.seats().iter().next() {
        Some(seat) => policy(game, state, seat, entropy).map(|action| Input::Act { seat, action }),
        None if actor == Actor::Chance => game.draw(state, entropy).map(Input::Chance),
        None => None,
    }
}

#[expect(clippy::cast_precision_loss, reason = "a rate is not that exact")]
/// Lines counted a second: the whole count as often as it fits into the time, and at least once.
fn perft<G: Rules>(game: &G, start: &G::State, depth: u32, time: Duration) -> f64 {
    let begun = Instant::now();
    let mut lines = 0;
    loop {
        lines += game.perft(start, depth);
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
