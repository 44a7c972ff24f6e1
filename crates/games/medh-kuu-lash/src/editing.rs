//! Setting up a position piece by piece.

use crate::colour::Colour;
use crate::setup::{Place, Placed, Setup};
use crate::spots::{field_of, spot_of};
use crate::state::Moment;
use stolik_game::scene::Owner;
use stolik_game::{Dial, Message, Sort, Spot};

const COLOURS: [Colour; 2] = [Colour::Green, Colour::Wooden];

pub(crate) fn sorts() -> Vec<Sort> {
    let green = ("medh-disc-green", Owner::Green, "medh-kuu-lash-token-green");
    let wooden = ("medh-disc-wood", Owner::Wood, "medh-kuu-lash-token-wooden");
    let sort = |(look, owner, key)| Sort::piece(look, owner, Message::new(key));
    [green, wooden].into_iter().map(sort).collect()
}

pub(crate) fn standing(setup: &Setup) -> Vec<(Spot, usize)> {
    let stands = |piece: &Placed| {
        let sort = COLOURS.iter().position(|colour| *colour == piece.colour)?;
        Some((spot_of(piece.place.field()?), sort))
    };
    setup.pieces.iter().filter_map(stands).collect()
}

pub(crate) fn put(setup: &mut Setup, spot: Spot, sort: Option<usize>) {
    let Some(field) = field_of(spot) else { return };
    let place = Place::from(field);
    setup.pieces.retain(|piece| piece.place != place);
    if let Some(&colour) = sort.and_then(|sort| COLOURS.get(sort)) {
        setup.pieces.push(Placed { colour, place });
        setup.pieces.sort_unstable();
    }
}

pub(crate) fn dials(setup: &Setup) -> Vec<Dial> {
    let sides = ["medh-kuu-lash-side-green", "medh-kuu-lash-side-wooden"].map(Message::new).to_vec();
    let turn = i64::from(setup.turn == Colour::Wooden);
    vec![
        Dial::one_of("turn", Message::new("editor-dial-turn"), turn, sides),
        Dial::number("turns", Message::new("medh-kuu-lash-dial-turns"), setup.turns, 1000),
    ]
}

pub(crate) fn turn_dial(setup: &mut Setup, id: &str, value: i64) {
    match id {
        "turn" => {
            setup.turn = if value == 0 { Colour::Green } else { Colour::Wooden };
            setup.moment = Moment::Before;
        }
        "turns" => setup.turns = u16::try_from(value).unwrap_or(u16::MAX),
        _ => {}
    }
}
