//! Why a move is not possible.

use crate::field::Field;
use crate::spots::{any_name, spot_of};
use stolik_game::{Arg, Article, Message, Spot};

/// Why a move, or a field of a move, is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such field on this board.
    OffBoard(Spot),
    /// A light field: nothing ever stands there.
    Light(Field),
    /// Nothing stands there.
    Empty(Field),
    /// The other side's piece stands there.
    NotYours(Field),
    /// The piece cannot move.
    NoMove(Field),
    /// The field is taken.
    Occupied(Hop),
    /// The fields do not lie on one diagonal.
    NotDiagonal(Hop),
    /// Men step only forward.
    Backwards(Hop),
    /// A man steps to the next field and jumps to the one after it.
    TooFar(Hop),
    /// There is nothing to take on the way.
    NothingToTake(Hop),
    /// Something stands in the way: an own piece, or two pieces in a row.
    Blocked(Hop, Vec<Field>),
    /// A piece may not be jumped twice.
    Twice(Hop, Field),
    /// With `king_landing = next` the king lands right behind the piece it takes: on this field.
    LandsNext(Hop, Field),
    /// There is a capture, so one must be made.
    MustCapture {
        /// What was asked for.
        asked: Vec<Field>,
        /// How many pieces must be taken.
        count: u32,
        /// The pieces that can take them.
        pieces: Vec<Field>,
    },
    /// Another capture takes more.
    MustTakeMost {
        /// What was asked for.
        asked: Vec<Field>,
        /// How many pieces must be taken.
        most: u32,
        /// How many this way would take at most.
        taken: u32,
        /// The pieces that can take the most.
        pieces: Vec<Field>,
    },
    /// The capture is not complete.
    MustGoOn {
        /// Where the piece stands.
        at: Field,
        /// How many pieces it must still take.
        count: u32,
    },
    /// The move is complete; no field can follow.
    Complete(Field),
    /// The text fits several moves.
    Ambiguous {
        /// From where.
        from: Field,
        /// To where.
        to: Field,
        /// The moves it fits, each in full.
        choices: Vec<String>,
    },
}

/// One step or jump of a move that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    /// From where.
    pub from: Field,
    /// To where.
    pub to: Field,
}

