//! The board in words.

use crate::field::Field;
use crate::game::Multiwarcaby;
use crate::refusal::names;
use crate::state::{Stage, State};
use stolik_game::Message;

impl Multiwarcaby {
    /// First the size, then the pieces row by row from above, what everybody has captured, and what is asked of whom.
    pub(crate) fn spoken(&self, view: &State) -> Vec<Message> {
        let mut lines = vec![
            Message::new("multiwarcaby-spoken-board")
                .with("size", i64::from(self.size()))
                .with("count", i64::from(view.pieces.len())),
        ];
        let pieces: Vec<Field> = view.pieces.iter().collect();
        let rows: Vec<&[Field]> = pieces.chunk_by(|a, b| a.row() == b.row()).collect();
        lines.extend(rows.into_iter().rev().map(|row| {
            Message::new("multiwarcaby-spoken-row")
                .with("row", i64::from(row[0].row()) + 1)
                .with("fields", names(row))
        }));
        lines.extend(self.every_side().map(|side| {
            Message::new("multiwarcaby-spoken-captured")
                .with("side", side)
                .with("count", i64::from(view.captured(side)))
        }));
        if let Stage::Move(_) = view.stage {
            let jumpers: Vec<Field> = self.board().jumpers(view.pieces).iter().collect();
            lines.push(match jumpers.as_slice() {
                [] => Message::new("multiwarcaby-spoken-no-capture"),
                some => Message::new("multiwarcaby-spoken-can-capture").with("fields", names(some)),
            });
        }
        lines.push(self.prompt(view));
        lines
    }
}
