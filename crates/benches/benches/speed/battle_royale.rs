//! How fast the rules run: whole random games, and what can be taken in one position.

use criterion::{Criterion, Throughput, criterion_group};
use std::hint::black_box;
use stolik_battle_royale::{BattleRoyale, Die, Options};
use stolik_game::{Actor, Entropy, Input, Notation, Pinned, Rules, Seat};

fn battle_royale(options: Options) -> BattleRoyale {
    BattleRoyale::new(options).expect("options without faults")
}

/// Plays at random to the end and counts the inputs.
fn play_out<G: Rules>(game: &G, entropy: &mut impl Entropy) -> u64 {
    let mut state = game.start();
    let mut inputs = 0;
    loop {
        let input = match game.actor(&state) {
            Actor::Over => return inputs,
            Actor::Chance => Input::Chance(game.draw(&state, entropy).expect("chance is awaited")),
            actor => {
                let seat = actor.seats().iter().next().expect("somebody is awaited");
                let action = game.random(&state, seat, entropy).expect("who is asked has an answer");
                Input::Act { seat, action }
            }
        };
        game.play_unchecked(&mut state, &input);
        inputs += 1;
    }
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("battle-royale: random games");
    group.throughput(Throughput::Elements(1));
    let usual = Options::default();
    for (name, options) in [
        ("2 seats", usual),
        ("4 seats", Options { seats: 4, ..usual }),
        ("9 seats", Options { seats: 9, ..usual }),
        ("4 seats, die of 20", Options { seats: 4, die: Die::Twenty, ..usual }),
    ] {
        let game = battle_royale(options);
        let mut entropy = Pinned::from_seed(1);
        group.bench_function(name, |bencher| bencher.iter(|| play_out(&game, &mut entropy)));
    }
}

fn generation(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("battle-royale: generation");
    for (name, seats, text) in [
        ("opening", 2, "A1/K11 turn=0 morale=8"),
        ("frontier", 2, "A1-E11/F1-K11 turn=0 morale=8 round=9"),
        ("four States", 4, "A1-E5/G7-K11/A7-D11/G1-K5 turn=0 morale=6 round=9"),
    ] {
        let game = battle_royale(Options { seats, ..Options::default() });
        let setup = game.parse_setup(text).expect("a position");
        let state = game.set_up(&setup).expect("a possible position");
        group.bench_function(name, |bencher| bencher.iter(|| game.count(black_box(&state), Seat(0))));
    }
}

criterion_group!(benches, random_games, generation);
