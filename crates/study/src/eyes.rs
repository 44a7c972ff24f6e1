//! Whose eyes look back at a game.

use stolik_catalog::AnyPosition;
use stolik_game::scene::{Hand, Token};
use stolik_game::{Scene, Seat, Viewer};

/// Whose eyes look back at a game. Where there are secrets, a seat's eyes see what it knew at the time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Eyes {
    /// Somebody who knew everything: for games without secrets, and for games that are over.
    All,
    /// Who held this seat.
    Seat(Seat),
}

impl Eyes {
    /// The viewer whose news these eyes were told; nobody in particular for all.
    pub fn viewer(self) -> Option<Viewer> {
        match self {
            Eyes::All => None,
            Eyes::Seat(seat) => Some(Viewer::Seat(seat)),
        }
    }

    /// Whether they may see what this seat knows.
    pub fn know(self, seat: Seat) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Seat(own) => own == seat,
        }
    }

    /// What they see.
    pub fn scene(self, position: &AnyPosition) -> Scene {
        match self {
            Eyes::Seat(seat) => position.seen_by(Viewer::Seat(seat)).scene(),
            Eyes::All => open_scene(position),
        }
    }
}

/// What all seats know, laid together: what one of them alone sees stands there too.
fn open_scene(position: &AnyPosition) -> Scene {
    let game = position.game();
    if !game.keeps_secrets() {
        return position.seen_by(Viewer::Everybody).scene();
    }
    // Who is asked sees what there is to choose from.
    let asked = position.actor().seats().iter().next();
    let mut open = position.seen_by(asked.map_or(Viewer::Everybody, Viewer::Seat)).scene();
    for seat in (0..game.seats()).map(Seat) {
        let own = position.seen_by(Viewer::Seat(seat)).scene();
        let side = game.side_of(seat);
        let stands = |token: &Token, there: &[Token]| {
            there
                .iter()
                .any(|other| (other.spot, other.layer, other.look) == (token.spot, token.layer, token.look))
        };
        let news: Vec<Token> = own.tokens.into_iter().filter(|token| !stands(token, &open.tokens)).collect();
        // A covered token lies where its owner sees what it is.
        open.tokens
            .retain(|token| !news.iter().any(|own| (own.spot, own.layer) == (token.spot, token.layer)));
        open.tokens.extend(news);
        open.counters.retain(|counter| counter.side != Some(side));
        open.counters.extend(own.counters.into_iter().filter(|counter| counter.side == Some(side)));
        let hand = own.hands.into_iter().find(|hand| hand.seat == seat);
        lay_open(&mut open.hands, hand, Some(seat) == asked);
    }
    open.tokens.sort_by_key(|token| token.layer);
    for (number, token) in (0..).zip(&mut open.tokens) {
        token.id = stolik_game::scene::TokenId(number);
    }
    open
}

/// The hand as its holder sees it; only who is asked has something to touch.
fn lay_open(hands: &mut Vec<Hand>, own: Option<Hand>, is_asked: bool) {
    let Some(mut own) = own else { return };
    for card in own.cards.iter_mut().filter(|_| !is_asked) {
        card.spot = None;
    }
    match hands.iter_mut().find(|hand| hand.seat == own.seat) {
        Some(hand) => *hand = own,
        None => hands.push(own),
    }
}
