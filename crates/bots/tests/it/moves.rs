//! The moves of search are moves of the game: what one plays at once, its actions play one by one.

use stolik_bots::Knowledge;
use stolik_bots::knowledge::battle_royale::BattleRoyale;
use stolik_bots::knowledge::medh_kuu_lash::MedhKuuLash;
use stolik_bots::knowledge::multiwarcaby::Multiwarcaby;
use stolik_bots::knowledge::warcaby::Warcaby;
use stolik_bots::knowledge::{Node, Ranked};
use stolik_game::{Input, Options, Pinned, Rules};

/// Plays games at random, and looks at the moves of every decision on the way; gives how many there were.
fn look<K: Knowledge>(knowledge: &mut K, game: &K::Game, games: u64) -> usize {
    let mut moves: Vec<Ranked<K::Move>> = Vec::new();
    let mut actions = Vec::new();
    let mut looked = 0;
    for seed in 0..games {
        let mut entropy = Pinned::from_seed(seed);
        let mut state = game.start();
        loop {
            let actor = game.actor(&state);
            let Some(seat) = actor.seats().iter().next() else {
                let Some(outcome) = game.draw(&state, &mut entropy) else { break };
                game.play_unchecked(&mut state, &Input::Chance(outcome));
                continue;
            };
            moves.clear();
            let node = Node { game, state: &state, seat };
            knowledge.moves(node, &mut entropy, &mut moves);
            assert!(!moves.is_empty(), "who is asked has an answer: {state:?}");
            for (order, ranked) in moves.iter().enumerate() {
                let chosen = ranked.chosen;
                let twice = moves[..order].iter().any(|earlier| earlier.chosen == chosen);
                assert!(!twice, "{chosen:?} is listed twice: {state:?}");
                actions.clear();
                knowledge.actions(node, chosen, &mut actions);
                assert!(!actions.is_empty(), "{chosen:?} is nothing: {state:?}");
                let mut step_by_step = state.clone();
                for &action in &actions {
                    assert!(game.actor(&step_by_step).awaits(seat), "{chosen:?}: {state:?}");
                    let played = game.play(&mut step_by_step, &Input::Act { seat, action });
                    assert!(played.is_ok(), "{action:?} of {chosen:?} is not legal: {state:?}");
                }
                let mut at_once = state.clone();
                knowledge.play(game, &mut at_once, seat, chosen);
                let same = game.transposition_hash(&at_once) == game.transposition_hash(&step_by_step);
                assert!(same, "{chosen:?} and {actions:?}: {state:?}");
                looked += 1;
            }
            let action = game.random(&state, seat, &mut entropy).expect("an answer");
            game.play_unchecked(&mut state, &Input::Act { seat, action });
        }
    }
    looked
}

#[test]
fn moves_of_warcaby() {
    for board in ["8", "9"] {
        let options = Options::read([("board", board)]).expect("possible options");
        let game = stolik_warcaby::Warcaby::new(options).expect("options without faults");
        assert!(look(&mut Warcaby::new(&game), &game, 10) > 1_000);
    }
}

#[test]
fn whole_moves_of_multiwarcaby_mw7() {
    for options in [
        [("seats", "2"), ("second_move", "required")],
        [("seats", "3"), ("second_move", "optional")],
        [("size", "7"), ("second_move", "required")],
    ] {
        let options = Options::read(options).expect("possible options");
        let game = stolik_multiwarcaby::Multiwarcaby::new(options).expect("options without faults");
        assert!(look(&mut Multiwarcaby::new(&game), &game, 2) > 2_000);
    }
}

#[test]
fn sets_of_battle_royale_br4() {
    for seats in ["2", "6"] {
        let options = Options::read([("seats", seats), ("die", "12")]).expect("possible options");
        let game = stolik_battle_royale::BattleRoyale::new(options).expect("options without faults");
        assert!(look(&mut BattleRoyale::new(&game), &game, 2) > 1_000);
    }
}

#[test]
fn moves_of_medh_kuu_lash() {
    let game = stolik_medh_kuu_lash::MedhKuuLash::default();
    assert!(look(&mut MedhKuuLash::new(&game), &game, 10) > 1_000);
}
