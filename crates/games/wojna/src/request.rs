//! Actions as people write them; see the table in [`crate::Action`].

use crate::stretch::{
    at_end, front, lying, only_letter, read_number, read_place, read_stretch, read_word, stretch_text,
};
use crate::{
    Action, Axis, BuildingKind, Cell, EngineKind, Frame, Front, NewUnit, Place, Recruits, Ship, Turn,
    UnitKind, Wojna,
};
use stolik_game::kit::Part;
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
        let mut rest = Part { text, at: 0 }.trim();
        if rest.text.is_empty() {
            return Err(ParseError::new(0, Message::new("wojna-parse-empty")));
        }
        if text.len() > MOST_LETTERS {
            return Err(rest.error("wojna-parse-form"));
        }
        let request = self.read_any(&mut rest)?;
        at_end(rest)?;
        Ok(request)
    }

    fn read_any(&self, text: &mut Part<'_>) -> Result<Request, ParseError> {
        let begin = *text;
        if text.eat('@') {
            let building = Some(self.read_cell(text)?);
            return if text.eat('+') {
                Ok(Request::Make { building, what: self.read_made(text)? })
            } else {
                Err(text.error("wojna-parse-plus"))
            };
        }
        if text.eat('+') {
            return Ok(Request::Make { building: None, what: self.read_made(text)? });
        }
        match read_word(text).as_str() {
            "stop" => Ok(Request::Ending(Action::Stop)),
            "done" => Ok(Request::Ending(Action::Done)),
            "end" => Ok(Request::Ending(Action::End)),
            "castle" => Ok(Request::Place(BuildingKind::Castle, self.read_cell(text)?)),
            "camp" => Ok(Request::Place(BuildingKind::Camp, self.read_cell(text)?)),
            "" => self.read_deed(text, Who::Anybody),
            "u" => self.read_deed(text, Who::Unit(None)),
            "e" => self.read_deed(text, Who::Engine(None)),
            "s" => self.read_voyage(text),
            word => {
                let letter = only_letter(word);
                let unit = letter.and_then(UnitKind::of_letter).map(|kind| Who::Unit(Some(kind)));
                let engine = letter.and_then(EngineKind::of_letter).map(|kind| Who::Engine(Some(kind)));
                match unit.or(engine) {
                    Some(who) => self.read_deed(text, who),
                    None => Err(begin.error("wojna-parse-form")),
                }
            }
        }
    }

    fn read_deed(&self, text: &mut Part<'_>, who: Who) -> Result<Request, ParseError> {
        let from = self.read_cell(text)?;
        if text.eat('!') {
            return Ok(Request::Volley(from));
        }
        let verbs = [
            ('-', Verb::Go),
            ('~', Verb::Swing),
            ('x', Verb::Strike),
            ('X', Verb::Strike),
            ('*', Verb::Shoot),
        ];
        let verb = verbs.into_iter().find(|&(sign, _)| text.eat(sign));
        let (_, verb) = verb.ok_or_else(|| text.error("wojna-parse-verb"))?;
        let to = self.read_cell(text)?;
        let crew = self.read_crew(text)?;
        Ok(Request::Deed { who, from, verb, to, crew })
    }

    fn read_voyage(&self, text: &mut Part<'_>) -> Result<Request, ParseError> {
        let from = self.read_cell(text)?;
        let to = if text.eat('-') { self.read_cell(text)? } else { from };
        let mut turn = Turn::None;
        if text.eat('~') {
            let here = *text;
            turn = match read_number(text) {
                Some(1) => Turn::Right,
                Some(2) => Turn::Half,
                Some(3) => Turn::Left,
                _ => return Err(here.error("wojna-parse-turn")),
            };
        }
        Ok(Request::Sail { from, to, turn, crew: self.read_crew(text)? })
    }

    fn read_crew(&self, text: &mut Part<'_>) -> Result<Option<Cell>, ParseError> {
        if text.eat('/') { self.read_cell(text).map(Some) } else { Ok(None) }
    }

    fn read_made(&self, text: &mut Part<'_>) -> Result<Made, ParseError> {
        let begin = *text;
        let word = read_word(text);
        if word == "coins" || word.is_empty() && read_number(text) == Some(4) {
            return Ok(Made::Coins);
        }
        let letter = only_letter(&word);
        if let Some(kind) = letter.and_then(UnitKind::of_letter) {
            return self.read_units(text, kind);
        }
        let wrong = || begin.error("wojna-parse-made");
        if let Some(kind) = letter.and_then(EngineKind::of_letter) {
            let stretch = read_stretch(text)?;
            let (at, axis, last_first) = lying(kind.size(), kind.axes(), stretch).ok_or_else(wrong)?;
            let front = front(self.options.engine_facing, kind, last_first, stretch.1.is_none());
            return Ok(Made::Engine(kind, self.on_map(at, begin)?, axis, front));
        }
        if letter == Some('s') || word == "ship" {
            let (at, axis, _) = lying(Ship::SIZE, &Axis::ALL, read_stretch(text)?).ok_or_else(wrong)?;
            return Ok(Made::Ship(self.on_map(at, begin)?, axis));
        }
        let kind = BuildingKind::ALL.into_iter().find(|kind| kind.word() == word).ok_or_else(wrong)?;
        let (at, axis, _) = lying(kind.size(), kind.axes(), read_stretch(text)?).ok_or_else(wrong)?;
        Ok(Made::Building(kind, self.on_map(at, begin)?, axis))
    }

    fn read_units(&self, text: &mut Part<'_>, kind: UnitKind) -> Result<Made, ParseError> {
        let first = NewUnit { kind, at: self.read_cell(text)? };
        if !text.eat('+') {
            return Ok(Made::Units(Recruits::one(first)));
        }
        let here = *text;
        let kind = only_letter(&read_word(text)).and_then(UnitKind::of_letter);
        let kind = kind.ok_or_else(|| here.error("wojna-parse-made"))?;
        let second = NewUnit { kind, at: self.read_cell(text)? };
        let two = Recruits::two(first, second).ok_or_else(|| here.error("wojna-parse-one-field"))?;
        Ok(Made::Units(two))
    }

    fn read_cell(&self, text: &mut Part<'_>) -> Result<Cell, ParseError> {
        let begin = *text;
        self.on_map(read_place(text)?, begin)
    }

    fn on_map(&self, place: Place, begin: Part<'_>) -> Result<Cell, ParseError> {
        let frame = self.frame();
        place.cell(frame).ok_or_else(|| {
            let mut error = begin.error("wojna-parse-off-map");
            error.message = error.message.with("width", frame.width()).with("height", frame.height());
            error
        })
    }
}

