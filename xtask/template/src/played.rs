//! Bots play the template game.

use crate::knowledge::piec_kladek::PiecKladek as Knowledge;
use stolik_bots::Bot;
use stolik_catalog::Seen;
use stolik_game::{Actor, Input, Millis, Notation, Pinned, Rules, Seat, Side, Viewer, Views};
use stolik_piec_kladek::PiecKladek;

/// Who wins between two bots; nobody in a draw.
fn winner(bots: [&str; 2], seed: u64) -> Option<Side> {
    let game = PiecKladek::default();
    let mut entropy = Pinned::from_seed(seed);
    let mut state = game.start();
    loop {
        let input = match game.actor(&state) {
            Actor::Over => break,
            Actor::Chance => Input::Chance(game.draw(&state, &mut entropy).expect("a roll")),
            actor => {
                let seat = actor.seats().iter().next().expect("somebody acts");
                let view = game.view(&state, Viewer::Seat(seat));
                let seen = Seen { game: game.clone(), view };
                let bot = Bot::named(bots[seat.index()]).expect("a bot").with_seed(seed);
                let thinking = bot.think(Knowledge::new(&game), &seen, seat);
                let answer = thinking.expect("a decision").finish(|| Millis(0));
                let action = game.parse_action(&answer.action).expect("an action");
                Input::Act { seat, action }
            }
        };
        game.play(&mut state, &input).expect("bots do what is legal");
    }
    game.outcome(&state).and_then(|outcome| outcome.standings.sole_winner())
}

#[test]
fn a_bot_that_knows_the_game_beats_one_that_does_not() {
    let won = (0..10).filter(|&seed| winner(["medium:300", "random"], seed) == Some(Side(0))).count()
        + (0..10).filter(|&seed| winner(["random", "medium:300"], seed) == Some(Side(1))).count();
    assert!(won >= 15, "{won} of 20");
}

#[test]
fn a_bot_finds_the_one_stone_that_wins() {
    let game = PiecKladek::default();
    let setup =
        game.parse_setup("stones=D1,E1,C6,A7,B7/C7,D7,E7 turn=0 roll=4 turns=20").expect("a position");
    let state = game.set_up(&setup).expect("a possible position");
    let seen = Seen { view: game.view(&state, Viewer::Seat(Seat(0))), game: game.clone() };
    for name in ["beginner", "easy:500", "medium:500", "strong:2000"] {
        let thinking = Bot::named(name).expect("a bot").think(Knowledge::new(&game), &seen, Seat(0));
        assert_eq!(thinking.expect("a decision").finish(|| Millis(0)).action, "C6", "{name}");
    }
}
