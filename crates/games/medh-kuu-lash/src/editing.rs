//! Setting up a position piece by piece.

use crate::{Colour, Field, MedhKuuLash, Moment, Place, Placed, Setup};
use stolik_game::kit::Located;
use stolik_game::{Dial, Editing, Message, Sort, Spot};

impl Editing for MedhKuuLash {
    fn sorts(&self) -> Vec<Sort> {
        Colour::ALL.map(|colour| Sort::piece(colour.look(), colour.owner(), colour.piece())).to_vec()
    }

    fn bare_setup(&self) -> Setup {
        Setup::default()
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        let stands = |piece: &Placed| Some((piece.place.field()?.spot(), piece.colour as usize));
        setup.pieces.iter().filter_map(stands).collect()
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        let Some(place) = Field::of_spot(spot).map(Place::of) else { return };
        setup.pieces.retain(|piece| piece.place != place);
        if let Some(&colour) = sort.and_then(|sort| Colour::ALL.get(sort)) {
            setup.pieces.push(Placed { place, colour });
            setup.sort();
        }
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        let sides = Colour::ALL.map(Colour::name).to_vec();
        vec![
            Dial::one_of("turn", Message::new("editor-dial-turn"), setup.turn as u8, sides),
            Dial::number("turns", Message::new("medh-kuu-lash-dial-turns"), setup.turns, 1000),
        ]
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, _of: u8, value: i64) {
        match id {
            "turn" => {
                setup.turn = Colour::of(u8::from(value != 0));
                setup.moment = Moment::Before;
            }
            "turns" => setup.turns = u16::try_from(value).unwrap_or(u16::MAX),
            _ => {}
        }
    }
}
