//! Setting up a position piece by piece.

use crate::colour::{Colour, Rank};
use crate::field::Field;
use crate::game::Warcaby;
use crate::scene::piece;
use crate::setup::{Placed, Setup};
use stolik_game::kit::Place;
use stolik_game::{Dial, Editing, Message, Show, Sort, Spot};

/// What can be placed.
const SORTS: [(Colour, Rank); 4] = [
    (Colour::Light, Rank::Man),
    (Colour::Light, Rank::King),
    (Colour::Dark, Rank::Man),
    (Colour::Dark, Rank::King),
];
/// The longest streak of kings alone that the editor offers; a text may say more.
const LONGEST_STREAK: i64 = 200;

impl Editing for Warcaby {
    fn sorts(&self) -> Vec<Sort> {
        let sort = |sort| {
            let (look, owner, name) = piece(sort);
            Sort::piece(look.0, owner, name)
        };
        SORTS.into_iter().map(sort).collect()
    }

    fn bare_setup(&self) -> Setup {
        Setup::default()
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        let stands = |piece: &Placed| {
            let sort = SORTS.iter().position(|sort| *sort == (piece.colour, piece.rank))?;
            Some((piece.place.square::<Field>()?.spot(), sort))
        };
        setup.pieces.iter().filter_map(stands).collect()
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        let Some(place) = Field::of_spot(spot).map(Place::of) else { return };
        setup.pieces.retain(|piece| piece.place != place);
        if let Some(&(colour, rank)) = sort.and_then(|sort| SORTS.get(sort)) {
            setup.pieces.push(Placed { place, colour, rank });
            setup.pieces.sort_by_key(|piece| (piece.colour, piece.place));
        }
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        let sides = Colour::ALL.map(|colour| self.side_name(colour.side())).to_vec();
        vec![
            Dial::one_of("turn", Message::new("editor-dial-turn"), setup.turn.side().0, sides),
            Dial::number("streak", Message::new("warcaby-dial-streak"), setup.king_streak, LONGEST_STREAK),
        ]
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, _of: u8, value: i64) {
        match id {
            "turn" => setup.turn = if value == 0 { Colour::Light } else { Colour::Dark },
            "streak" => setup.king_streak = u16::try_from(value).unwrap_or(u16::MAX),
            _ => {}
        }
    }
}
