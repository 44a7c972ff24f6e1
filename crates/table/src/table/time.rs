//! Time at the table: it passes because the host says so.

use super::Table;
use crate::clock::DAY;
use crate::{Event, Happening, Left, Moment};
use stolik_game::record::InputText;
use stolik_game::{Millis, Side, TableEnd};

/// How long a side may take for its first action, where its clock does not run before. Where days are counted it is a day.
const TO_BEGIN: Millis = Millis(60_000);

impl Table {
    /// Time has passed up to a moment; what it brings about happens: clocks fall, who does not begin has the game called
    /// off, bots stand in.
    pub fn advance(&mut self, to: Moment) -> &[Event] {
        let known = self.log.len();
        while let Some(due) = self.due().filter(|&due| due <= to) {
            self.now = self.now.max(due);
            if let Some(side) = self.clocks.fallen(due) {
                self.end(TableEnd::OutOfTime(side));
            } else if self.first_actions_due().any(|(_, first)| first <= due) {
                self.end(TableEnd::Aborted);
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
        let bots = self.stand_ins_due().map(|(_, due)| due);
        let first = self.first_actions_due().map(|(_, due)| due);
        self.clocks.due().into_iter().chain(first).chain(bots).min()
    }

    /// Until when each side must act that is awaited for its first action. Of a side for which bots alone are to act nothing
    /// is asked: that they are slow is nobody's fault at the table.
    fn first_actions_due(&self) -> impl Iterator<Item = (Side, Moment)> {
        let patience = if self.clocks.control().counts_days() { DAY } else { TO_BEGIN };
        let asked = self.actor().seats();
        let is_person = move |side: Side| {
            asked.iter().any(|seat| self.game().side_of(seat) == side && self.bot(seat).is_none())
        };
        let due = self.clocks.due_first().filter(move |&(side, _)| is_person(side));
        due.map(move |(side, since)| (side, since.after(patience)))
    }

    /// How long a side may still take for its first action before the game is called off; nothing if it need not begin.
    pub fn time_to_begin(&self, side: Side) -> Option<Millis> {
        let due = self.first_actions_due().find(|&(due, _)| due == side);
        due.map(|(_, until)| until.since(self.now))
    }

    /// Whether a side's clock stands until it has acted for the first time.
    pub fn clock_waits(&self, side: Side) -> bool {
        self.clocks.waits(side)
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
