//! Plays random games through the contract alone and tells how many a second, how long, and how they ended.

use std::collections::BTreeMap;
use std::time::Instant;
use stolik_game::{Actor, Entropy, Input, Pinned, Rules};
use stolik_medh_kuu_lash::{MedhKuuLash, Options};

/// Plays one random game; gives how many inputs it had and its last state.
fn play_out<G: Rules>(game: &G, entropy: &mut impl Entropy) -> (u64, G::State) {
    let mut state = game.start();
    let mut inputs = 0;
    loop {
        let input = match game.actor(&state) {
            Actor::Over => return (inputs, state),
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

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let game = MedhKuuLash::new(Options::default()).expect("defaults have no faults");
    let mut entropy = Pinned::from_seed(1);
    let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut inputs, mut turns, mut first) = (0, 0, 0);
    let start = Instant::now();
    for _ in 0..games {
        let (played, state) = play_out(&game, &mut entropy);
        inputs += played;
        turns += u64::from(state.turns());
        let outcome = game.outcome(&state).expect("the game is over");
        *ends.entry(outcome.code()).or_default() += 1;
        first += u64::from(outcome.standings.sole_winner().is_some_and(|side| side.0 == 0));
    }
    let micros = start.elapsed().as_micros().max(1);
    let [games, inputs, turns] = [games, inputs, turns].map(u128::from);
    println!("{games} games in {} ms: {} games/s", micros / 1000, games * 1_000_000 / micros);
    println!(
        "{} ns an input, {} inputs and {} turns a game",
        micros * 1000 / inputs,
        inputs / games,
        turns / games
    );
    println!("{ends:?}, green won {first}");
}