impl stolik_game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::OffBoard(_) => "off-board",
            Refusal::Light(_) => "not-dark",
            Refusal::Empty(_) => "empty",
            Refusal::NotYours(_) => "not-yours",
            Refusal::NoMove(_) => "no-move",
            Refusal::Occupied(_) => "occupied",
            Refusal::NotDiagonal(_) => "not-diagonal",
            Refusal::Backwards(_) => "backwards",
            Refusal::TooFar(_) => "too-far",
            Refusal::NothingToTake(_) => "nothing-to-take",
            Refusal::Blocked(..) => "blocked",
            Refusal::Twice(..) => "twice",
            Refusal::LandsNext(..) => "lands-next",
            Refusal::MustCapture { .. } => "must-capture",
            Refusal::MustTakeMost { .. } => "must-take-most",
            Refusal::MustGoOn { .. } => "must-go-on",
            Refusal::Complete(_) => "past-end",
            Refusal::Ambiguous { .. } => "ambiguous",
        }
    }

    fn article(&self) -> Article {
        Article(match self {
            Refusal::OffBoard(_) => "W2",
            Refusal::Light(_) => "W3",
            Refusal::Empty(_) | Refusal::NotYours(_) => "W4",
            Refusal::NoMove(_)
            | Refusal::NotDiagonal(_)
            | Refusal::Backwards(_)
            | Refusal::TooFar(_)
            | Refusal::Complete(_) => "W5",
            Refusal::Occupied(_) | Refusal::NothingToTake(_) | Refusal::Blocked(..) => "W7",
            Refusal::Twice(..) => "WA6",
            Refusal::LandsNext(..) => "WA7",
            Refusal::MustCapture { .. } | Refusal::MustTakeMost { .. } => "W6",
            Refusal::MustGoOn { .. } | Refusal::Ambiguous { .. } => "WA8",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        let of = |fields: &[Field]| fields.iter().map(|&field| spot_of(field)).collect();
        match self {
            Refusal::OffBoard(spot) => vec![*spot],
            Refusal::Light(field)
            | Refusal::Empty(field)
            | Refusal::NotYours(field)
            | Refusal::NoMove(field)
            | Refusal::Complete(field)
            | Refusal::MustGoOn { at: field, .. } => of(&[*field]),
            Refusal::Occupied(hop)
            | Refusal::NotDiagonal(hop)
            | Refusal::Backwards(hop)
            | Refusal::TooFar(hop)
            | Refusal::NothingToTake(hop) => of(&[hop.to, hop.from]),
            Refusal::Blocked(hop, by) => of(&[&[hop.to, hop.from], by.as_slice()].concat()),
            Refusal::Twice(hop, field) | Refusal::LandsNext(hop, field) => of(&[hop.to, hop.from, *field]),
            Refusal::MustCapture { asked, pieces, .. } | Refusal::MustTakeMost { asked, pieces, .. } => {
                let asked = asked.iter().rev();
                asked.chain(pieces).map(|&field| spot_of(field)).collect()
            }
            Refusal::Ambiguous { from, to, .. } => of(&[*to, *from]),
        }
    }

    fn message(&self) -> Message {
        let on = |key, field: &Field| Message::new(key).with("field", field.to_string());
        let hop = |key, hop: &Hop| {
            Message::new(key).with("from", hop.from.to_string()).with("to", hop.to.to_string())
        };
        match self {
            Refusal::OffBoard(spot) => {
                Message::new("warcaby-refusal-off-board").with("field", any_name(*spot))
            }
            Refusal::Light(field) => on("warcaby-refusal-not-dark", field),
            Refusal::Empty(field) => on("warcaby-refusal-empty", field),
            Refusal::NotYours(field) => on("warcaby-refusal-not-yours", field),
            Refusal::NoMove(field) => on("warcaby-refusal-no-move", field),
            Refusal::Complete(field) => on("warcaby-refusal-past-end", field),
            Refusal::Occupied(h) => hop("warcaby-refusal-occupied", h).with("field", h.to.to_string()),
            Refusal::NotDiagonal(h) => hop("warcaby-refusal-not-diagonal", h),
            Refusal::Backwards(h) => hop("warcaby-refusal-backwards", h),
            Refusal::TooFar(h) => hop("warcaby-refusal-too-far", h),
            Refusal::NothingToTake(h) => hop("warcaby-refusal-nothing-to-take", h),
            Refusal::Blocked(h, by) => hop("warcaby-refusal-blocked", h).with("spots", names(by)),
            Refusal::Twice(_, field) => on("warcaby-refusal-twice", field),
            Refusal::LandsNext(_, field) => on("warcaby-refusal-lands-next", field),
            Refusal::MustCapture { count, pieces, .. } => Message::new("warcaby-refusal-must-capture")
                .with("count", i64::from(*count))
                .with("fields", names(pieces)),
            Refusal::MustTakeMost { asked, most, taken, pieces } => {
                // Of a piece alone it is said what the piece can take, of a path what the path can.
                let less = match asked.as_slice() {
                    [from] => on("warcaby-refusal-must-take-most", from),
                    _ => Message::new("warcaby-refusal-way-takes-less"),
                };
                less.with("count", i64::from(*most))
                    .with("taken", i64::from(*taken))
                    .with("fields", names(pieces))
            }
            Refusal::MustGoOn { at, count } => {
                on("warcaby-refusal-must-go-on", at).with("count", i64::from(*count))
            }
            Refusal::Ambiguous { from, to, choices } => Message::new("warcaby-refusal-ambiguous")
                .with("from", from.to_string())
                .with("to", to.to_string())
                .with("choices", choices.iter().map(|text| Arg::from(text.as_str())).collect::<Vec<_>>()),
        }
    }
}

/// Fields with their names, for a message.
pub(crate) fn names(fields: &[Field]) -> Vec<(Spot, String)> {
    fields.iter().map(|&field| (spot_of(field), field.to_string())).collect()
}
