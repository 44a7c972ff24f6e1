//! The authoritative table: it checks, plays, and keeps the log.

mod bots;
mod offers;
mod presence;
mod restore;
mod talk;
mod time;

use crate::fair::Fresh;
use crate::{
    Absence, ClockStart, Clocks, Dice, Event, EventNumber, Happening, Moment, OpenOffer, Seating,
    TableRefusal, TimeControl,
};
use presence::Presence;
use stolik_catalog::{AnyGame, AnyPosition, Line, Played, Replayed, Step};
use stolik_game::record::{InputText, TurnText};
use stolik_game::{Actor, Cause, Outcome, Record, RecordError, Seat, Side, TableEnd};

/// How far people may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takeback {
    /// Within the own turn.
    Turn,
    /// Into earlier turns too, as people at one screen agree among themselves.
    Game,
}

/// A game being played: seats, the log, and the inputs that stand.
#[derive(Clone, Debug)]
pub struct Table {
    seating: Seating,
    takeback: Takeback,
    dice: Dice,
    line: Line,
    /// The last events. There may have been more.
    log: Vec<Event>,
    /// How many events were before those in the log.
    forgotten: u64,
    /// The last event after which the game stands otherwise.
    changed: EventNumber,
    ended: Option<TableEnd>,
    now: Moment,
    clocks: Clocks,
    /// Up to when the clocks that the rules watch were told.
    told_until: Moment,
    absence: Absence,
    presence: Vec<Presence>,
    offers: Vec<OpenOffer>,
    /// Whether somebody has left the rest of this turn to a bot of their side.
    you_play: bool,
    /// What bots have played for each seat while its holder was away, by the numbers of the inputs; until the holder acts.
    meanwhile: Vec<Vec<usize>>,
}

impl Table {
    /// A table at the beginning of a game.
    pub fn new(game: AnyGame, seating: Seating, takeback: Takeback, dice: impl Into<Dice>) -> Table {
        let mut table = Table::at(Line::new(game), seating, takeback, dice.into());
        table.roll();
        table
    }

    /// A table before the first input.
    fn at(line: Line, seating: Seating, takeback: Takeback, dice: Dice) -> Table {
        let presence = vec![Presence::default(); seating.len()];
        let meanwhile = vec![Vec::new(); seating.len()];
        Table {
            seating,
            takeback,
            dice,
            clocks: Clocks::new(TimeControl::None, ClockStart::AtOnce, line.game().sides()),
            line,
            log: Vec::new(),
            forgotten: 0,
            changed: EventNumber(0),
            ended: None,
            now: Moment::default(),
            told_until: Moment::default(),
            absence: Absence::default(),
            presence,
            offers: Vec::new(),
            you_play: false,
            meanwhile,
        }
    }

    /// With clocks, from now on.
    #[must_use]
    pub fn with_clocks(mut self, control: TimeControl, start: ClockStart) -> Table {
        self.clocks = Clocks::new(control, start, self.game().sides());
        self.run_clocks(None);
        self
    }

    /// With this done when somebody leaves.
    #[must_use]
    pub fn with_absence(mut self, absence: Absence) -> Table {
        self.absence = absence;
        self
    }

    /// A table that goes on from a position.
    #[must_use]
    pub fn from_position(mut self, position: AnyPosition) -> Table {
        self.line = Line::from_position(position);
        self.clear_log();
        self.dice.keep(0);
        self.roll();
        self
    }

    /// A table at which a position is looked at: nothing is rolled before somebody acts.
    pub fn at_rest(
        position: AnyPosition,
        seating: Seating,
        takeback: Takeback,
        dice: impl Into<Dice>,
    ) -> Table {
        Table::at(Line::from_position(position), seating, takeback, dice.into())
    }

    /// The same table with another position to look at.
    #[must_use]
    pub fn resting_at(mut self, position: AnyPosition) -> Table {
        self.line = Line::from_position(position);
        self.clear_log();
        self.ended = None;
        self
    }

