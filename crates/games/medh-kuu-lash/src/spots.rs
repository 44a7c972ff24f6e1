//! What can be touched: fields, buttons, and the two things that are neither.

use crate::field::Field;
use stolik_game::Spot;

/// The button that rolls the dice.
pub(crate) const ROLL: Spot = Spot::Button(0);
/// The button that gives up the move.
pub(crate) const PASS: Spot = Spot::Button(1);
/// The button for when nothing can be done.
pub(crate) const NOTHING: Spot = Spot::Button(2);
/// The board's drawing, which lies under everything.
pub(crate) const BOARD: Spot = Spot::Token(0);
/// The place of a pushed piece while somebody chooses where it pushes on.
pub(crate) const PUSHED: Spot = Spot::Token(1);

/// Everything that has a name and is no field.
const NAMED: [(Spot, &str); 5] =
    [(ROLL, "roll"), (PASS, "pass"), (NOTHING, "nothing"), (BOARD, "board"), (PUSHED, "pushed")];

/// The spot of a field.
pub(crate) const fn spot_of(field: Field) -> Spot {
    Spot::Field(field.index() as u16)
}

/// The field of a spot; none if it is something else.
pub(crate) fn field_of(spot: Spot) -> Option<Field> {
    match spot {
        Spot::Field(number) => Field::of_index(u8::try_from(number).ok()?),
        Spot::Token(_) | Spot::Card(_) | Spot::Button(_) => None,
    }
}

/// The name of any spot, also of one that there is not.
pub(crate) fn name_of(spot: Spot) -> String {
    if let Some(field) = field_of(spot) {
        return field.to_string();
    }
    let named = NAMED.iter().find(|(known, _)| *known == spot);
    named.map_or_else(|| format!("{spot:?}"), |(_, name)| (*name).to_owned())
}

/// The spot of this name.
pub(crate) fn spot_named(name: &str) -> Option<Spot> {
    let named = NAMED.iter().find(|(_, known)| *known == name);
    named.map(|(spot, _)| *spot).or_else(|| name.parse().ok().map(spot_of))
}
