//! The generator and what actions do, against the slow reference on many random boards.

use crate::reference::{Plain, Result, Variant, results};
use crate::support::{self, game, legal, play};
use stolik_game::{Entropy, Notation, Pinned, Rules};
use stolik_medh_kuu_lash::{Colour, Dice, Field, MedhKuuLash, Moment, Place, Placed, Setup, State};

fn plain(state: &State) -> Plain {
    std::array::from_fn(|index| {
        let field = Field::of_index(index as u8).expect("a field");
        state.board().on(field).map_or('.', Colour::letter)
    })
}

/// A random board of so many pieces each, crowded on the mornings every other time.
fn random_board(entropy: &mut Pinned) -> Plain {
    loop {
        let mut board = ['.'; 24];
        let crowded = entropy.below(2) == 0;
        for colour in ['g', 'w'] {
            let mut left = 4 + entropy.below(5);
            while left > 0 {
                let field =
                    if crowded && entropy.below(2) == 0 { 16 + entropy.index(8) } else { entropy.index(24) };
                if board[field] == '.' {
                    board[field] = colour;
                    left -= 1;
                } else if (16..24).all(|f| board[f] != '.') && entropy.below(30) == 0 {
                    break;
                }
            }
        }
        let enough = |colour| board.iter().filter(|&&c| c == colour).count() >= 4;
        if enough('g') && enough('w') {
            return board;
        }
    }
}

fn set_up(game: &MedhKuuLash, board: &Plain, turn: Colour, dice: Dice) -> State {
    let pieces = (0..24).filter_map(|index| {
        let colour = Colour::of_letter(board[usize::from(index)])?;
        Some(Placed { place: Place::of(Field::of_index(index)?), colour })
    });
    let setup = Setup { pieces: pieces.collect(), turn, moment: Moment::Rolled(dice), turns: 0 };
    game.set_up(&setup).expect("a possible position")
}

/// What the crate makes of an action, pushes and all, in the reference's terms.
fn played(game: &MedhKuuLash, before: &State, action: &str, push: Option<&str>) -> Result {
    let mut state = *before;
    play(game, &mut state, action);
    if let Some(push) = push {
        assert!(matches!(state.moment(), Moment::Push(_)), "{action} {push}");
        play(game, &mut state, push);
    }
    let count = |state: &State, colour| state.pieces_of(colour);
    let lost = Colour::ALL.into_iter().find(|&c| {
        count(&state, c) < count(before, c)
            || matches!(state.moment(), Moment::Restore(colour, _) if colour == c)
    });
    let stood = Colour::ALL.map(|c| before.board().triples(c));
    let new = Colour::ALL.into_iter().filter(|&c| !(state.board().triples(c) - stood[c as usize]).is_empty());
    Result {
        action: action.to_owned(),
        push: push.map(str::to_owned),
        board: plain(&state),
        captured: lost.map(Colour::letter),
        new_triples: new.map(Colour::letter).collect(),
    }
}

#[test]
fn actions_are_those_of_the_slow_reference() {
    for variant in [
        Variant::default(),
        Variant { move_enemy: true, ..Variant::default() },
        Variant { swap_wrap: true, ..Variant::default() },
        Variant { mixed_push: true, ..Variant::default() },
        Variant { move_enemy: true, swap_wrap: true, mixed_push: true },
    ] {
        let word = |yes| if yes { "yes" } else { "no" };
        let game = game(&[
            ("move_enemy", word(variant.move_enemy)),
            ("swap_wrap", word(variant.swap_wrap)),
            ("mixed_push", word(variant.mixed_push)),
            ("goal_check", "mover_only"),
        ]);
        let mut entropy = Pinned::from_seed(11);
        let (mut compared, mut asked, mut captures, mut triples) = (0, 0, 0, 0);
        for _ in 0..4000 {
            let board = random_board(&mut entropy);
            let dice = game.parse_chance(&format!("{}/{}", 1 + entropy.below(6), 1 + entropy.below(6)));
            let dice = dice.expect("dice");
            let turn = Colour::ALL[entropy.index(2)];
            let state = set_up(&game, &board, turn, dice);
            let special = dice.green == dice.wooden && matches!(dice.green.eyes(), 1 | 6);
            if state.ending().is_some() || special {
                continue;
            }
            let [own, opponents] = [turn, !turn].map(|colour| usize::from(dice.of(colour).eyes()));
            let expected = results(&board, turn.letter(), own, opponents, variant);
            let mut actions: Vec<String> = expected.iter().map(|result| result.action.clone()).collect();
            actions.dedup();
            let mut listed = legal(&game, &state);
            listed.sort();
            if actions.is_empty() {
                actions.push("nothing".to_owned());
            }
            assert_eq!(listed, actions, "{board:?} {turn:?} {dice}");
            for result in &expected {
                let found = played(&game, &state, &result.action, result.push.as_deref());
                assert_eq!(&found, result, "{board:?} {turn:?} {dice}");
                compared += 1;
                asked += usize::from(result.push.is_some());
                captures += usize::from(result.captured.is_some());
                triples += usize::from(!result.new_triples.is_empty());
            }
        }
        assert!(
            compared > 10_000 && asked > 100 && captures > 100 && triples > 100,
            "{compared} {asked} {captures} {triples}"
        );
    }
}

/// An entropy that gives the number wanted below any bound.
struct Fixed {
    number: u64,
    bound: u64,
}

impl Entropy for Fixed {
    fn next_u64(&mut self) -> u64 {
        // The middle of the part of the range that means this number.
        let part = u64::MAX / self.bound;
        self.number * part + part / 2
    }
}

#[test]
fn random_picks_every_action_of_the_list_exactly_once() {
    for game in support::variants() {
        let mut entropy = Pinned::from_seed(5);
        for _ in 0..300 {
            let state = support::random_state(&game, &mut entropy);
            for seat in game.actor(&state).seats().iter() {
                let mut listed = Vec::new();
                game.legal(&state, seat, &mut listed);
                let bound = listed.len() as u64;
                assert_eq!(game.count(&state, seat), bound);
                let pick = |number| game.random(&state, seat, &mut Fixed { number, bound });
                let picked: Vec<_> = (0..bound).filter_map(pick).collect();
                assert_eq!(picked, listed);
            }
        }
    }
}
