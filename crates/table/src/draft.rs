//! A turn composed in private before it is sent.

use stolik_catalog::{AnyPosition, InputError};
use stolik_game::record::InputText;
use stolik_game::{Actor, Effect, Seat};

/// A turn in the making: a seat's actions on a copy of the position, taken back freely until they are sent.
///
/// A draft stops where something new would be learnt (a roll, a reveal) or the turn ends: from there on only sending
/// or taking back is left. What a step would reveal is not shown before it is sent.
#[derive(Clone, Debug)]
pub struct Draft {
    seat: Seat,
    /// The position the draft began from, and the one after each step.
    positions: Vec<AnyPosition>,
    steps: Vec<InputText>,
    closed: bool,
}

impl Draft {
    /// An empty draft of this seat.
    pub fn new(seat: Seat, position: AnyPosition) -> Draft {
        Draft { seat, positions: vec![position], steps: Vec::new(), closed: false }
    }

    /// Adds an action, or says what is wrong with it and stays as it was. A closed draft takes none.
    pub fn act(&mut self, text: &str) -> Result<(), DraftError> {
        if self.closed {
            return Err(DraftError::Closed);
        }
        let mut position = self.position().clone();
        let input = InputText::Act { seat: self.seat, text: text.to_owned() };
        let played = position.play(&input).map_err(DraftError::Input)?;
        self.closed = is_barrier(&position, played.effect);
        let shown = if played.effect.revealed { self.position().clone() } else { position };
        self.positions.push(shown);
        self.steps.push(played.input);
        Ok(())
    }

    /// Takes the last step back. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let undone = self.steps.pop().is_some();
        if undone {
            self.positions.pop();
            self.closed = false;
        }
        undone
    }

    /// The position with the steps made so far.
    pub fn position(&self) -> &AnyPosition {
        self.positions.last().expect("a draft has at least the position it began from")
    }

    /// The steps made so far.
    pub fn steps(&self) -> &[InputText] {
        &self.steps
    }

    /// Whether only sending or taking back is left.
    pub fn is_closed(&self) -> bool {
        self.closed
    }
}

/// Whether what follows cannot be composed in the same draft.
fn is_barrier(after: &AnyPosition, effect: Effect) -> bool {
    effect.revealed || effect.turn_ended || matches!(after.actor(), Actor::Chance | Actor::Over)
}

/// Why a draft does not take an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraftError {
    /// The turn is complete, or waits for a roll: send it, or take a step back.
    Closed,
    /// The action cannot be played.
    Input(InputError),
}
