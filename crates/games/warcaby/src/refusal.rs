//! Why a move is not possible.

use crate::field::Field;
use stolik_game::Spot;
use stolik_game::kit::{Hop, Said, Touched, spot_name};

stolik_game::refusals! {
    /// Why a move, or a field of a move, is not possible.
    Refusal in "warcaby-refusal-", spots named by name_of {
        /// There is no such field on this board.
        OffBoard(field: Spot) = "W2";
        /// A light field: nothing ever stands there.
        NotDark(field: Field) = "W3";
        /// Nothing stands there.
        Empty(field: Field) = "W4";
        /// The other side's piece stands there.
        NotYours(field: Field) = "W4";
        /// The piece cannot move.
        NoMove(field: Field) = "W5";
        /// The field is taken.
        Occupied(hop: Hop<Field>, field: Said<Field>) = "W7";
        /// The fields do not lie on one diagonal.
        NotDiagonal(hop: Hop<Field>) = "W5";
        /// Men step only forward.
        Backwards(hop: Hop<Field>) = "W5";
        /// A man steps to the next field and jumps to the one after it.
        TooFar(hop: Hop<Field>) = "W5";
        /// There is nothing to take on the way.
        NothingToTake(hop: Hop<Field>) = "W7";
        /// Something stands in the way: an own piece, or two pieces in a row.
        Blocked(hop: Hop<Field>, spots: Vec<Field>) = "W7";
        /// A piece may not be jumped twice.
        Twice(hop: Touched<Hop<Field>>, field: Field) = "WA6";
        /// With `king_landing = next` the king lands right behind the piece it takes: on this field.
        LandsNext(hop: Touched<Hop<Field>>, field: Field) = "WA7";
        /// There is a capture, so one must be made: of so many pieces, by one of these.
        MustCapture(asked: Touched<Vec<Field>>, count: u32, fields: Vec<Field>) = "W6";
        /// Other pieces, these, must take so many; this one takes fewer.
        MustTakeMost(field: Field, count: u32, taken: u32, fields: Vec<Field>) = "W6";
        /// So many must be taken, by one of these pieces; the way that was asked for takes fewer.
        WayTakesLess(asked: Touched<Vec<Field>>, count: u32, taken: u32, fields: Vec<Field>) = "W6",
            coded "must-take-most";
        /// The capture is not complete: from here the piece must take so many more.
        MustGoOn(field: Field, count: u32) = "WA8";
        /// The move is complete; no field can follow.
        PastEnd(field: Field) = "W5";
        /// The text fits several moves: these, each in full.
        Ambiguous(hop: Hop<Field>, choices: Vec<String>) = "WA8";
    }
}

/// A name for any spot, also for the message that there is no such field.
pub(crate) fn name_of(spot: Spot) -> String {
    spot_name::<Field>(spot, &[])
}
