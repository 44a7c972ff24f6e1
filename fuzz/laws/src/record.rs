//! The law of records.

use crate::text;
use stolik_catalog::Replayed;
use stolik_game::Record;

/// A record: what is read is written and read the same; it replays, or says where it breaks.
pub fn record(data: &[u8]) {
    let Some(text) = text(data) else {
        return;
    };
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => {
            let _ = error.problem.message();
            return;
        }
    };
    let written = record.to_string();
    assert_eq!(written.parse(), Ok(record.clone()), "it is written:\n{written}");
    match Replayed::of(&record) {
        Ok(replayed) => {
            assert_eq!(replayed.positions.len(), replayed.inputs.len() + 1, "a position after each input");
            if let Some(error) = replayed.problem {
                let _ = error.problem.message();
            } else {
                assert_eq!(replayed.inputs.len(), record.inputs(), "all inputs are played");
            }
        }
        Err(error) => {
            let _ = error.problem.message();
        }
    }
}
