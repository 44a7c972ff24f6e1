//! How a game is written down.

use crate::{Message, Rules, Seat, Spot, Value, ValueError};

/// The text forms of a game: actions, chance outcomes, positions, spots.
///
/// Outside text passes three gates, each with an error of its own: [`parse_action`](Notation::parse_action) (is it
/// the form of an action?), [`resolve`](Notation::resolve) (which action here?), [`Rules::play`] (is it legal now?).
///
/// A text form of an action or a chance outcome has no white space and no braces, is not empty, and does not begin with
/// `(`, `[`, `#`, or with digits and a dot or colon: so a record can print a turn on one line. Position texts have no
/// braces and no line breaks.
pub trait Notation: Rules {
    /// An action as a person writes it, not yet tied to a position: it may leave out what the position tells.
    type Request: Clone + Eq + std::fmt::Debug;

    /// First gate: the form.
    fn parse_action(&self, text: &str) -> Result<Self::Request, ParseError>;
    /// Second gate: the action that is meant here. A request that fits none, or several, is refused with the reason.
    fn resolve(
        &self,
        state: &Self::State,
        seat: Seat,
        request: &Self::Request,
    ) -> Result<Self::Action, Self::Refusal>;
    /// The text form of a legal action here; parsed and resolved here it gives the action again.
    fn action_text(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> String;
    /// The parts of an action as plain data.
    fn action_value(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Value;

    /// The text form of a chance outcome.
    fn chance_text(&self, outcome: &Self::Chance) -> String;
    /// Reads a chance outcome.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, ParseError>;

    /// What each seat rolls or draws in an outcome that may come up here, one face at a time, for a comparison of what was
    /// rolled with what could be expected. A lot that decides who begins is nobody's.
    fn faces(&self, _state: &Self::State, _outcome: &Self::Chance) -> Vec<(Seat, String)> {
        Vec::new()
    }

    /// A position as text, on one line.
    fn setup_text(&self, setup: &Self::Setup) -> String;
    /// Reads a position; faults in what it says are found by [`Rules::set_up`].
    fn parse_setup(&self, text: &str) -> Result<Self::Setup, ParseError>;
    /// A position as plain data.
    fn setup_value(&self, setup: &Self::Setup) -> Value;
    /// Reads a position from plain data.
    fn setup_from_value(&self, value: &Value) -> Result<Self::Setup, ValueError>;

    /// The name of a spot: `C3`, `end`.
    fn spot_name(&self, spot: Spot) -> String;
    /// The spot of this name.
    fn spot_named(&self, name: &str) -> Option<Spot>;
}

/// Text that is not of the form expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where, in characters from 0.
    pub at: usize,
    /// What is wrong and what would be right.
    pub message: Message,
}

impl ParseError {
    /// Something is wrong at this character.
    pub fn new(at: usize, message: Message) -> ParseError {
        ParseError { at, message }
    }
}
