//! How fast the rules are: battles, generation, odds and worlds, through the contract alone.

use criterion::{Criterion, Throughput, criterion_group};
use std::hint::black_box;
use stolik_game::{Actor, Entropy, Input, Notation, Options as _, Pinned, Rules, Seat, Viewer, Views};
use stolik_szachowa_bitwa::{CardValue, Options, Phase, State, SzachowaBitwa, odds};

fn game(choices: &[(&'static str, &'static str)]) -> SzachowaBitwa {
    Options::read(choices.iter().copied()).and_then(SzachowaBitwa::new).expect("options without faults")
}

fn step(game: &SzachowaBitwa, state: &mut State, entropy: &mut impl Entropy) {
    let input = match game.actor(state) {
        Actor::Chance => Input::Chance(game.draw(state, entropy).expect("chance is awaited")),
        actor => {
            let seat = actor.seats().iter().next().expect("somebody is awaited");
            Input::Act { seat, action: game.random(state, seat, entropy).expect("an answer") }
        }
    };
    game.play_unchecked(state, &input);
}

/// A random game up to its deployment.
fn deploying(game: &SzachowaBitwa, entropy: &mut impl Entropy) -> State {
    let mut state = game.start();
    while state.open().phase != Phase::Deployment {
        step(game, &mut state, entropy);
    }
    state
}

fn random_battles(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("szachowa-bitwa: random battles");
    group.throughput(Throughput::Elements(1));
    for (name, choices) in [
        ("random", &[][..]),
        ("nonrandom", &[("variant", "nonrandom")]),
        ("small board", &[("n", "8"), ("river", "no")]),
    ] {
        let game = game(choices);
        let mut entropy = Pinned::from_seed(1);
        let starts: Vec<State> = (0..64).map(|_| deploying(&game, &mut entropy)).collect();
        let mut number = 0;
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                number += 1;
                let mut state = starts[number % starts.len()];
                while game.actor(&state) != Actor::Over {
                    step(&game, &mut state, &mut entropy);
                }
                state
            });
        });
    }
}

fn middle(game: &SzachowaBitwa) -> State {
    let text = "battle white points=3; W: KE8 PE10,F10,D9,C9,G9 NC8,H8 QD10 BG10 RA1,J1 king=4 bridge=E cards=7,10; \
                B: KE13 PE11,D11,F11,C12 NC13,H13 QF12 BG12 RA20,J20 king=3 bridge=H cards=3,9";
    game.set_up(&game.parse_setup(text).expect("a position")).expect("a possible position")
}

fn generation(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("szachowa-bitwa: generation");
    for (name, choices) in [("random", &[][..]), ("nonrandom", &[("variant", "nonrandom")])] {
        let game = game(choices);
        let state = middle(&game);
        let mut actions = Vec::new();
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                actions.clear();
                game.legal(black_box(&state), Seat(0), &mut actions);
                actions.len()
            });
        });
    }
}

fn fight_table(criterion: &mut Criterion) {
    criterion.bench_function("szachowa-bitwa: odds", |bencher| {
        bencher.iter(|| odds(black_box(3), black_box(2), black_box(CardValue::new(7)), black_box(None)));
    });
}

fn worlds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("szachowa-bitwa: worlds");
    for (name, choices) in [("own change", &[][..]), ("shared change", &[("change", "shared")])] {
        let game = game(choices);
        let mut entropy = Pinned::from_seed(3);
        let mut state = deploying(&game, &mut entropy);
        while game.actor(&state) != Actor::Over && state.open().phase != Phase::Battle {
            step(&game, &mut state, &mut entropy);
        }
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        group.bench_function(name, |bencher| bencher.iter(|| game.sample_world(&view, &mut entropy)));
    }
}

criterion_group!(benches, random_battles, generation, fight_table, worlds);
