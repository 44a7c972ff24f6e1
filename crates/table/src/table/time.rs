//! Time at the table: it passes because the host says so.

use super::Table;
use crate::{Event, Happening, Left, Moment};
use stolik_game::record::InputText;
use stolik_game::{Millis, Side, TableEnd};

impl Table {
    /// Time has passed up to a moment; what it brings about happens: clocks fall, bots stand in.
    pub fn advance(&mut self, to: Moment) -> &[Event] {
        let known = self.log.len();
        while let Some(due) = self.due().filter(|&due| due <= to) {
            self.now = self.now.max(due);
            if let Some(side) = self.clocks.fallen(due) {
                self.end(TableEnd::OutOfTime(side));
            } else {
                self.let_bots_stand_in();
            }
        }
        self.now = self.now.max(to);
        if self.is_late_by_the_rules() {
            self.tell_rules_the_time();
        }
        &self.log[known..]
    }

    /// When something happens by itself next, if nobody acts before.
    pub fn due(&self) -> Option<Moment> {
        if self.outcome().is_some() {
            return None;
        }
        let bots = self.presence.iter().filter_map(|presence| presence.due(self.absence));
        self.clocks.due().into_iter().chain(bots).min()
    }

    /// The moment it is.
    pub fn moment(&self) -> Moment {
        self.now
    }

    /// What each side has left on its clock; nothing where there are no clocks.
    pub fn clocks(&self) -> Vec<Left> {
        self.clocks.left(self.now)
    }

    /// Whether the rules themselves watch the clock now, so that the host must let time pass every second or so.
    pub fn rules_watch_time(&self) -> bool {
        self.outcome().is_none() && !self.position().clocks().is_empty()
    }

    /// The table itself was away for so long. Its moment has not gone on, so the clocks stood.
    pub fn was_away(&mut self, away: Millis) -> &Event {
        self.tell(Happening::Away(away))
    }

    /// Lets the clocks of those run who are awaited. The side that has just ended its turn gets what it is due, even if
    /// it is awaited again.
    pub(super) fn run_clocks(&mut self, ended_by: Option<Side>) {
        let game = self.game();
        let awaited = self.actor().seats();
        let sides: Vec<Side> = awaited.iter().map(|seat| game.side_of(seat)).collect();
        let again = ended_by.filter(|&side| sides.contains(&side) && self.clocks.runs(side));
        self.clocks.run(sides, self.now);
        if let Some(side) = again {
            self.clocks.press(side);
        }
    }

    /// Tells the rules how much time has passed on the clocks they watch.
    pub(super) fn tell_rules_the_time(&mut self) {
        for input in self.untold() {
            // A clock that the rules watch can always be told of.
            let played = self.play(&input);
            debug_assert!(played.is_ok(), "{played:?}");
        }
    }

    /// Whether somebody else would be asked, or the game would be over, if the rules knew how late it is.
    fn is_late_by_the_rules(&self) -> bool {
        let untold = self.untold();
        if untold.is_empty() {
            return false;
        }
        let mut position = self.position().clone();
        untold.iter().any(|input| position.play(input).is_ok() && position.actor() != self.actor())
    }

    /// What the rules have not been told of the clocks they watch.
    pub(super) fn untold(&self) -> Vec<InputText> {
        let elapsed = self.now.since(self.told_until);
        if !self.rules_watch_time() || elapsed == Millis(0) {
            return Vec::new();
        }
        self.position().clocks().iter().map(|seat| InputText::Time { seat, elapsed }).collect()
    }
}