    /// A table that goes on where a record stops. A record with something wrong in it is not gone on from.
    pub fn resume(record: &Record, takeback: Takeback, dice: impl Into<Dice>) -> Result<Table, RecordError> {
        let replayed = Replayed::of(record)?;
        if let Some(problem) = replayed.problem {
            return Err(problem);
        }
        let mut names = record.seats.clone();
        names.resize(replayed.game.seats().into(), String::new());
        let line = match (&record.position, replayed.positions.into_iter().next()) {
            (Some(_), Some(start)) => Line::from_position(start),
            _ => Line::new(replayed.game),
        };
        let ended = match replayed.outcome.map(|outcome| outcome.cause) {
            Some(Cause::Table(end)) => Some(end),
            _ => None,
        };
        let seating = Seating::named(names);
        let mut table = Table::at(line, seating, takeback, dice.into());
        table.ended = ended;
        for input in &replayed.inputs {
            // What a replay accepted, the same position accepts again.
            if table.play(input).is_err() {
                break;
            }
        }
        table.roll();
        Ok(table)
    }

    /// A seat acts. `seen` is the last event the sender knows, if it says so.
    ///
    /// Checked in this order: seated, running, to act, not stale, legal.
    pub fn act(
        &mut self,
        seat: Seat,
        text: &str,
        seen: Option<EventNumber>,
    ) -> Result<&[Event], TableRefusal> {
        self.act_with(seat, text, seen, Fresh::NONE)
    }

    /// The same with something that is added to the roll, if the action asks for one: alone or with others that are decided at
    /// the same time.
    pub fn act_with(
        &mut self,
        seat: Seat,
        text: &str,
        seen: Option<EventNumber>,
        fresh: Fresh,
    ) -> Result<&[Event], TableRefusal> {
        self.admit(seat)?;
        if !self.position().actor().awaits(seat) {
            return Err(TableRefusal::NotToAct(seat));
        }
        self.check_fresh(seen)?;
        let known = self.log.len();
        if self.rules_watch_time() {
            self.rehearse(seat, &[text])?;
            self.tell_rules_the_time();
        }
        let input = InputText::Act { seat, text: text.to_owned() };
        self.play_with(&input, fresh)?;
        self.roll();
        Ok(&self.log[known..])
    }

    /// A seat does several things at once: a turn that was composed before it is sent. If one of them cannot be, none is
    /// done; what comes after a roll or a reveal was composed without knowing it, and cannot be. What is added goes to the
    /// roll that the last of them asks for, if it does.
    pub fn act_all(
        &mut self,
        seat: Seat,
        texts: &[impl AsRef<str>],
        seen: Option<EventNumber>,
        fresh: &Fresh,
    ) -> Result<&[Event], TableRefusal> {
        self.admit(seat)?;
        self.check_fresh(seen)?;
        self.rehearse(seat, texts)?;
        let known = self.log.len();
        for (left, text) in (0..texts.len()).rev().zip(texts) {
            let fresh = if left == 0 { fresh.clone() } else { Fresh::NONE };
            self.act_with(seat, text.as_ref(), None, fresh)?;
        }
        Ok(&self.log[known..])
    }

    /// Whether all of these can be done one after the other, or why not. Nothing is done.
    pub fn rehearse(&self, seat: Seat, texts: &[impl AsRef<str>]) -> Result<(), TableRefusal> {
        let mut position = self.position().clone();
        for input in self.untold() {
            position.play(&input).map_err(TableRefusal::Input)?;
        }
        let mut revealed = false;
        for text in texts {
            let actor = position.actor();
            if revealed || actor == Actor::Chance {
                return Err(TableRefusal::Blind);
            }
            if actor == Actor::Over {
                return Err(TableRefusal::NotRunning);
            }
            if !actor.awaits(seat) {
                return Err(TableRefusal::NotToAct(seat));
            }
            let input = InputText::Act { seat, text: text.as_ref().to_owned() };
            revealed = position.play(&input).map_err(TableRefusal::Input)?.effect.revealed;
        }
        Ok(())
    }

    /// Whether the sender knows how the game stands: what was said or offered since does not matter.
    fn check_fresh(&self, seen: Option<EventNumber>) -> Result<(), TableRefusal> {
        let Some(seen) = seen else { return Ok(()) };
        if (self.changed..=self.now()).contains(&seen) {
            Ok(())
        } else {
            Err(TableRefusal::Stale { seen: seen.0, now: self.now().0 })
        }
    }

