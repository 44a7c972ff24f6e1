//! The game that was asked about last: the next question is mostly about the same one, a little later.

use std::iter::zip;
use stolik_catalog::{AnyPosition, Replayed};
use stolik_game::Record;
use stolik_game::record::InputText;
use stolik_thought::Moment;

/// A game, and how far it has been replayed.
#[derive(Debug)]
pub struct Memory {
    /// The record without its inputs.
    head: Record,
    inputs: Vec<InputText>,
    position: AnyPosition,
}

impl Memory {
    /// The moment, gone on to from what was known where that leads there. None if the record cannot be replayed so far.
    pub fn reach(known: Option<Memory>, moment: &Moment) -> Option<Memory> {
        let mut head: Record = moment.record.parse().ok()?;
        let turns = std::mem::take(&mut head.turns);
        // Who sits there and where the dice came from is nothing to think about, and may change.
        (head.result, head.end, head.dice) = (None, None, None);
        (head.seats, head.others) = (Vec::new(), Vec::new());
        let inputs: Vec<InputText> = turns.into_iter().flat_map(|turn| turn.inputs).collect();
        let wanted = inputs.get(..moment.played)?;
        let mut memory = match known.filter(|known| known.leads_to(&head, wanted)) {
            Some(known) => known,
            None => Memory::begin(head)?,
        };
        for input in &wanted[memory.inputs.len()..] {
            memory.position.play(input).ok()?;
            memory.inputs.push(input.clone());
        }
        Some(memory)
    }

    /// The moment that was reached.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    fn begin(head: Record) -> Option<Memory> {
        let replayed = Replayed::of(&head).ok()?;
        Some(Memory { position: replayed.last().clone(), head, inputs: Vec::new() })
    }

    fn leads_to(&self, head: &Record, inputs: &[InputText]) -> bool {
        self.head == *head
            && self.inputs.len() <= inputs.len()
            && zip(&self.inputs, inputs).all(|(known, wanted)| known == wanted)
    }
}
