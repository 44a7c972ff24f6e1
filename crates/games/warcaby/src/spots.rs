//! Fields as spots that can be touched.

use crate::field::Field;
use stolik_game::Spot;

/// Spots count the fields of the larger board row by row, light fields too: a touched light field deserves a reason.
const STRIDE: u16 = 9;

/// The spot of a field.
pub(crate) fn spot_of(field: Field) -> Spot {
    Spot::Field(u16::from(field.row()) * STRIDE + u16::from(field.column()))
}

/// The field of a spot, playable or not; none beyond I9.
pub(crate) fn field_of(spot: Spot) -> Option<Field> {
    match spot {
        Spot::Field(number) => {
            let row = u8::try_from(number / STRIDE).ok()?;
            Field::new((number % STRIDE) as u8, row)
        }
        Spot::Token(_) | Spot::Card(_) | Spot::Button(_) => None,
    }
}

/// A name for any spot, for the message that there is no such field.
pub(crate) fn any_name(spot: Spot) -> String {
    match field_of(spot) {
        Some(field) => field.to_string(),
        None => format!("{spot:?}"),
    }
}
