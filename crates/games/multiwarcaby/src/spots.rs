//! Fields and buttons as spots that can be touched.

use crate::field::{Field, MOST};
use stolik_game::Spot;

/// The button that ends a move though its piece could jump on.
pub(crate) const STOP: Spot = Spot::Button(0);
/// The button that leaves out the second move.
pub(crate) const SKIP: Spot = Spot::Button(1);

/// Spots count the fields of the larger board row by row, on the smaller one too.
const STRIDE: u16 = MOST as u16;

/// The spot of a field.
pub(crate) fn spot_of(field: Field) -> Spot {
    Spot::Field(u16::from(field.row()) * STRIDE + u16::from(field.column()))
}

/// The field of a spot; none beyond I9.
pub(crate) fn field_of(spot: Spot) -> Option<Field> {
    match spot {
        Spot::Field(number) => {
            let row = u8::try_from(number / STRIDE).ok()?;
            Field::new((number % STRIDE) as u8, row)
        }
        Spot::Token(_) | Spot::Card(_) | Spot::Button(_) => None,
    }
}

/// A name for any spot, also for the message that there is no such one.
pub(crate) fn any_name(spot: Spot) -> String {
    match (spot, field_of(spot)) {
        (STOP, _) => "stop".to_owned(),
        (SKIP, _) => "skip".to_owned(),
        (_, Some(field)) => field.to_string(),
        (_, None) => format!("{spot:?}"),
    }
}
