//! Why a field cannot be taken.

use crate::cost::{Cost, Defence};
use crate::field::Field;
use crate::spots::{any_name, spot_of};
use stolik_game::{Article, Message, Side, Spot};

/// Why a field cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such field and no such button.
    OffBoard(Spot),
    /// The field is the seat's own already.
    Own(Field),
    /// No morale is left.
    Spent(Field),
    /// Another seat started there, and this is the first turn.
    StartField {
        /// The field.
        field: Field,
        /// Who started there.
        side: Side,
    },
    /// The field does not touch the State as it is now.
    NoPath {
        /// The field.
        field: Field,
        /// What it would cost.
        cost: Cost,
    },
    /// The field costs more than what is left.
    TooDear {
        /// The field.
        field: Field,
        /// What it costs.
        cost: Cost,
        /// The morale left.
        morale: u8,
    },
    /// Something is chosen already; nothing can follow.
    Complete(Spot),
}

impl stolik_game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::OffBoard(_) => "off-board",
            Refusal::Own(_) => "own",
            Refusal::Spent(_) => "spent",
            Refusal::StartField { .. } => "start-field",
            Refusal::NoPath { .. } => "no-path",
            Refusal::TooDear { .. } => "too-dear",
            Refusal::Complete(_) => "past-end",
        }
    }

    fn article(&self) -> Article {
        Article(match self {
            Refusal::OffBoard(_) => "C1",
            Refusal::Own(_) => "BR17",
            Refusal::Spent(_) => "C10",
            Refusal::StartField { .. } => "C16",
            Refusal::TooDear { cost: Cost { defence: Some(_), .. }, .. } => "C15",
            // A free field that is too dear costs two: who has a point can afford what costs one.
            Refusal::NoPath { .. } | Refusal::TooDear { .. } => "C14",
            Refusal::Complete(_) => "BR4",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        match self {
            Refusal::OffBoard(spot) | Refusal::Complete(spot) => vec![*spot],
            Refusal::Own(field)
            | Refusal::Spent(field)
            | Refusal::StartField { field, .. }
            | Refusal::NoPath { field, .. }
            | Refusal::TooDear { field, .. } => vec![spot_of(*field)],
        }
    }

    fn message(&self) -> Message {
        let on = |key, field: &Field| Message::new(key).with("field", field.to_string());
        let total = |cost: &Cost| i64::from(cost.total());
        match self {
            Refusal::OffBoard(spot) => {
                Message::new("battle-royale-refusal-off-board").with("field", any_name(*spot))
            }
            Refusal::Own(field) => on("battle-royale-refusal-own", field),
            Refusal::Spent(field) => on("battle-royale-refusal-spent", field),
            Refusal::StartField { field, side } => {
                on("battle-royale-refusal-start-field", field).with("side", *side)
            }
            Refusal::NoPath { field, cost } => {
                on("battle-royale-refusal-no-path", field).with("count", total(cost))
            }
            Refusal::TooDear { field, cost: cost @ Cost { defence: None, .. }, morale } => {
                on("battle-royale-refusal-too-dear-free", field)
                    .with("count", total(cost))
                    .with("left", i64::from(*morale))
            }
            Refusal::TooDear { field, cost: cost @ Cost { base, defence: Some(defence) }, morale } => {
                let Defence { owner, companions } = defence;
                on("battle-royale-refusal-too-dear", field)
                    .with("count", total(cost))
                    .with("base", i64::from(*base))
                    .with("side", Side(owner.0))
                    .with("companions", i64::from(*companions))
                    .with("left", i64::from(*morale))
            }
            Refusal::Complete(spot) => {
                Message::new("battle-royale-refusal-past-end").with("field", any_name(*spot))
            }
        }
    }
}
