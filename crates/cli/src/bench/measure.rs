//! What is measured, on one core.

use super::stopwatch::Stopwatch;
use std::time::Duration;
use stolik_bots::speed::{self, Measured};
use stolik_catalog::{AnyGame, Kind, Visitor};
use stolik_game::{Actor, Asks, Game, Input, InputOf, Pinned, Rules, Seat};

/// The figures of one game, each a second.
pub struct Figures {
    /// The game.
    pub kind: Kind,
    /// Random games, played to the end.
    pub games: f64,
    /// The inputs of these games.
    pub inputs: f64,
    /// The lines that perft counts.
    pub perft: f64,
    /// How deep it counts them.
    pub depth: u32,
    /// The positions that alpha-beta looks at; none where it has nothing to search.
    pub nodes: Option<f64>,
    /// The inputs that a tree search plays; none where it has nothing to search.
    pub steps: Option<f64>,
}

/// Measures a game, each figure for so long.
pub fn measure(kind: Kind, time: Duration) -> Figures {
    let depth = kind.profile().bench.perft_depth;
    let bench = Bench { depth, time };
    let game = benched(kind);
    let rules = match &game {
        // Random moves alone lose Wojna in the first turn.
        AnyGame::Wojna(game) => bench.measure(game, |game, state, _, entropy| game.sensible(state, entropy)),
        game => game.visit(bench),
    };
    Figures {
        kind,
        games: rules.games,
        inputs: rules.inputs,
        perft: rules.perft,
        depth,
        nodes: search(&game, Measured::Nodes, time),
        steps: search(&game, Measured::Steps, time),
    }
}

/// What is measured of the rules; from here on the game is typed, as in a search.
struct Bench {
    depth: u32,
    time: Duration,
}

/// The figures of the rules.
struct RulesFigures {
    games: f64,
    inputs: f64,
    perft: f64,
}

impl Visitor for Bench {
    type Answer = RulesFigures;
    fn visit<G: Game>(self, game: &G) -> RulesFigures {
        self.measure(game, G::random::<Pinned>)
    }
}

/// How games are played: the action of an awaited seat.
type Policy<G> = fn(&G, &<G as Rules>::State, Seat, &mut Pinned) -> Option<<G as Rules>::Action>;

impl Bench {
    /// Measures games played by a policy, and perft.
    #[expect(clippy::cast_precision_loss, reason = "a rate is not that exact")]
    fn measure<G: Rules>(&self, game: &G, policy: Policy<G>) -> RulesFigures {
        let starts = starts(game);
        let played = games(game, &starts, policy, self.time);
        RulesFigures {
            games: played.games as f64 / played.seconds,
            inputs: played.inputs as f64 / played.seconds,
            perft: perft(game, &starts[0], self.depth, self.time),
        }
    }
}

/// What a search does a second. It is begun anew, each time for longer, until the time is up: bots begin anew for every
/// decision, so that belongs to it.
#[expect(clippy::cast_precision_loss, reason = "a rate is not that exact")]
fn search(game: &AnyGame, measured: Measured, time: Duration) -> Option<f64> {
    let watch = Stopwatch::start();
    let (mut total, mut next) = (0, 50_000);
    while watch.passed() < time {
        let searched = speed::search(game, measured, next);
        if searched == 0 {
            return None;
        }
        total += searched;
        next = (next * 2).min(400_000);
    }
    Some(total as f64 / watch.seconds())
}

/// The game that is measured.
fn benched(kind: Kind) -> AnyGame {
    let options = kind.profile().bench.options;
    kind.with_options(options.iter().copied()).unwrap_or_else(|_| kind.usual())
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
    let watch = Stopwatch::start();
    for start in starts.iter().cycle() {
        if watch.passed() >= time {
            break;
        }
        inputs += play_out(game, start, policy, &mut entropy);
        games += 1;
    }
    Played { games, inputs, seconds: watch.seconds() }
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
    let watch = Stopwatch::start();
    let mut lines = 0;
    loop {
        lines += game.perft(start, depth);
        if watch.passed() >= time {
            return lines as f64 / watch.seconds();
        }
    }
}
