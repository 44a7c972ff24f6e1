//! Games by the sensible random policy: legal throughout, and often decided.

use crate::support::{ended, game};
use std::collections::BTreeMap;
use stolik_game::{Actor, Input, Pinned, Rules};
use stolik_wojna::Wojna;

/// Plays to the end with every input checked; gives how it ended and the number of inputs.
fn play_out(game: &Wojna, seed: u64) -> (Option<(&'static str, Option<u8>)>, usize) {
    let mut entropy = Pinned::from_seed(seed);
    let mut state = game.start();
    for played in 0.. {
        let input = match game.actor(&state) {
            Actor::Over => return (ended(game, &state), played),
            Actor::Chance => Input::Chance(game.draw(&state, &mut entropy).expect("chance is awaited")),
            actor => {
                let seat = actor.seats().iter().next().expect("somebody is awaited");
                Input::Act { seat, action: game.sensible(&state, &mut entropy).expect("an answer") }
            }
        };
        game.play(&mut state, &input).unwrap_or_else(|why| panic!("{input:?}: {why:?}"));
    }
    unreachable!()
}

#[test]
fn sensible_games_are_legal_and_often_decided() {
    for choices in [&[][..], &[("mode", "siege")], &[("map", "brod"), ("engine_facing", "yes")]] {
        let game = game(choices);
        let mut ends: BTreeMap<_, usize> = BTreeMap::new();
        let mut inputs = 0;
        for seed in 0..30 {
            let (end, played) = play_out(&game, seed);
            *ends.entry(end).or_default() += 1;
            inputs += played;
        }
        let decided: usize =
            ends.iter().filter(|(end, _)| end.is_some_and(|(_, won)| won.is_some())).map(|(_, n)| n).sum();
        println!("{choices:?}: {ends:?}, {} inputs a game", inputs / 30);
        assert!(decided >= 6, "{choices:?}: {ends:?}");
    }
}
