//! Fields, sets of them, and what can be touched.

use stolik_game::kit::{self, Gap, spots};
use stolik_game::{Message, Spot};

stolik_game::squares! {
    /// A field, A1 to K11 (C1).
    ///
    /// ```
    /// use stolik_battle_royale::Field;
    /// let centre: Field = "F6".parse().expect("a field");
    /// assert_eq!((centre.column(), centre.row()), (5, 5));
    /// assert_eq!(centre.to_string(), "F6");
    /// ```
    Field, "a field like F6";
    /// A set of fields, one bit each: A1 is the lowest, then along the rows.
    Fields(u128); 11 columns, 11 rows, 11 bits
}

/// The bits from a field to the one above it.
pub(crate) const UP: u32 = 11;

/// What may not step to the left, and what may not step to the right: there the next bit is in another row.
pub(crate) const COLUMN_A: Fields = column(0);
pub(crate) const COLUMN_K: Fields = column(Field::COLUMNS - 1);

const fn column(column: u8) -> Fields {
    let mut bits = 0;
    let mut row = 0;
    while row < Field::ROWS {
        bits |= 1 << (row * Field::COLUMNS + column);
        row += 1;
    }
    Fields(bits)
}

impl Fields {
    /// The fields outside the set that touch it by a side or a corner (C12).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let wide = self.0 | (self.0 & !COLUMN_K.0) << 1 | (self.0 & !COLUMN_A.0) >> 1;
        Self((wide | wide << UP | wide >> UP) & Self::ALL.0 & !self.0)
    }
}

impl Gap for Fields {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, spots(self.iter()))
    }
}

/// Ends the turn.
pub(crate) const BUTTON_END: Spot = Spot::Button(0);
/// Its name, which is also the text of the action.
pub(crate) const END: &str = "end";

/// A name for any spot, also for the message that there is no such one.
pub(crate) fn name_of(spot: Spot) -> String {
    kit::spot_name::<Field>(spot, &[END])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_c12_are_the_fields_a_king_would_reach() {
        for from in Field::all() {
            let near = |to: &Field| {
                let columns = from.column().abs_diff(to.column());
                columns.max(from.row().abs_diff(to.row())) == 1
            };
            assert_eq!(from.alone().neighbours(), Field::all().filter(near).collect(), "{from}");
        }
    }
}
