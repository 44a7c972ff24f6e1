//! Actions as people write them; see the table in [`crate::Action`].

use crate::action::{Action, NewUnit, Recruits, Turn};
use crate::building::BuildingKind;
use crate::cell::{Axis, Cell, Frame};
use crate::engine::{EngineKind, Front};
use crate::game::Wojna;
use crate::reader::{Reader, front, lying};
use crate::setup::Place;
use crate::unit::UnitKind;
use stolik_game::{Message, ParseError};

/// An action as somebody wrote it; it may leave out what the position tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// `castle10,10`, `camp3,3`: of the set-up, or built by the only castle.
    Place(BuildingKind, Cell),
    /// Somebody on a field does something to another field.
    Deed {
        /// Who, as far as it is written.
        who: Who,
        /// From where.
        from: Cell,
        /// What.
        verb: Verb,
        /// Where to.
        to: Cell,
        /// The crew that pays, behind the stroke.
        crew: Option<Cell>,
    },
    /// A ship goes.
    Sail {
        /// From where.
        from: Cell,
        /// To where; without a turn it stays.
        to: Cell,
        /// How it turns.
        turn: Turn,
        /// The crew that pays.
        crew: Option<Cell>,
    },
    /// A tower acts.
    Volley(Cell),
    /// A building does something; without one the only castle does.
    Make {
        /// Which.
        building: Option<Cell>,
        /// What.
        what: Made,
    },
    /// `stop`, `done`, `end`.
    Ending(Action),
}

/// Who does something, as far as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Whoever stands there.
    Anybody,
    /// A land unit, perhaps of this kind.
    Unit(Option<UnitKind>),
    /// An engine, perhaps of this kind.
    Engine(Option<EngineKind>),
}

/// What is done to a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// `-`.
    Go,
    /// `~`.
    Swing,
    /// `x`.
    Strike,
    /// `*`.
    Shoot,
}

/// What a building does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// `4`.
    Coins,
    /// `wall5,5-7,5`.
    Building(BuildingKind, Cell, Axis),
    /// `I18,9+A19,9`.
    Units(Recruits),
    /// `R20,10-21,10`.
    Engine(EngineKind, Cell, Axis, Front),
    /// `S3,4-3,6`.
    Ship(Cell, Axis),
}

/// More than any action needs.
const MOST_LETTERS: usize = 80;

impl Wojna {
    /// Reads the form of an action.
    pub(crate) fn read_request(&self, text: &str) -> Result<Request, ParseError> {
        let mut reader = Reader::new(text, 0);
        if reader.is_empty() {
            return Err(ParseError::new(0, Message::new("wojna-parse-empty")));
        }
        if text.len() > MOST_LETTERS {
            return Err(reader.error("wojna-parse-form"));
        }
        let request = self.read_any(&mut reader)?;
        reader.end()?;
        Ok(request)
    }

    fn read_any(&self, reader: &mut Reader<'_>) -> Result<Request, ParseError> {
        let begin = reader.clone();
        if reader.eat('@') {
            let building = Some(self.cell(reader)?);
            return if reader.eat('+') {
                Ok(Request::Make { building, what: self.read_made(reader)? })
            } else {
                Err(reader.error("wojna-parse-plus"))
            };
        }
        if reader.eat('+') {
            return Ok(Request::Make { building: None, what: self.read_made(reader)? });
        }
        match reader.word().as_str() {
            "stop" => Ok(Request::Ending(Action::Stop)),
            "done" => Ok(Request::Ending(Action::Done)),
            "end" => Ok(Request::Ending(Action::End)),
            "castle" => Ok(Request::Place(BuildingKind::Castle, self.cell(reader)?)),
            "camp" => Ok(Request::Place(BuildingKind::Camp, self.cell(reader)?)),
            "" => self.read_deed(reader, Who::Anybody),
            "u" => self.read_deed(reader, Who::Unit(None)),
            "e" => self.read_deed(reader, Who::Engine(None)),
            "s" => self.read_voyage(reader),
            word => {
                let mut letters = word.chars();
                let letter = letters.next().filter(|_| letters.next().is_none());
                let unit = letter.and_then(UnitKind::of_letter).map(|kind| Who::Unit(Some(kind)));
                let engine = letter.and_then(EngineKind::of_letter).map(|kind| Who::Engine(Some(kind)));
                match unit.or(engine) {
                    Some(who) => self.read_deed(reader, who),
                    None => Err(begin.error("wojna-parse-form")),
                }
            }
        }
    }

