//! How fast the rules run: whole random games through the contract's loop, lines of play, the end test.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group};
use stolik_game::{Actor, Input, Options as _, Pinned, Rules};
use stolik_multiwarcaby::{Multiwarcaby, Options};

/// What the games are played with.
const TABLES: [(&str, &[(&str, &str)]); 5] = [
    ("9x9, two seats", &[]),
    ("7x7, two seats", &[("size", "7")]),
    ("9x9, four seats", &[("seats", "4")]),
    ("9x9, teams", &[("seats", "4"), ("teams", "yes")]),
    ("9x9, second move optional", &[("second_move", "optional")]),
];

fn game(choices: &[(&str, &str)]) -> Multiwarcaby {
    let options = Options::read(choices.iter().copied()).expect("options without faults");
    Multiwarcaby::new(options).expect("options without faults")
}

/// Plays at random to the end, uniform over the legal inputs, and counts them.
fn play_out(game: &Multiwarcaby, entropy: &mut Pinned) -> u32 {
    let mut state = game.start();
    let mut inputs = 0;
    loop {
        let actor = game.actor(&state);
        let Some(seat) = actor.seats().iter().next() else {
            assert_eq!(actor, Actor::Over);
            return inputs;
        };
        let action = game.random(&state, seat, entropy).expect("who is asked has an answer");
        game.play_unchecked(&mut state, &Input::Act { seat, action });
        inputs += 1;
    }
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("multiwarcaby: random games");
    group.throughput(Throughput::Elements(1));
    for (name, choices) in TABLES {
        let game = game(choices);
        let mut entropy = Pinned::from_seed(1);
        group.bench_function(name, |bencher| bencher.iter(|| play_out(&game, &mut entropy)));
    }
}

fn lines_of_play(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("multiwarcaby: perft");
    group.sample_size(10);
    let game = game(&[]);
    let start = game.start();
    group.throughput(Throughput::Elements(game.perft(&start, 4)));
    group.bench_function("9x9, depth 4", |bencher| bencher.iter(|| game.perft(black_box(&start), 4)));
}

fn end_test(criterion: &mut Criterion) {
    let game = game(&[]);
    let pieces = game.board().start();
    criterion.bench_function("multiwarcaby: can still capture", |bencher| {
        bencher.iter(|| game.board().can_still_capture(black_box(pieces)));
    });
}

criterion_group!(benches, random_games, lines_of_play, end_test);
