//! How fast the rules are: whole random games, through the contract alone.

use criterion::{Criterion, Throughput, criterion_group};
use std::hint::black_box;
use stolik_game::{Actor, Entropy, Input, Notation, Pinned, Rules};
use stolik_medh_kuu_lash::{GoalCheck, MedhKuuLash, Options, PushChooser, State};

fn play_out(game: &MedhKuuLash, entropy: &mut impl Entropy) -> State {
    let mut state = game.start();
    loop {
        let input = match game.actor(&state) {
            Actor::Over => return state,
            Actor::Chance => Input::Chance(game.draw(&state, entropy).expect("chance is awaited")),
            actor => {
                let seat = actor.seats().iter().next().expect("somebody is awaited");
                Input::Act { seat, action: game.random(&state, seat, entropy).expect("an answer") }
            }
        };
        game.play_unchecked(&mut state, &input);
    }
}

fn random_games(criterion: &mut Criterion) {
    let every = Options {
        move_enemy: true,
        swap_wrap: true,
        push_chooser: PushChooser::Owner,
        mixed_push: true,
        triple_any_turn: true,
        goal_check: GoalCheck::MoverOnly,
        max_turns: 1000,
    };
    let mut group = criterion.benchmark_group("medh-kuu-lash: random games");
    group.throughput(Throughput::Elements(1));
    for (name, options) in [("usual options", Options::default()), ("every option", every)] {
        let game = MedhKuuLash::new(options).expect("options without faults");
        let mut entropy = Pinned::from_seed(1);
        group.bench_function(name, |bencher| bencher.iter(|| play_out(&game, &mut entropy)));
    }
}

fn generation(criterion: &mut Criterion) {
    let game = MedhKuuLash::default();
    let mut group = criterion.benchmark_group("medh-kuu-lash: generation");
    for (name, position) in [
        ("sum move", "G:gG1,G3,G8,W6,M4,M5:wM3,W1..W3,G5:2/1"),
        ("swap", "G:gG1,G3,G8,W6,M4,M5:wM3,W1..W3,G5:2/4"),
        ("fall", "G:gG1,G3,G8,W6,M4,M5:wM3,W1..W3,G5:2/6"),
    ] {
        let setup = game.parse_setup(position).expect("a position");
        let state = game.set_up(&setup).expect("a possible position");
        let mut actions = Vec::new();
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                actions.clear();
                game.legal(black_box(&state), state.turn().seat(), &mut actions);
                actions.len()
            });
        });
    }
}

criterion_group!(benches, random_games, generation);