    fn read_deed(&self, reader: &mut Reader<'_>, who: Who) -> Result<Request, ParseError> {
        let from = self.cell(reader)?;
        if reader.eat('!') {
            return Ok(Request::Volley(from));
        }
        let verbs = [
            ('-', Verb::Go),
            ('~', Verb::Swing),
            ('x', Verb::Strike),
            ('X', Verb::Strike),
            ('*', Verb::Shoot),
        ];
        let verb = verbs.into_iter().find(|&(sign, _)| reader.eat(sign));
        let (_, verb) = verb.ok_or_else(|| reader.error("wojna-parse-verb"))?;
        let to = self.cell(reader)?;
        let crew = self.crew(reader)?;
        Ok(Request::Deed { who, from, verb, to, crew })
    }

    fn read_voyage(&self, reader: &mut Reader<'_>) -> Result<Request, ParseError> {
        let from = self.cell(reader)?;
        let to = if reader.eat('-') { self.cell(reader)? } else { from };
        let mut turn = Turn::None;
        if reader.eat('~') {
            let here = reader.clone();
            turn = match reader.number() {
                Some(1) => Turn::Right,
                Some(2) => Turn::Half,
                Some(3) => Turn::Left,
                _ => return Err(here.error("wojna-parse-turn")),
            };
        }
        Ok(Request::Sail { from, to, turn, crew: self.crew(reader)? })
    }

    fn crew(&self, reader: &mut Reader<'_>) -> Result<Option<Cell>, ParseError> {
        if reader.eat('/') { self.cell(reader).map(Some) } else { Ok(None) }
    }

    fn read_made(&self, reader: &mut Reader<'_>) -> Result<Made, ParseError> {
        let begin = reader.clone();
        let word = reader.word();
        if word == "coins" || word.is_empty() && reader.number() == Some(4) {
            return Ok(Made::Coins);
        }
        let mut letters = word.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        if let Some(kind) = letter.and_then(UnitKind::of_letter) {
            return self.read_units(reader, kind);
        }
        let wrong = || begin.error("wojna-parse-made");
        if let Some(kind) = letter.and_then(EngineKind::of_letter) {
            let stretch = reader.stretch()?;
            let (at, axis, last_first) = lying(kind.size(), kind.axes(), stretch).ok_or_else(wrong)?;
            let front = front(self.options.engine_facing, kind, last_first, stretch.1.is_none());
            return Ok(Made::Engine(kind, self.on_map(at, &begin)?, axis, front));
        }
        if letter == Some('s') || word == "ship" {
            let stretch = reader.stretch()?;
            let (at, axis, _) = lying((3, 1), &Axis::ALL, stretch).ok_or_else(wrong)?;
            return Ok(Made::Ship(self.on_map(at, &begin)?, axis));
        }
        let kind = BuildingKind::ALL.into_iter().find(|kind| kind.word() == word).ok_or_else(wrong)?;
        let (at, axis, _) = lying(kind.size(), kind.axes(), reader.stretch()?).ok_or_else(wrong)?;
        Ok(Made::Building(kind, self.on_map(at, &begin)?, axis))
    }

    fn read_units(&self, reader: &mut Reader<'_>, kind: UnitKind) -> Result<Made, ParseError> {
        let first = NewUnit { kind, at: self.cell(reader)? };
        if !reader.eat('+') {
            return Ok(Made::Units(Recruits::one(first)));
        }
        let here = reader.clone();
        let mut letters = reader.word();
        let kind = letters.pop().filter(|_| letters.is_empty()).and_then(UnitKind::of_letter);
        let kind = kind.ok_or_else(|| here.error("wojna-parse-made"))?;
        let second = NewUnit { kind, at: self.cell(reader)? };
        let two = Recruits::two(first, second).ok_or_else(|| here.error("wojna-parse-one-field"))?;
        Ok(Made::Units(two))
    }

