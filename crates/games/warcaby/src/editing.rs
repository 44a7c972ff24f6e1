//! Setting up a position piece by piece.

use crate::colour::{Colour, Rank};
use crate::field::Field;
use crate::game::side_of;
use crate::setup::{Place, Placed, Setup};
use crate::spots::{field_of, spot_of};
use stolik_game::scene::Owner;
use stolik_game::{Dial, Message, Sort, Spot};

/// What can be placed.
const SORTS: [(Colour, Rank); 4] = [
    (Colour::Light, Rank::Man),
    (Colour::Light, Rank::King),
    (Colour::Dark, Rank::Man),
    (Colour::Dark, Rank::King),
];
/// The longest streak of kings alone that the editor offers; a text may say more.
const LONGEST_STREAK: i64 = 200;

pub(crate) fn sorts() -> Vec<Sort> {
    let sort = |(colour, rank)| {
        let (look, key) = match (colour, rank) {
            (Colour::Light, Rank::Man) => ("draughts-man", "warcaby-token-light-man"),
            (Colour::Light, Rank::King) => ("draughts-king", "warcaby-token-light-king"),
            (Colour::Dark, Rank::Man) => ("draughts-man", "warcaby-token-dark-man"),
            (Colour::Dark, Rank::King) => ("draughts-king", "warcaby-token-dark-king"),
        };
        let owner = if colour == Colour::Light { Owner::Light } else { Owner::Dark };
        Sort::piece(look, owner, Message::new(key))
    };
    SORTS.into_iter().map(sort).collect()
}

pub(crate) fn standing(setup: &Setup) -> Vec<(Spot, usize)> {
    let stands = |piece: &Placed| {
        let field = Field::new(piece.place.column, piece.place.row)?;
        let sort = SORTS.iter().position(|sort| *sort == (piece.colour, piece.rank))?;
        Some((spot_of(field), sort))
    };
    setup.pieces.iter().filter_map(stands).collect()
}

pub(crate) fn put(setup: &mut Setup, spot: Spot, sort: Option<usize>) {
    let Some(field) = field_of(spot) else { return };
    let place = Place::from(field);
    setup.pieces.retain(|piece| piece.place != place);
    if let Some(&(colour, rank)) = sort.and_then(|sort| SORTS.get(sort)) {
        setup.pieces.push(Placed { place, colour, rank });
        setup.pieces.sort_by_key(|piece| (piece.colour, piece.place));
    }
}

pub(crate) fn dials(setup: &Setup) -> Vec<Dial> {
    let sides = ["warcaby-side-light", "warcaby-side-dark"].map(Message::new).to_vec();
    vec![
        Dial::one_of("turn", Message::new("editor-dial-turn"), side_of(setup.turn).0, sides),
        Dial::number("streak", Message::new("warcaby-dial-streak"), setup.king_streak, LONGEST_STREAK),
    ]
}

pub(crate) fn turn_dial(setup: &mut Setup, id: &str, value: i64) {
    match id {
        "turn" => setup.turn = if value == 0 { Colour::Light } else { Colour::Dark },
        "streak" => setup.king_streak = u16::try_from(value).unwrap_or(u16::MAX),
        _ => {}
    }
}
