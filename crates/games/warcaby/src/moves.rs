//! A whole move.

use crate::field::Field;
use crate::fields::Fields;

/// A whole move: a step, or a capture with all its jumps.
///
/// Captures are equal if they lead from the same field to the same field and take the same pieces; in which
/// order, and where a king halts on the way, makes no difference to what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Field,
    /// Where it ends; after a capture, this may be where it stood.
    pub to: Field,
    /// The pieces taken; none in a step.
    pub captured: Fields,
}

impl Move {
    /// Whether pieces are taken.
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// The fields of the pieces taken, from row 1 up and from column A on.
    pub fn captured_fields(&self) -> impl Iterator<Item = Field> + use<> {
        let like_a1 = self.from.like_a1();
        self.captured.singles().map(move |piece| Field::lowest(piece, like_a1))
    }
}