    fn cell(&self, reader: &mut Reader<'_>) -> Result<Cell, ParseError> {
        let begin = reader.clone();
        let place = reader.place()?;
        self.on_map(place, &begin)
    }

    fn on_map(&self, place: Place, begin: &Reader<'_>) -> Result<Cell, ParseError> {
        place.cell(self.frame()).ok_or_else(|| {
            let mut error = begin.error("wojna-parse-off-map");
            let frame = self.frame();
            error.message = error.message.with("width", i64::from(frame.width()));
            error.message = error.message.with("height", i64::from(frame.height()));
            error
        })
    }
}

impl Action {
    /// The text, with letters for who stands on a field: a land unit, an engine.
    pub(crate) fn text(
        self,
        frame: Frame,
        unit: impl Fn(Cell) -> char,
        engine: impl Fn(Cell) -> char,
    ) -> String {
        let f = |cell| frame.name(cell);
        match self {
            Action::Castle(at) => format!("castle{}", f(at)),
            Action::Camp(at) => format!("camp{}", f(at)),
            Action::Go { from, to } => format!("{}{}-{}", unit(from), f(from), f(to)),
            Action::Strike { from, target } => format!("{}{}x{}", unit(from), f(from), f(target)),
            Action::Shoot { from, target } => format!("{}{}*{}", unit(from), f(from), f(target)),
            Action::Drive { from, to, crew } => {
                format!("{}{}-{}/{}", engine(from), f(from), f(to), f(crew))
            }
            Action::Swing { from, to, crew } => {
                format!("{}{}~{}/{}", engine(from), f(from), f(to), f(crew))
            }
            Action::Ram { engine: at, target } => format!("{}{}x{}", engine(at), f(at), f(target)),
            Action::Hurl { engine: at, target } => format!("{}{}*{}", engine(at), f(at), f(target)),
            Action::Volley(at) => format!("{}{}!", engine(at), f(at)),
            Action::Sail { from, to, turn, crew } => {
                let way = if from == to { String::new() } else { format!("-{}", f(to)) };
                let turn = if turn == Turn::None { String::new() } else { format!("~{}", turn as u8) };
                format!("S{}{way}{turn}/{}", f(from), f(crew))
            }
            Action::Coins(castle) => format!("@{}+4", f(castle)),
            Action::Build { castle, kind, at, axis } => {
                let place = token_text(frame, at, kind.size(), axis, kind.axes().len() > 1, false);
                format!("@{}+{}{place}", f(castle), kind.word())
            }
            Action::Recruit { building, recruits } => {
                let units = recruits.iter().map(|unit| format!("+{}{}", unit.kind.letter(), f(unit.at)));
                format!("@{}{}", f(building), units.collect::<String>())
            }
            Action::Assemble { building, kind, at, axis, front } => {
                let last_first = front == Front::First;
                let place = token_text(frame, at, kind.size(), axis, true, last_first);
                format!("@{}+{}{place}", f(building), kind.letter())
            }
            Action::Launch { building, at, axis } => {
                format!("@{}+S{}", f(building), token_text(frame, at, (3, 1), axis, true, false))
            }
            Action::Stop => "stop".to_owned(),
            Action::Done => "done".to_owned(),
            Action::End => "end".to_owned(),
        }
    }
}

/// A token by its first field, or by its first and last one.
pub(crate) fn token_text(
    frame: Frame,
    at: Cell,
    size: (i16, i16),
    axis: Axis,
    both: bool,
    last_first: bool,
) -> String {
    let place = Place::of(frame, at);
    stretch_text(place, size, axis, both, last_first)
}

/// A token anywhere by its first place, or by its first and last one.
pub(crate) fn stretch_text(at: Place, size: (i16, i16), axis: Axis, both: bool, last_first: bool) -> String {
    let (width, height) = crate::rect::turned(size, axis);
    let last = Place { x: at.x.saturating_add(width - 1), y: at.y.saturating_add(height - 1) };
    match (both, last_first) {
        (false, _) => at.to_string(),
        (true, false) => format!("{at}-{last}"),
        (true, true) => format!("{last}-{at}"),
    }
}
