//! What people say at the table.

use super::Table;
use crate::{Event, Happening, Seating, TableRefusal, Voice};

/// As much of a name as one may have.
fn cut(name: &str) -> String {
    name.chars().take(Seating::LONGEST_NAME).collect()
}

impl Table {
    /// The longest thing that is said at once, in characters.
    pub const LONGEST_TALK: usize = 500;

    /// Somebody says something. Players do so also after the end.
    pub fn say(&mut self, by: Voice, text: &str) -> Result<&Event, TableRefusal> {
        if let Voice::Seat(seat) = by
            && !self.seating.held().contains(seat)
        {
            return Err(TableRefusal::NotSeated(seat));
        }
        let by = match by {
            Voice::Watcher(name) => Voice::Watcher(cut(&name)),
            Voice::Guest(name) => Voice::Guest(cut(&name)),
            Voice::Seat(seat) => Voice::Seat(seat),
        };
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim();
        match text.chars().count() {
            0 => Err(TableRefusal::NothingSaid),
            length if length > Table::LONGEST_TALK => {
                Err(TableRefusal::TooLong { most: Table::LONGEST_TALK })
            }
            _ => Ok(self.tell(Happening::Said { by, text: text.to_owned() })),
        }
    }
}