    /// Takes back the last action: of this seat and its own turn, or whoever's at one screen; never across something
    /// that was revealed. A secret commit, of which others know only that it was made, is taken back by its owner
    /// alone: nobody else can know what they would undo.
    pub fn take_back(&mut self, seat: Seat) -> Result<&Event, TableRefusal> {
        if !self.seating.held().contains(seat) {
            return Err(TableRefusal::NotSeated(seat));
        }
        if self.ended.is_some() {
            return Err(TableRefusal::NotRunning);
        }
        if !self.may_take_back(seat) {
            return Err(match self.secret_of_another(seat) {
                Some(owner) => TableRefusal::AnothersSecret(owner),
                None => TableRefusal::NothingToTakeBack,
            });
        }
        Ok(self.take_back_to(seat, self.line.len() - 1))
    }

    /// Takes back all but so many inputs.
    fn take_back_to(&mut self, seat: Seat, standing: usize) -> &Event {
        while self.line.len() > standing {
            self.line.take_back();
        }
        self.dice.keep(standing);
        self.offers.clear();
        self.you_play = false;
        self.meanwhile.iter_mut().for_each(|inputs| inputs.retain(|&input| input < standing));
        self.run_clocks(None);
        self.tell(Happening::TookBack { seat, standing })
    }

