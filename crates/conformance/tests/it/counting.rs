//! What the tests count in the small games.

use stolik_conformance::games::{Cards, hidden_hand, secret_bid};

/// How many states agree with a view of secret bids.
pub fn bid_worlds(view: &secret_bid::State) -> u64 {
    let face_down = view.bids.iter().flatten().filter(|bid| **bid == secret_bid::FACE_DOWN);
    face_down.map(|_| u64::from(secret_bid::MOST)).product()
}

/// How many states agree with a view of hidden hands.
pub fn hand_worlds(view: &hidden_hand::State) -> u64 {
    let mut left = view.unseen();
    let mut worlds = 1;
    for seat in [0, 1] {
        let missing = view.held(seat) - view.hands[seat].len();
        worlds *= left.choices(missing);
        // Which cards are gone does not matter, only how many.
        left = left.iter().skip(missing).collect();
    }
    worlds
}

/// All cards of hidden hands, counted pile by pile: hands, board and what was not dealt.
pub fn cards(state: &hidden_hand::State) -> i64 {
    let [one, other] = state.hands.map(Cards::len);
    let cards = one + other + state.laid.len() + state.unseen().len();
    i64::try_from(cards).expect("there are few cards")
}
