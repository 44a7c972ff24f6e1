//! Why an action, or a touched spot, is not possible.

use crate::action::Hop;
use crate::field::{Field, name_of};
use stolik_game::Spot;
use stolik_game::kit::Touched;

stolik_game::refusals! {
    /// Why an action, or a touched spot, is not possible.
    Refusal in "multiwarcaby-refusal-", spots named by name_of {
        /// There is no such field, and no such button.
        NoSuchSpot(spot: Spot) = "M2";
        /// The field is not on the small board.
        OuterRing(field: Field) = "MW16";
        /// Nothing stands there.
        Empty(field: Field) = "M8";
        /// The piece can neither be shifted nor jump.
        Stuck(field: Field) = "M8";
        /// The piece would stay where it is.
        Stays(field: Field) = "M8";
        /// A piece stands where it would go.
        Occupied(hop: Hop) = "MW9";
        /// It is in none of the eight directions.
        NoDirection(hop: Hop) = "M11";
        /// A shift goes one field, a jump two.
        TooFar(hop: Hop) = "M8";
        /// A jump goes over one piece, and several stand on the way.
        Row(hop: Hop, spots: Vec<Field>) = "MW9";
        /// There is no piece to jump over.
        NothingToJump(hop: Hop, over: Field) = "MW9";
        /// It is a jump, and was asked for as a shift.
        IsJump(hop: Hop, over: Field) = "M8";
        /// It is a shift, and was asked for as a jump.
        IsShift(hop: Hop) = "M8";
        /// After a jump the piece may only jump on.
        ShiftAfterJump(hop: Hop) = "MW8";
        /// What is touched is not the piece here, which is in the middle of its move: it jumps on or stops.
        InChain(asked: Touched<Field>, field: Field) = "MW7";
        /// A further jump was asked for, and no piece is in the middle of its move.
        NoChain(field: Field) = "MW7";
        /// There is no move to stop.
        NothingToStop = "MW7";
        /// A turn cannot be skipped as a whole.
        SkipsTurn = "MW4";
        /// The second move must be made.
        SecondRequired = "MW3";
        /// The first move is not finished: the piece here can still jump.
        StopFirst(field: Field) = "MW7";
        /// A piece is chosen, so a field must follow.
        PieceChosen(field: Field) = "M8";
        /// The move is complete; nothing can follow.
        PastEnd(spot: Spot) = "M8";
    }
}
