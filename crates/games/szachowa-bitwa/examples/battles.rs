//! Random battles from random legal deployments to the end: how fast, how long, how they end.
//!
//! `cargo run --release -p stolik-szachowa-bitwa --example battles -- 5000 variant=nonrandom`

use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use stolik_game::{Actor, Entropy, Input, Options as _, Pinned, Rules};
use stolik_szachowa_bitwa::{Options, Phase, State, SzachowaBitwa};

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

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u32 = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(2000);
    let choices: Vec<String> = arguments.collect();
    let choices = choices.iter().filter_map(|choice| choice.split_once('='));
    let game = Options::read(choices).and_then(SzachowaBitwa::new).expect("options without faults");
    let mut entropy = Pinned::from_seed(1);
    let (mut battles, mut inputs, mut rounds) = (Duration::ZERO, 0u64, 0u64);
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..games {
        let mut state = game.start();
        while state.open().phase != Phase::Deployment {
            step(&game, &mut state, &mut entropy);
        }
        let began = Instant::now();
        while game.actor(&state) != Actor::Over {
            step(&game, &mut state, &mut entropy);
            inputs += 1;
        }
        battles += began.elapsed();
        rounds += state.open().battle.map_or(0, |battle| battle.rounds.into());
        let outcome = game.outcome(&state).expect("it is over");
        *ends.entry(outcome.code().to_owned()).or_default() += 1;
    }
    let micros = battles.as_micros().max(1);
    println!("{games} battles in {} ms: {} battles/s", micros / 1000, u128::from(games) * 1_000_000 / micros);
    println!(
        "{} ns an input, {} inputs and {} rounds a battle",
        micros * 1000 / u128::from(inputs.max(1)),
        inputs / u64::from(games),
        rounds / u64::from(games)
    );
    println!("{ends:?}");
}
