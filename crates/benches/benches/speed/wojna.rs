//! How fast the rules are: whole games, the actions of one unit, one action played.

use criterion::{BatchSize, Criterion, Throughput, criterion_group};
use std::hint::black_box;
use stolik_game::{Actor, Entropy, Input, InputOf, Pinned, Rules};
use stolik_wojna::{Group, Options, Owner, Phase, State, Wojna};

fn next_input(game: &Wojna, state: &State, entropy: &mut impl Entropy) -> Option<InputOf<Wojna>> {
    match game.actor(state) {
        Actor::Over => None,
        Actor::Chance => Some(Input::Chance(game.draw(state, entropy).expect("chance is awaited"))),
        actor => {
            let seat = actor.seats().iter().next().expect("somebody is awaited");
            let action = game.sensible(state, entropy).expect("who is asked has an answer");
            Some(Input::Act { seat, action })
        }
    }
}

fn play_out(game: &Wojna, state: &mut State, start: &State, entropy: &mut impl Entropy) -> u32 {
    state.clone_from(start);
    for played in 0.. {
        let Some(input) = next_input(game, state, entropy) else { return played };
        game.play_unchecked(state, &input);
    }
    unreachable!()
}

fn sensible_games(criterion: &mut Criterion) {
    let game = Wojna::new(Options::default()).expect("options without faults");
    let start = game.start();
    let mut state = start.clone();
    let mut entropy = Pinned::from_seed(1);
    let mut group = criterion.benchmark_group("wojna: games");
    group.throughput(Throughput::Elements(1)).sample_size(10);
    group.bench_function("sensible, 200 rounds at most", |bencher| {
        bencher.iter(|| play_out(&game, &mut state, &start, &mut entropy));
    });
}

/// A position of the middle of a game with at least forty land units.
fn forty_units(game: &Wojna) -> State {
    let mut entropy = Pinned::from_seed(9);
    loop {
        let mut state = game.start();
        while let Some(input) = next_input(game, &state, &mut entropy) {
            game.play_unchecked(&mut state, &input);
            let units: usize = Owner::ALL.into_iter().map(|owner| state.units(owner).count()).sum();
            if units >= 40 && state.phase() == Phase::CHOOSE {
                return state;
            }
        }
    }
}

fn generation(criterion: &mut Criterion) {
    let game = Wojna::new(Options::default()).expect("options without faults");
    let state = forty_units(&game);
    let mut groups = Vec::new();
    game.groups(&state, &mut groups);
    let units: Vec<Group> = groups.iter().copied().filter(|g| matches!(g, Group::Unit(_))).collect();
    let mut actions = Vec::new();
    let mut group = criterion.benchmark_group("wojna: forty units on 32x24");
    group.bench_function("actions of one unit", |bencher| {
        let mut turn = units.iter().cycle();
        bencher.iter(|| {
            actions.clear();
            let unit = *turn.next().expect("units");
            game.group_actions(black_box(&state), unit, &mut actions);
            actions.len()
        });
    });
    group.bench_function("groups", |bencher| {
        bencher.iter(|| {
            groups.clear();
            game.groups(black_box(&state), &mut groups);
            groups.len()
        });
    });
    group.bench_function("copy of a state", |bencher| {
        let mut copy = state.clone();
        bencher.iter(|| copy.clone_from(black_box(&state)));
    });
    group.bench_function("hash", |bencher| bencher.iter(|| game.transposition_hash(black_box(&state))));
}

fn playing(criterion: &mut Criterion) {
    let game = Wojna::new(Options::default()).expect("options without faults");
    let start = game.start();
    let mut inputs = Vec::new();
    let mut state = start.clone();
    let mut entropy = Pinned::from_seed(3);
    while let Some(input) = next_input(&game, &state, &mut entropy).filter(|_| inputs.len() < 1000) {
        game.play_unchecked(&mut state, &input);
        inputs.push(input);
    }
    let mut group = criterion.benchmark_group("wojna: playing");
    group.throughput(Throughput::Elements(inputs.len() as u64));
    group.bench_function("a thousand inputs of a game", |bencher| {
        bencher.iter_batched_ref(
            || start.clone(),
            |state| {
                for input in &inputs {
                    game.play_unchecked(state, input);
                }
            },
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, sensible_games, generation, playing);
