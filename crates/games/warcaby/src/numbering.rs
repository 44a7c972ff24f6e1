//! The numbers of the fields as Brazilian draughts and PDN have them: 1 is B8, 4 is H8, 5 is A7, 29 is A1, 32
//! is G1.

use crate::field::Field;
use crate::options::Board;
use crate::variant::Variant;
use stolik_game::{Message, ParseError};

/// Whether fields have numbers under these rules: on 64 fields with A1 dark.
pub(crate) fn has_numbers(rules: &Variant) -> bool {
    rules.options().board == Board::Eight && rules.options().a1_dark
}

/// A number stands where fields have none.
pub(crate) fn no_numbers(at: usize) -> ParseError {
    ParseError::new(at, Message::new("warcaby-parse-number-board"))
}

/// The field with a number from 1 to 32.
pub(crate) fn field_of(number: u32) -> Option<Field> {
    let index = u8::try_from(number).ok()?.checked_sub(1)?;
    let row = 7_u8.checked_sub(index / 4)?;
    Field::new(2 * (index % 4) + row % 2, row)
}

/// The number of a field on 64 fields with A1 dark.
pub(crate) fn number_of(field: Field) -> u32 {
    let rows_above = 7_u32.saturating_sub(field.row().into());
    4 * rows_above + u32::from(field.column()) / 2 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_run_from_the_top_left() {
        let named = [(1, "B8"), (2, "D8"), (3, "F8"), (4, "H8"), (5, "A7"), (29, "A1"), (32, "G1")];
        for (number, name) in named {
            assert_eq!(field_of(number).map(|field| field.to_string()).as_deref(), Some(name));
        }
        for number in 1..=32 {
            assert_eq!(field_of(number).map(number_of), Some(number));
        }
        assert_eq!([0, 33, 1000].map(field_of), [None; 3]);
    }
}
