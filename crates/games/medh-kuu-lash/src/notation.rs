//! Actions and dice written down: `roll` `G1>G4` `>M3` `xW2` `+W7`; `2/1`.

use crate::field::{NAMED, name_of};
use crate::{Action, Dice, Field, Fields, MedhKuuLash, Moment, Pair, Refusal, Setup, State, Task};
use std::fmt;
use std::str::FromStr;
use stolik_game::kit::{self, Located, Part, Unreadable, data};
use stolik_game::{Message, Notation, ParseError, Seat, Spot, Value, ValueError};

/// An action as somebody wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    /// An action in full.
    Full(Action),
    /// `pass`, where one piece alone can.
    Pass,
    /// `G3<>W6`, whichever field comes first.
    Swap(Field, Field),
    /// `G3-W6`: a move or a swap, as the dice have it.
    Fields(Field, Field),
    /// `M3`: what this field means here.
    Field(Field),
}

/// What stands between two fields, the longest first.
const BETWEEN: [&str; 6] = ["<->", "<>", "->", ">", "=", "-"];

impl Notation for MedhKuuLash {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        Request::read(text)
    }

    fn resolve(&self, state: &State, _: Seat, request: &Request) -> Result<Action, Refusal> {
        let task = self.task(state).unwrap_or(Task::Nothing);
        let swap = |one, other| Pair::new(one, other).map(Action::Swap).ok_or(Refusal::SameField(one));
        match *request {
            Request::Full(action) => Ok(action),
            Request::Pass => state.only_pass(task),
            Request::Fields(from, to) if !matches!(task, Task::Swap(_)) => Ok(Action::Go { from, to }),
            Request::Swap(one, other) | Request::Fields(one, other) => swap(one, other),
            Request::Field(field) => match self.why_not_touch(state, &[], field.spot()) {
                Some(why) => Err(why),
                None if matches!(task, Task::Swap(_) | Task::RollOrPass) => Err(task.refusal()),
                None => Ok(state.answer(task, field)),
            },
        }
    }

    fn action_text(&self, state: &State, _: Seat, action: &Action) -> String {
        action.text(state.board.of(state.turn))
    }

    fn action_value(&self, state: &State, _: Seat, action: &Action) -> Value {
        let data = |kind: &str, fields: &[(&str, Field)]| {
            let fields = fields.iter().map(|(name, field)| ((*name).to_owned(), data::to_value(field)));
            Value::Map(std::iter::once(("kind".to_owned(), kind.into())).chain(fields).collect())
        };
        match *action {
            Action::Roll => data("roll", &[]),
            Action::Nothing => data("nothing", &[]),
            Action::Pass(from) => data("pass", &[("from", from), ("to", from.near_peak(state.turn))]),
            Action::Go { from, to } if from.is_peak() => data("move", &[("from", from), ("to", to)]),
            Action::Go { from, to } => data("fall", &[("from", from), ("to", to)]),
            Action::Swap(pair) => {
                let [one, other] = pair.own_first(state.board.of(state.turn));
                data("swap", &[("field", one), ("with", other)])
            }
            Action::Remove(field) => data("remove", &[("field", field)]),
            Action::Push(field) => data("push", &[("field", field)]),
            Action::Put(field) => data("put", &[("field", field)]),
        }
    }

    fn chance_text(&self, outcome: &Dice) -> String {
        outcome.to_string()
    }

    fn parse_chance(&self, text: &str) -> Result<Dice, ParseError> {
        text.trim().parse().map_err(|_| Part { text, at: 0 }.error("medh-kuu-lash-parse-dice"))
    }

    fn faces(&self, state: &State, outcome: &Dice) -> Vec<(Seat, String)> {
        let face = |eyes: u8| (state.turn.seat(), eyes.to_string());
        match state.moment {
            Moment::Start => Vec::new(),
            _ => vec![face(outcome.green.eyes()), face(outcome.wooden.eyes())],
        }
    }

    fn setup_text(&self, setup: &Setup) -> String {
        setup.to_text()
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        Setup::from_text(text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        data::to_value(setup)
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        data::from_value(value)
    }

    fn spot_name(&self, spot: Spot) -> String {
        name_of(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        let named = NAMED.iter().find(|(_, known)| *known == name);
        named.map(|(spot, _)| *spot).or_else(|| kit::spot_named::<Field>(name, &[]))
    }
}

impl Request {
    /// Reads the form of an action.
    fn read(text: &str) -> Result<Request, ParseError> {
        let part = Part { text: text.trim(), at: 0 };
        match part.text.to_ascii_lowercase().as_str() {
            "" => return Err(ParseError::new(0, Message::new("medh-kuu-lash-parse-empty"))),
            "roll" => return Ok(Request::Full(Action::Roll)),
            "pass" => return Ok(Request::Pass),
            "nothing" => return Ok(Request::Full(Action::Nothing)),
            word if word.starts_with("pass:") || word.starts_with("pass-") => {
                return Ok(Request::Full(Action::Pass(read_field(part.after(5))?)));
            }
            word if word.starts_with("pass") => {
                return Err(Part { at: 4, ..part }.error("medh-kuu-lash-parse-form"));
            }
            _ => {}
        }
        let one = || read_field(part.after(1));
        match part.text.chars().next() {
            Some('x' | 'X' | '×') => return Ok(Request::Full(Action::Remove(one()?))),
            Some('>') => return Ok(Request::Full(Action::Push(one()?))),
            Some('+') => return Ok(Request::Full(Action::Put(one()?))),
            _ => {}
        }
        for sign in BETWEEN {
            let Some((from, to)) = part.text.split_once(sign) else { continue };
            let at = from.chars().count() + sign.len();
            let (from, to) = (read_field(Part { text: from, at: 0 })?, read_field(Part { text: to, at })?);
            return Ok(match sign {
                "->" | ">" => Request::Full(Action::Go { from, to }),
                "-" => Request::Fields(from, to),
                _ => Request::Swap(from, to),
            });
        }
        Ok(Request::Field(read_field(part)?))
    }
}

fn read_field(part: Part<'_>) -> Result<Field, ParseError> {
    part.text.parse().map_err(|_| part.error("medh-kuu-lash-parse-field"))
}

impl State {
    /// The pass, where one piece alone can.
    fn only_pass(&self, task: Task) -> Result<Action, Refusal> {
        let able: Vec<Field> = self.passes().iter().collect();
        match able[..] {
            _ if task != Task::RollOrPass => Err(Refusal::PassTooLate),
            [] => Err(Refusal::NoPass),
            [one] => Ok(Action::Pass(one)),
            _ => Err(Refusal::PassWhich(able)),
        }
    }
}

impl Action {
    /// The action as text, for the player whose pieces stand on these fields.
    fn text(self, own: Fields) -> String {
        match self {
            Action::Roll => "roll".to_owned(),
            Action::Nothing => "nothing".to_owned(),
            Action::Pass(morning) => format!("pass:{morning}"),
            Action::Go { from, to } => format!("{from}>{to}"),
            Action::Swap(pair) => {
                let [one, other] = pair.own_first(own);
                format!("{one}<>{other}")
            }
            Action::Remove(field) => format!("x{field}"),
            Action::Push(morning) => format!(">{morning}"),
            Action::Put(field) => format!("+{field}"),
        }
    }
}

/// As green would tell it at the start: so it is written where no position is at hand.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Fields::GREEN_PEAKS))
    }
}

/// Reads an action that means the same everywhere.
impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match Request::read(text) {
            Ok(Request::Full(action)) => Ok(action),
            Ok(Request::Swap(one, other)) => Pair::new(one, other).map(Action::Swap).ok_or(Unreadable),
            _ => Err(Unreadable),
        }
    }
}

stolik_game::text_data!(Action, "an action like G1>G4");
