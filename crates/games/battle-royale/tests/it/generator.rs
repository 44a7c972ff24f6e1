//! The rules against the slow reference, move by move over many random games.

use crate::reference::{Reference, SIZE};
use crate::support::{self, game, result};
use stolik_battle_royale::{Action, BattleRoyale, Field, State};
use stolik_game::{Actor, Entropy, Input, Pinned, Rules, Seat};

/// Every die, end, roll mode and order; all numbers of seats.
fn variants() -> Vec<BattleRoyale> {
    let mut variants = vec![
        game(&[("seats", "5"), ("fifth_in_centre", "yes"), ("die", "12"), ("order", "clockwise")]),
        game(&[("end", "last_standing"), ("die", "20"), ("stall_rounds", "1")]),
        game(&[("seats", "3"), ("end", "board_full"), ("die", "20"), ("stall_rounds", "0")]),
        game(&[("seats", "4"), ("round_limit", "2"), ("stall_rounds", "2")]),
        game(&[("seats", "6"), ("round_limit", "80"), ("die", "20"), ("roll_mode", "all_at_round_start")]),
    ];
    for seats in ["2", "3", "4", "5", "6", "7", "8", "9"] {
        let long = [("seats", seats), ("round_limit", "40")];
        variants.push(game(&long));
        let dice = [("die", "20"), ("roll_mode", "all_at_round_start"), ("order", "clockwise")];
        variants.push(game(&[&long[..], &dice].concat()));
    }
    variants
}

fn fields() -> impl Iterator<Item = (usize, usize, Field)> {
    let places = (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (column, row)));
    places.filter_map(|(column, row)| Some((column, row, Field::new(column as u8, row as u8)?)))
}

/// How the seats choose.
#[derive(Clone, Copy)]
enum Manner {
    /// All at random, attacks half of the time.
    Even,
    /// The first seat attacks whatever it can and the others mostly pass, so that States fall.
    Lopsided,
}

fn pick(state: &State, legal: &[Action], manner: Manner, entropy: &mut Pinned) -> Action {
    let is_attack = |action: &&Action| match action {
        Action::Take(field) => state.owner(*field).is_some(),
        Action::End => false,
    };
    let attacks: Vec<Action> = legal.iter().filter(is_attack).copied().collect();
    let bold = state.seat() == Seat(0);
    let passes = matches!(manner, Manner::Lopsided) && !bold && entropy.below(8) > 0;
    let attacks_now = matches!(manner, Manner::Lopsided) || entropy.below(2) == 0;
    match legal {
        _ if passes => Action::End,
        _ if attacks_now && !attacks.is_empty() => attacks[entropy.index(attacks.len())],
        [takings @ .., _] if bold && !takings.is_empty() => takings[entropy.index(takings.len())],
        _ => legal[entropy.index(legal.len())],
    }
}

/// Plays one game on both; says how it ended and how many fell.
fn compare(game: &BattleRoyale, manner: Manner, entropy: &mut Pinned) -> (&'static str, usize) {
    let mut state = game.start();
    let mut slow = Reference::new(*game.options());
    let mut legal = Vec::new();
    loop {
        let found = result(game, &state);
        assert_eq!(found.as_ref().map(|(code, _)| *code), slow.end());
        if let Some((code, places)) = found {
            assert_eq!(places, slow.places());
            return (code, state.fallen().count());
        }
        match game.actor(&state) {
            Actor::One(seat) => {
                assert_eq!(slow.acting(), Some(seat));
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let mut expected = Vec::new();
                for (column, row, field) in fields() {
                    if let Some(price) = slow.price(column, row) {
                        assert_eq!(state.cost(field).total(), price, "{field}");
                        expected.push(Action::Take(field));
                    }
                    let checked = game.check(&state, seat, &Action::Take(field)).is_ok();
                    assert_eq!(checked, slow.price(column, row).is_some(), "{field}");
                }
                expected.push(Action::End);
                assert_eq!(legal, expected);
                assert_eq!(game.count(&state, seat), legal.len() as u64);
                let action = pick(&state, &legal, manner, entropy);
                game.play(&mut state, &Input::Act { seat, action }).expect("legal");
                slow.act(action);
            }
            Actor::Chance => {
                assert_eq!(slow.acting(), None);
                let chance = game.draw(&state, entropy).expect("chance is awaited");
                assert_eq!(slow.begun(), matches!(chance, stolik_battle_royale::Chance::Roll(_)));
                game.play(&mut state, &Input::Chance(chance)).expect("possible");
                slow.befall(chance);
            }
            actor => panic!("{actor:?}"),
        }
    }
}

#[test]
fn random_games_agree_with_the_reference_to_the_end() {
    let mut entropy = Pinned::from_seed(11);
    let mut ends = Vec::new();
    let mut fallen = 0;
    for game in variants() {
        for manner in [Manner::Even, Manner::Even, Manner::Lopsided, Manner::Lopsided] {
            let (end, fell) = compare(&game, manner, &mut entropy);
            ends.push(end);
            fallen += fell;
        }
    }
    for end in ["last-standing", "board-full", "round-limit", "stall"] {
        assert!(ends.contains(&end), "no game ended by {end}");
    }
    assert!(fallen > 40, "only {fallen} States fell");
}

#[test]
fn random_actions_are_uniform() {
    let game = game(&[]);
    let state = support::state(&game, "A1/B2 turn=0 morale=2 round=2");
    // A2, B1 and B2, or the end.
    let seat = support::acting(&game, &state);
    let mut entropy = Pinned::from_seed(2);
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    let mut counts = vec![0; legal.len()];
    for _ in 0..8_000 {
        let action = game.random(&state, seat, &mut entropy).expect("an action");
        counts[legal.iter().position(|&listed| listed == action).expect("listed")] += 1;
    }
    assert_eq!(counts.len(), 4);
    assert!(counts.iter().all(|&count| (1_850..2_150).contains(&count)), "{counts:?}");
}