    /// Whether the last action may be taken back by this seat.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        let Some(last) = self.line.steps().last() else {
            return false;
        };
        let own = matches!(last.input, InputText::Act { seat: by, .. } if by == seat);
        let acted = matches!(last.input, InputText::Act { .. });
        let allowed = match self.takeback {
            Takeback::Turn => own && !last.effect.turn_ended,
            Takeback::Game => acted,
        };
        let known = own || last.veiled.is_none();
        allowed && known && !last.effect.revealed && self.ended.is_none()
    }

    /// Who made the last input, if it is a secret of another than this seat that has not been revealed.
    fn secret_of_another(&self, seat: Seat) -> Option<Seat> {
        let last = self.line.steps().last()?;
        match last.input {
            InputText::Act { seat: owner, .. } if owner != seat => {
                (last.veiled.is_some() && !last.effect.revealed).then_some(owner)
            }
            _ => None,
        }
    }

    /// A seat gives up for its side.
    pub fn resign(&mut self, seat: Seat) -> Result<&Event, TableRefusal> {
        self.admit(seat)?;
        let side: Side = self.line.game().side_of(seat);
        Ok(self.end(TableEnd::Resigned(side)))
    }

    /// All have agreed on a draw.
    pub fn agree_draw(&mut self) -> Result<&Event, TableRefusal> {
        if self.outcome().is_some() {
            return Err(TableRefusal::NotRunning);
        }
        Ok(self.end(TableEnd::Agreed))
    }

    /// Seated, and the game runs.
    fn admit(&self, seat: Seat) -> Result<(), TableRefusal> {
        if !self.seating.held().contains(seat) {
            Err(TableRefusal::NotSeated(seat))
        } else if self.outcome().is_some() {
            Err(TableRefusal::NotRunning)
        } else {
            Ok(())
        }
    }

    /// Plays an input and writes it into the log.
    fn play(&mut self, input: &InputText) -> Result<(), TableRefusal> {
        self.play_with(input, Fresh::NONE)
    }

    /// The same with what came with it.
    fn play_with(&mut self, input: &InputText, fresh: Fresh) -> Result<(), TableRefusal> {
        let before = self.position().actor();
        let played = self.line.play(input).map_err(TableRefusal::Input)?;
        let opened = self.dice.follow(&played, before, &fresh);
        self.offers.clear();
        // Whoever plays has told the time before; and what the rules did not watch does not count.
        self.told_until = self.now;
        self.you_play &= !played.effect.turn_ended;
        let acted = match played.input {
            InputText::Act { seat, .. } => Some(seat),
            InputText::Chance(_) | InputText::Time { .. } => None,
        };
        if let Some(seat) = acted {
            let side = self.game().side_of(seat);
            self.clocks.begin(side);
            self.note_meanwhile(seat);
        }
        let ended_by = acted.filter(|_| played.effect.turn_ended).map(|seat| self.game().side_of(seat));
        self.run_clocks(ended_by);
        self.tell(Happening::Played(played));
        if let Some(event) = self.log.last_mut() {
            event.opened = opened;
            event.fresh = if self.dice.takes_fresh() { fresh } else { Fresh::NONE };
        }
        Ok(())
    }

    /// Rolls for as long as chance is awaited.
    fn roll(&mut self) {
        while let Some(input) = self.dice.roll(self.line.position()) {
            if self.play(&input).is_err() {
                debug_assert!(false, "the dice gave what the rules do not know");
                return;
            }
        }
    }

    fn end(&mut self, end: TableEnd) -> &Event {
        self.ended = Some(end);
        self.offers.clear();
        self.clocks.stop(self.now);
        if let TableEnd::OutOfTime(side) = end {
            self.clocks.flag(side);
        }
        self.tell(Happening::Ended(end))
    }

    fn tell(&mut self, what: Happening) -> &Event {
        let number = EventNumber(self.now().0 + 1);
        if what.changes_the_game() {
            self.changed = number;
        }
        self.log.push(Event { number, at: self.now, what, opened: None, fresh: Fresh::NONE });
        &self.log[self.log.len() - 1]
    }

    /// The game.
    pub fn game(&self) -> &AnyGame {
        self.line.game()
    }

    /// Who sits where.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The person on a seat goes by another name from now on, in the record too.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.seating.rename(seat, name);
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.line.position()
    }

    /// The position it began from.
    pub fn start(&self) -> &AnyPosition {
        self.line.start()
    }

    /// The inputs that stand, with what each has done; without those that [`Table::forget`] has let go.
    pub fn steps(&self) -> &[Step] {
        self.line.steps()
    }

    /// The last input that stands.
    pub fn last(&self) -> Option<&Step> {
        self.line.steps().last()
    }

    /// The inputs that stand.
    pub fn inputs(&self) -> impl ExactSizeIterator<Item = &InputText> {
        self.line.standing().map(|standing| standing.input)
    }

    /// What each input that stands has done, and what everybody has learnt from it. What is not in memory any more is found by
    /// playing the game again, which takes as long as the game is, however much was said at the table.
    pub fn played(&self) -> Vec<Played> {
        let mut line = Line::from_position(self.line.start().clone());
        // What stands was played from there before.
        self.inputs().map_while(|input| line.play(input).ok()).collect()
    }

    /// How the people or the table have ended the game, if they did.
    pub fn ended(&self) -> Option<TableEnd> {
        self.ended
    }

    /// Who must act next; nobody once the table has ended the game.
    pub fn actor(&self) -> Actor {
        if self.ended.is_some() { Actor::Over } else { self.position().actor() }
    }

    /// How the game has ended, by the rules or by the table.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_table = |end| Outcome::by_table(self.line.game().sides(), end);
        self.position().outcome().or_else(|| self.ended.map(by_table))
    }

    /// The events after the one given: the gap of a client that was away. Of those, the ones that are still known: see
    /// [`Table::forgotten`].
    pub fn since(&self, seen: EventNumber) -> &[Event] {
        let seen = usize::try_from(seen.0.saturating_sub(self.forgotten)).unwrap_or(usize::MAX);
        self.log.get(seen..).unwrap_or_default()
    }

    /// The number of the last event.
    pub fn now(&self) -> EventNumber {
        EventNumber(self.forgotten + self.log.len() as u64)
    }

    /// The last event that is not known any more; 0 if all are.
    pub fn forgotten(&self) -> EventNumber {
        EventNumber(self.forgotten)
    }

    /// Lets go of all but the last so many events, and of the positions after all but the last so many inputs: a host of many
    /// tables has them in its storage. The game itself goes on as before, and its record is whole.
    pub fn forget(&mut self, but: usize) {
        let old = self.log.len().saturating_sub(but);
        self.log.drain(..old);
        self.log.shrink_to(2 * but);
        self.forgotten += old as u64;
        self.line.forget_positions(but);
    }

    fn clear_log(&mut self) {
        self.log.clear();
        self.forgotten = 0;
        self.changed = EventNumber(0);
    }

    /// The turns that stand, each with its inputs.
    pub fn turns(&self) -> Vec<TurnText> {
        self.line.turns()
    }

    /// The game so far as a record.
    pub fn record(&self) -> Record {
        let record = self.line.record(self.outcome());
        let dice = self.dice.proof(self.outcome().is_some()).or(record.dice);
        Record { seats: self.seating.names(), dice, ..record }
    }
}
