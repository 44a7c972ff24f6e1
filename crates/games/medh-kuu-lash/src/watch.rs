//! Who looks on while an action is played.

use crate::{Colour, Field};

/// Somebody who is told what moves. Search tells nobody and pays nothing; news and walks listen.
pub(crate) trait Watch {
    /// A piece goes from field to field; what stood there stands there still.
    fn goes(&mut self, _from: Field, _to: Field) {}
    /// A piece is pushed off a peak, and which way it pushes on is still to be chosen.
    fn waits(&mut self, _peak: Field) {}
    /// The waiting piece goes to its morning.
    fn arrives(&mut self, _morning: Field) {}
    /// Everything from one column up to another goes one morning on.
    fn shifts(&mut self, _from: u8, _to: u8) {}
    /// A piece is captured or removed.
    fn leaves(&mut self, _field: Field, _colour: Colour) {}
    /// A piece is put on the board.
    fn appears(&mut self, _field: Field) {}
}

/// Nobody looks on.
pub(crate) struct Nobody;

impl Watch for Nobody {}
