//! Why an action, or a touched spot, is not possible.

use crate::action::Hop;
use crate::field::Field;
use crate::spots::{any_name, spot_of};
use stolik_game::{Article, Message, Spot};

/// Why an action, or a touched spot, is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such field, and no such button.
    NoSuchSpot(Spot),
    /// The field is not on the small board.
    OuterRing(Field),
    /// Nothing stands there.
    Empty(Field),
    /// The piece can neither be shifted nor jump.
    Stuck(Field),
    /// The piece would stay where it is.
    Stays(Field),
    /// A piece stands where it would go.
    Occupied(Hop),
    /// It is in none of the eight directions.
    NoDirection(Hop),
    /// A shift goes one field, a jump two.
    TooFar(Hop),
    /// A jump goes over one piece, and several stand on the way.
    Row(Hop, Vec<Field>),
    /// There is no piece to jump over.
    NothingToJump(Hop),
    /// It is a jump, and was asked for as a shift.
    IsJump(Hop),
    /// It is a shift, and was asked for as a jump.
    IsShift(Hop),
    /// After a jump the piece may only jump on.
    ShiftAfterJump(Hop),
    /// A piece is in the middle of its move: it jumps on or stops.
    InChain {
        /// What was touched or asked for.
        asked: Field,
        /// Where the piece stands.
        piece: Field,
    },
    /// A further jump was asked for, and no piece is in the middle of its move.
    NoChain(Field),
    /// There is no move to stop.
    NothingToStop,
    /// A turn cannot be skipped as a whole.
    SkipsTurn,
    /// The second move must be made.
    SecondRequired,
    /// The first move is not finished: the piece here can still jump.
    StopFirst(Field),
    /// A piece is chosen, so a field must follow.
    PieceChosen(Field),
    /// The move is complete; nothing can follow.
    Complete(Spot),
}

