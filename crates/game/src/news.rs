//! What is told and shown of one input.

use crate::kit::Outcome;
use crate::{Message, Seat, Spot};

/// What a viewer is told and shown of one observation: a line of the log, a sentence for the live region, and what
/// moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Who acted; nobody if it was chance or time.
    pub by: Option<Seat>,
    /// The notation: the text of the action or of the chance outcome, without a record's parentheses. To others than
    /// who made it, a secret commit shows no more than that it was made.
    pub text: String,
    /// The same in words.
    pub message: Message,
    /// What moved, in order.
    pub motions: Vec<Motion>,
}

impl News {
    /// Chance has given this.
    pub fn rolled(outcome: impl Outcome, message: Message) -> News {
        let message = message.with("roll", outcome.text());
        News { by: None, text: outcome.text(), message, motions: vec![Motion::Rolls] }
    }
}

/// One thing that moves between two scenes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    /// A token goes over these spots; the first is where it stood, the last where it stands.
    Goes {
        /// The token's layer.
        layer: u8,
        /// The way.
        path: Vec<Spot>,
    },
    /// A token leaves the board.
    Leaves {
        /// The token's layer.
        layer: u8,
        /// Where it stood.
        at: Spot,
    },
    /// A token appears.
    Appears {
        /// The token's layer.
        layer: u8,
        /// Where it stands.
        at: Spot,
    },
    /// A token keeps its place and changes its look: a man becomes a king.
    Changes {
        /// The token's layer.
        layer: u8,
        /// Where it stands.
        at: Spot,
    },
    /// Dice roll or cards turn.
    Rolls,
}
