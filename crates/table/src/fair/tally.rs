//! What was rolled, beside what could be expected.

use std::collections::BTreeMap;
use stolik_catalog::Replayed;
use stolik_game::record::InputText;
use stolik_game::{Actor, Record, RecordError, Seat};

/// How often each seat rolled or drew each face, and how often it could expect to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    rows: BTreeMap<(Seat, Face), Counts>,
}

/// A face, in the order of what is on it: 9 comes before 10.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Face {
    length: usize,
    text: String,
}

impl Face {
    fn new(text: &str) -> Face {
        Face { length: text.len(), text: text.to_owned() }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Counts {
    rolled: u32,
    expected: f64,
}

/// One face of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct TallyRow {
    /// Whose.
    pub seat: Seat,
    /// Which face.
    pub face: String,
    /// How often it came.
    pub rolled: u32,
    /// How often it could be expected, given what was rolled for.
    pub expected: f64,
}

impl Tally {
    /// Counts the rolls of a record, whatever dice they come from.
    pub fn of(record: &Record) -> Result<Tally, RecordError> {
        let replayed = Replayed::of(record)?;
        let mut tally = Tally::default();
        for (position, input) in replayed.positions.iter().zip(&replayed.inputs) {
            let (Actor::Chance, InputText::Chance(rolled)) = (position.actor(), input) else { continue };
            let faces = position.faces();
            let total: f64 = faces.iter().map(|o| f64::from(o.weight)).sum();
            for (faces, chance) in faces.iter().zip(position.chances()) {
                let came = chance.outcome == *rolled;
                for (seat, face) in &faces.outcome {
                    let counts = tally.rows.entry((*seat, Face::new(face))).or_default();
                    counts.rolled += u32::from(came);
                    counts.expected += f64::from(faces.weight) / total;
                }
            }
        }
        Ok(tally)
    }

    /// The rows, seat by seat.
    pub fn rows(&self) -> impl Iterator<Item = TallyRow> {
        self.rows.iter().map(|((seat, face), counts)| TallyRow {
            seat: *seat,
            face: face.text.clone(),
            rolled: counts.rolled,
            expected: counts.expected,
        })
    }
}