impl stolik_game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NoSuchSpot(_) => "no-such-spot",
            Refusal::OuterRing(_) => "outer-ring",
            Refusal::Empty(_) => "empty",
            Refusal::Stuck(_) => "stuck",
            Refusal::Stays(_) => "stays",
            Refusal::Occupied(_) => "occupied",
            Refusal::NoDirection(_) => "no-direction",
            Refusal::TooFar(_) => "too-far",
            Refusal::Row(..) => "row",
            Refusal::NothingToJump(_) => "nothing-to-jump",
            Refusal::IsJump(_) => "is-jump",
            Refusal::IsShift(_) => "is-shift",
            Refusal::ShiftAfterJump(_) => "shift-after-jump",
            Refusal::InChain { .. } => "in-chain",
            Refusal::NoChain(_) => "no-chain",
            Refusal::NothingToStop => "nothing-to-stop",
            Refusal::SkipsTurn => "skips-turn",
            Refusal::SecondRequired => "second-required",
            Refusal::StopFirst(_) => "stop-first",
            Refusal::PieceChosen(_) => "piece-chosen",
            Refusal::Complete(_) => "past-end",
        }
    }

    fn article(&self) -> Article {
        Article(match self {
            Refusal::NoSuchSpot(_) => "M2",
            Refusal::OuterRing(_) => "MW16",
            Refusal::Empty(_)
            | Refusal::Stuck(_)
            | Refusal::Stays(_)
            | Refusal::TooFar(_)
            | Refusal::IsJump(_)
            | Refusal::IsShift(_)
            | Refusal::PieceChosen(_)
            | Refusal::Complete(_) => "M8",
            Refusal::NoDirection(_) => "M11",
            Refusal::Occupied(_) | Refusal::Row(..) | Refusal::NothingToJump(_) => "MW9",
            Refusal::ShiftAfterJump(_) => "MW8",
            Refusal::InChain { .. }
            | Refusal::NoChain(_)
            | Refusal::NothingToStop
            | Refusal::StopFirst(_) => "MW7",
            Refusal::SkipsTurn => "MW4",
            Refusal::SecondRequired => "MW3",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        let of = |fields: &[Field]| fields.iter().map(|&field| spot_of(field)).collect();
        match self {
            Refusal::NoSuchSpot(spot) | Refusal::Complete(spot) => vec![*spot],
            Refusal::OuterRing(field)
            | Refusal::Empty(field)
            | Refusal::Stuck(field)
            | Refusal::Stays(field)
            | Refusal::NoChain(field)
            | Refusal::PieceChosen(field)
            | Refusal::StopFirst(field) => of(&[*field]),
            Refusal::Occupied(hop)
            | Refusal::NoDirection(hop)
            | Refusal::TooFar(hop)
            | Refusal::IsShift(hop)
            | Refusal::ShiftAfterJump(hop) => of(&[hop.to, hop.from]),
            Refusal::NothingToJump(hop) | Refusal::IsJump(hop) => of(&[hop.to, hop.from, hop.over()]),
            Refusal::Row(hop, row) => of(&[&[hop.to, hop.from], row.as_slice()].concat()),
            Refusal::InChain { asked, piece } => of(&[*asked, *piece]),
            Refusal::NothingToStop | Refusal::SkipsTurn | Refusal::SecondRequired => Vec::new(),
        }
    }

    fn message(&self) -> Message {
        let on = |key, field: &Field| Message::new(key).with("field", field.to_string());
        let hop = |key, hop: &Hop| {
            Message::new(key).with("from", hop.from.to_string()).with("to", hop.to.to_string())
        };
        match self {
            Refusal::NoSuchSpot(spot) => {
                Message::new("multiwarcaby-refusal-no-such-spot").with("spot", any_name(*spot))
            }
            Refusal::OuterRing(field) => on("multiwarcaby-refusal-outer-ring", field),
            Refusal::Empty(field) => on("multiwarcaby-refusal-empty", field),
            Refusal::Stuck(field) => on("multiwarcaby-refusal-stuck", field),
            Refusal::Stays(field) => on("multiwarcaby-refusal-stays", field),
            Refusal::Occupied(h) => hop("multiwarcaby-refusal-occupied", h),
            Refusal::NoDirection(h) => hop("multiwarcaby-refusal-no-direction", h),
            Refusal::TooFar(h) => hop("multiwarcaby-refusal-too-far", h),
            Refusal::Row(h, row) => hop("multiwarcaby-refusal-row", h).with("spots", names(row)),
            Refusal::NothingToJump(h) => {
                hop("multiwarcaby-refusal-nothing-to-jump", h).with("over", h.over().to_string())
            }
            Refusal::IsJump(h) => hop("multiwarcaby-refusal-is-jump", h).with("over", h.over().to_string()),
            Refusal::IsShift(h) => hop("multiwarcaby-refusal-is-shift", h),
            Refusal::ShiftAfterJump(h) => hop("multiwarcaby-refusal-shift-after-jump", h),
            Refusal::InChain { piece, .. } => on("multiwarcaby-refusal-in-chain", piece),
            Refusal::NoChain(field) => on("multiwarcaby-refusal-no-chain", field),
            Refusal::NothingToStop => Message::new("multiwarcaby-refusal-nothing-to-stop"),
            Refusal::SkipsTurn => Message::new("multiwarcaby-refusal-skips-turn"),
            Refusal::SecondRequired => Message::new("multiwarcaby-refusal-second-required"),
            Refusal::StopFirst(field) => on("multiwarcaby-refusal-stop-first", field),
            Refusal::PieceChosen(field) => on("multiwarcaby-refusal-piece-chosen", field),
            Refusal::Complete(spot) => {
                Message::new("multiwarcaby-refusal-past-end").with("spot", any_name(*spot))
            }
        }
    }
}

/// Fields with their names, for a message.
pub(crate) fn names(fields: &[Field]) -> Vec<(Spot, String)> {
    fields.iter().map(|&field| (spot_of(field), field.to_string())).collect()
}