impl Request {
    /// The action that a full request means anywhere; none if it leaves something to the position.
    pub(crate) fn plain(self) -> Option<Action> {
        Some(match self {
            Request::Place(BuildingKind::Castle, at) => Action::Castle(at),
            Request::Place(BuildingKind::Camp, at) => Action::Camp(at),
            Request::Deed { who: Who::Unit(_), from, verb, to, crew: None } => verb.of_unit(from, to)?,
            Request::Deed { who: Who::Engine(_), from, verb, to, crew } => match (verb, crew) {
                (Verb::Go, Some(crew)) => Action::Drive { from, to, crew },
                (Verb::Swing, Some(crew)) => Action::Swing { from, to, crew },
                (Verb::Strike, None) => Action::Ram { engine: from, target: to },
                (Verb::Shoot, None) => Action::Hurl { engine: from, target: to },
                _ => return None,
            },
            Request::Place(..) | Request::Deed { .. } => return None,
            Request::Sail { from, to, turn, crew } => Action::Sail { from, to, turn, crew: crew? },
            Request::Volley(tower) => Action::Volley(tower),
            Request::Make { building, what } => what.at(building?),
            Request::Ending(action) => action,
        })
    }
}

impl Verb {
    /// What a land unit does; none if only engines do it.
    pub(crate) fn of_unit(self, from: Cell, to: Cell) -> Option<Action> {
        match self {
            Verb::Go => Some(Action::Go { from, to }),
            Verb::Strike => Some(Action::Strike { from, target: to }),
            Verb::Shoot => Some(Action::Shoot { from, target: to }),
            Verb::Swing => None,
        }
    }
}

impl Made {
    /// Making it at this building.
    pub(crate) fn at(self, building: Cell) -> Action {
        match self {
            Made::Coins => Action::Coins(building),
            Made::Building(kind, at, axis) => Action::Build { castle: building, kind, at, axis },
            Made::Units(recruits) => Action::Recruit { building, recruits },
            Made::Engine(kind, at, axis, front) => Action::Assemble { building, kind, at, axis, front },
            Made::Ship(at, axis) => Action::Launch { building, at, axis },
        }
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
        let token = |at, size, axis, both, last_first| {
            stretch_text(Place::of(frame, at), size, axis, both, last_first)
        };
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
                let place = token(at, kind.size(), axis, kind.axes().len() > 1, false);
                format!("@{}+{}{place}", f(castle), kind.word())
            }
            Action::Recruit { building, recruits } => {
                let units = recruits.iter().map(|unit| format!("+{}{}", unit.kind.letter(), f(unit.at)));
                format!("@{}{}", f(building), units.collect::<String>())
            }
            Action::Assemble { building, kind, at, axis, front } => {
                let last_first = front == Front::First;
                let place = token(at, kind.size(), axis, true, last_first);
                format!("@{}+{}{place}", f(building), kind.letter())
            }
            Action::Launch { building, at, axis } => {
                format!("@{}+S{}", f(building), token(at, Ship::SIZE, axis, true, false))
            }
            Action::Stop => "stop".to_owned(),
            Action::Done => "done".to_owned(),
            Action::End => "end".to_owned(),
        }
    }
}
