//! The authoritative table: it checks, plays, and keeps the log.

use crate::{Event, EventNumber, Happening, LocalDice, Seating, TableRefusal};
use stolik_catalog::{AnyGame, AnyPosition, Line, Replayed, Step};
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
    dice: LocalDice,
    line: Line,
    log: Vec<Event>,
    ended: Option<TableEnd>,
}

impl Table {
    /// A table at the beginning of a game.
    pub fn new(game: AnyGame, seating: Seating, takeback: Takeback, dice: LocalDice) -> Table {
        let line = Line::new(game);
        let mut table = Table { seating, takeback, dice, line, log: Vec::new(), ended: None };
        table.roll();
        table
    }

    /// A table that goes on from a position.
    #[must_use]
    pub fn from_position(mut self, position: AnyPosition) -> Table {
        self.line = Line::from_position(position);
        self.log.clear();
        self.roll();
        self
    }

    /// A table at which a position is looked at: nothing is rolled before somebody acts.
    pub fn at_rest(position: AnyPosition, seating: Seating, takeback: Takeback, dice: LocalDice) -> Table {
        let line = Line::from_position(position);
        Table { seating, takeback, dice, line, log: Vec::new(), ended: None }
    }

    /// The same table with another position to look at.
    #[must_use]
    pub fn resting_at(mut self, position: AnyPosition) -> Table {
        self.line = Line::from_position(position);
        self.log.clear();
        self.ended = None;
        self
    }

    /// A table that goes on where a record stops. A record with something wrong in it is not gone on from.
    pub fn resume(record: &Record, takeback: Takeback, dice: LocalDice) -> Result<Table, RecordError> {
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
        let seating = Seating::persons(names);
        let mut table = Table { seating, takeback, dice, line, log: Vec::new(), ended };
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
        self.admit(seat)?;
        if !self.position().actor().awaits(seat) {
            return Err(TableRefusal::NotToAct(seat));
        }
        if let Some(seen) = seen.filter(|&seen| seen != self.now()) {
            return Err(TableRefusal::Stale { seen: seen.0, now: self.now().0 });
        }
        let known = self.log.len();
        let input = InputText::Act { seat, text: text.to_owned() };
        self.play(&input)?;
        self.roll();
        Ok(&self.log[known..])
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
        self.line.take_back();
        let standing = self.line.steps().len();
        Ok(self.tell(Happening::TookBack { seat, standing }))
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
        let played = self.line.play(input).map_err(TableRefusal::Input)?;
        self.tell(Happening::Played(played));
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
        self.tell(Happening::Ended(end))
    }

    fn tell(&mut self, what: Happening) -> &Event {
        let number = EventNumber(self.log.len() as u64 + 1);
        self.log.push(Event { number, what });
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

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.line.position()
    }

    /// The position it began from.
    pub fn start(&self) -> &AnyPosition {
        self.line.start()
    }

    /// The last input that stands.
    pub fn last(&self) -> Option<&Step> {
        self.line.steps().last()
    }

    /// The inputs that stand.
    pub fn inputs(&self) -> impl ExactSizeIterator<Item = &InputText> {
        self.line.steps().iter().map(|step| &step.input)
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

    /// The events after the one given: the gap of a client that was away.
    pub fn since(&self, seen: EventNumber) -> &[Event] {
        let seen = usize::try_from(seen.0).unwrap_or(usize::MAX);
        self.log.get(seen..).unwrap_or_default()
    }

    /// The number of the last event.
    pub fn now(&self) -> EventNumber {
        EventNumber(self.log.len() as u64)
    }

    /// The turns that stand, each with its inputs.
    pub fn turns(&self) -> Vec<TurnText> {
        self.line.turns()
    }

    /// The game so far as a record.
    pub fn record(&self) -> Record {
        Record { seats: self.seating.names(), ..self.line.record(self.outcome()) }
    }
}
