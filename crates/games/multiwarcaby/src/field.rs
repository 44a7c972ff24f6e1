//! Fields, sets of them, and what can be touched.
//!
//! A row has ten bits, nine for its fields and one that is never a field. A step to any of the eight neighbours is
//! a shift by 1, 9, 10 or 11 bits; one that leaves the board sideways ends on a tenth bit, one that leaves it below
//! or above falls off or ends beyond row 9. So masking with the fields of the board, which every rule does anyway,
//! is all the care the edges need.

use stolik_game::{Spot, kit};

stolik_game::squares! {
    /// A field of the larger board, A1 to I9 (M2). Fields are ordered by row, then by column.
    Field, "a field like C3";
    /// A set of fields: the whole board as bits of one word.
    Fields(u128); 9 columns, 9 rows, 10 bits
}

/// The bits from a field to the one above it.
pub(crate) const ROW: u32 = 10;

/// The four axes of the eight directions (M11), as the bits of a step: along a row, along the two diagonals and along
/// a column.
pub(crate) const AXES: [u32; 4] = [1, ROW - 1, ROW, ROW + 1];

/// The button that ends a move though its piece could jump on.
pub(crate) const STOP: Spot = Spot::Button(0);
/// The button that leaves out the second move.
pub(crate) const SKIP: Spot = Spot::Button(1);
/// Their names.
pub(crate) const BUTTONS: [&str; 2] = ["stop", "skip"];

/// A name for any spot, also for the message that there is no such one.
pub(crate) fn name_of(spot: Spot) -> String {
    kit::spot_name::<Field>(spot, &BUTTONS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_on_the_board_or_leave_all_fields() {
        for field in Field::all() {
            for (bits, (right, up)) in AXES.into_iter().zip([(1, 0), (-1, 1), (0, 1), (1, 1)]) {
                let beside = |right: i8, up: i8| {
                    let column = field.column().checked_add_signed(right)?;
                    let row = field.row().checked_add_signed(up)?;
                    Field::new(column, row)
                };
                let expected = |right, up| beside(right, up).map_or(Fields::NONE, Field::alone);
                assert_eq!(field.alone().up(bits) & Fields::ALL, expected(right, up), "{field} {bits}");
                assert_eq!(field.alone().down(bits) & Fields::ALL, expected(-right, -up), "{field} -{bits}");
            }
        }
    }
}
