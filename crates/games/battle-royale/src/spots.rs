//! What can be touched: the fields, and the button that ends the turn.

use crate::field::Field;
use stolik_game::Spot;

/// Ends the turn.
pub(crate) const BUTTON_END: Spot = Spot::Button(0);
/// Its name, which is also the text of the action.
pub(crate) const END: &str = "end";

/// The spot of a field.
pub(crate) fn spot_of(field: Field) -> Spot {
    Spot::Field(field.number().into())
}

/// The field of a spot.
pub(crate) fn field_of(spot: Spot) -> Option<Field> {
    match spot {
        Spot::Field(number) => Field::from_number(u8::try_from(number).ok()?),
        Spot::Token(_) | Spot::Card(_) | Spot::Button(_) => None,
    }
}

/// A name for any spot, also for the message that there is no such one.
pub(crate) fn any_name(spot: Spot) -> String {
    match (spot, field_of(spot)) {
        (_, Some(field)) => field.to_string(),
        (BUTTON_END, _) => END.to_owned(),
        _ => format!("{spot:?}"),
    }
}

/// Fields with their names, for a message.
pub(crate) fn names(fields: impl IntoIterator<Item = Field>) -> Vec<(Spot, String)> {
    fields.into_iter().map(|field| (spot_of(field), field.to_string())).collect()
}
