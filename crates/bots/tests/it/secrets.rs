//! The secrets of others do not change what a bot does.

use stolik_bots::knowledge::plain::Plain;
use stolik_bots::{Answer, Bot, Knowledge, Player};
use stolik_catalog::Seen;
use stolik_conformance::games::{HiddenHand, HiddenHandOptions, SecretBid, SecretBidOptions};
use stolik_game::{Actor, Game, Input, Millis, Pinned, Rules, Seat, Viewer};

/// What a bot does in a state: it gets the view of its seat.
fn answer<G: Game>(bot: &Bot, game: &G, state: &G::State, seat: Seat) -> Answer
where
    Plain<G>: Knowledge<Game = G>,
{
    let seen = Seen { game: game.clone(), view: game.view(state, Viewer::Seat(seat)) };
    let mut thinking = bot.think(Plain::default(), &seen, seat).expect("the seat is to act");
    thinking.finish(|| Millis(0))
}

fn bots() -> impl Iterator<Item = Bot> {
    let budget = "200".parse().expect("a budget");
    Player::ALL.into_iter().map(move |player| Bot { budget: Some(budget), ..Bot::new(player).with_seed(5) })
}

/// A deal of hidden hands.
fn dealt(game: &HiddenHand, seed: u64) -> <HiddenHand as Rules>::State {
    let mut entropy = Pinned::from_seed(seed);
    let mut state = game.start();
    while game.actor(&state) == Actor::Chance {
        let card = game.draw(&state, &mut entropy).expect("a card is dealt");
        game.play_unchecked(&mut state, &Input::Chance(card));
    }
    state
}

#[test]
fn a_hand_that_is_not_seen_changes_nothing() {
    let game = HiddenHand::new(HiddenHandOptions::default()).expect("defaults have no faults");
    let mut own_hands_matter = false;
    let mut before = None;
    for seed in 0..4 {
        let state = dealt(&game, seed);
        // The same, but the other seat holds cards that nobody was dealt.
        let mut other = state.clone();
        let (undealt, held) = (state.unseen(), state.hands[1]);
        for (card, instead) in held.iter().zip(undealt.iter()) {
            other.hands[1].remove(card);
            other.hands[1].insert(instead);
        }
        assert_ne!(state, other);
        for bot in bots() {
            let chosen = answer(&bot, &game, &state, Seat(0));
            assert_eq!(chosen, answer(&bot, &game, &other, Seat(0)), "{bot}, deal {seed}");
            own_hands_matter |= before.replace(chosen.clone()).is_some_and(|last| last != chosen);
        }
    }
    assert!(own_hands_matter, "what a bot does depends on something");
}

#[test]
fn a_bid_that_is_not_laid_open_changes_nothing() {
    let game = SecretBid::new(SecretBidOptions::default()).expect("defaults have no faults");
    let bids: Vec<_> = {
        let mut entropy = Pinned::from_seed(2);
        let start = game.start();
        (0..8).filter_map(|_| game.random(&start, Seat(0), &mut entropy)).collect()
    };
    for bot in bots() {
        let answers: Vec<Answer> = bids
            .iter()
            .map(|&action| {
                let mut state = game.start();
                game.play_unchecked(&mut state, &Input::Act { seat: Seat(0), action });
                answer(&bot, &game, &state, Seat(1))
            })
            .collect();
        assert!(answers.iter().all(|other| *other == answers[0]), "{bot}: {answers:?}");
    }
}
