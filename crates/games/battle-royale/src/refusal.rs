//! Why a field cannot be taken.

use crate::field::{Field, name_of};
use stolik_game::{Side, Spot};

stolik_game::refusals! {
    /// Why a field cannot be taken.
    Refusal in "battle-royale-refusal-", spots named by name_of {
        /// There is no such field and no such button.
        OffBoard(field: Spot) = "C1";
        /// The field is the seat's own already.
        Own(field: Field) = "BR17";
        /// No morale is left.
        Spent(field: Field) = "C10";
        /// This side started there, and this is the first turn.
        StartField(field: Field, side: Side) = "C16";
        /// The field, which would cost so much, does not touch the State as it is now.
        NoPath(field: Field, count: u8) = "C14";
        /// The field costs more than what is left: for the way, and for its owner and those around it.
        TooDear(field: Field, count: u8, base: u8, side: Side, companions: u8, left: u8) = "C15";
        /// A free field costs more than what is left: two, for who has a point can afford what costs one.
        TooDearFree(field: Field, count: u8, left: u8) = "C14", coded "too-dear";
        /// Something is chosen already; nothing can follow.
        PastEnd(field: Spot) = "BR4";
    }
}
