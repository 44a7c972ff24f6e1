//! Actions as people write them.

use crate::action::{Action, Pair};
use crate::field::Field;
use crate::game::MedhKuuLash;
use crate::refusal::Refusal;
use crate::state::State;
use crate::task::Task;
use stolik_game::{Message, ParseError};

/// An action as somebody wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    /// `roll`.
    Roll,
    /// `pass:M4`, or `pass` where one piece alone can.
    Pass(Option<Field>),
    /// `G1>G4`.
    Go(Field, Field),
    /// `G3<>W6`.
    Swap(Field, Field),
    /// `G3-W6`: a move or a swap, as the dice have it.
    Fields(Field, Field),
    /// `xW3`.
    Remove(Field),
    /// `>M3`.
    Push(Field),
    /// `+W7`.
    Put(Field),
    /// `M3`: what this field means here.
    Field(Field),
    /// `nothing`.
    Nothing,
}

/// A request for one field, and one for two.
type OfOne = fn(Field) -> Request;
type OfTwo = fn(Field, Field) -> Request;

/// What stands between two fields, the longest first.
const BETWEEN: [(&str, OfTwo); 6] = [
    ("<->", Request::Swap),
    ("<>", Request::Swap),
    ("->", Request::Go),
    (">", Request::Go),
    ("=", Request::Swap),
    ("-", Request::Fields),
];

/// What stands before a field.
const BEFORE: [(&str, OfOne); 5] = [
    ("x", Request::Remove),
    ("X", Request::Remove),
    ("×", Request::Remove),
    (">", Request::Push),
    ("+", Request::Put),
];

impl Request {
    /// Reads the form of an action.
    pub(crate) fn read(text: &str) -> Result<Request, ParseError> {
        let text = text.trim();
        match text.to_ascii_lowercase().as_str() {
            "" => return Err(ParseError::new(0, Message::new("medh-kuu-lash-parse-empty"))),
            "roll" => return Ok(Request::Roll),
            "pass" => return Ok(Request::Pass(None)),
            "nothing" => return Ok(Request::Nothing),
            word if word.starts_with("pass") => {
                let (at, rest) = (5, text.get(5..).unwrap_or_default());
                return match text.as_bytes()[4] {
                    b':' | b'-' => Ok(Request::Pass(Some(field(rest, at)?))),
                    _ => Err(ParseError::new(4, told("medh-kuu-lash-parse-form", text))),
                };
            }
            _ => {}
        }
        for (sign, request) in BEFORE {
            if let Some(rest) = text.strip_prefix(sign) {
                return Ok(request(field(rest, 1)?));
            }
        }
        for (sign, request) in BETWEEN {
            if let Some((from, to)) = text.split_once(sign) {
                let at = from.chars().count() + sign.len();
                return Ok(request(field(from, 0)?, field(to, at)?));
            }
        }
        Ok(Request::Field(field(text, 0)?))
    }
}

fn field(text: &str, at: usize) -> Result<Field, ParseError> {
    text.parse().map_err(|_| ParseError::new(at, told("medh-kuu-lash-parse-field", text)))
}

/// A sentence about a text, as far as it fits into one.
pub(crate) fn told(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text.chars().take(20).collect::<String>())
}

impl MedhKuuLash {
    /// The action that a request means here.
    pub(crate) fn meant(&self, state: &State, request: Request) -> Result<Action, Refusal> {
        let task = self.task(state).unwrap_or(Task::Nothing);
        let pair = |one, other| Pair::new(one, other).map(Action::Swap).ok_or(Refusal::SameField(one));
        if let Some(action) = request.plain() {
            return Ok(action);
        }
        match request {
            Request::Pass(_) => state.only_pass(task),
            Request::Fields(from, to) if !matches!(task, Task::Swap { .. }) => Ok(Action::Go { from, to }),
            Request::Swap(one, other) | Request::Fields(one, other) => pair(one, other),
            Request::Field(field) => match self.why_not_first(state, task, crate::spots::spot_of(field)) {
                Some(why) => Err(why),
                None if matches!(task, Task::Swap { .. } | Task::RollOrPass) => Err(Refusal::Asked(task)),
                None => Ok(state.answer(task, field)),
            },
            _ => Err(Refusal::Asked(task)),
        }
    }
}

impl State {
    /// The pass, where one piece alone can.
    fn only_pass(&self, task: Task) -> Result<Action, Refusal> {
        if task != Task::RollOrPass {
            return Err(Refusal::PassTooLate);
        }
        let able: Vec<Field> = self.passes().iter().collect();
        match able.as_slice() {
            [] => Err(Refusal::NoPass),
            &[one] => Ok(Action::Pass(one)),
            _ => Err(Refusal::PassWhich(able)),
        }
    }

    /// The fields of a swap as a person tells them: an own piece first.
    pub(crate) fn own_first(&self, pair: Pair) -> [Field; 2] {
        let [first, second] = pair.both();
        if self.board.on(first) == Some(self.turn) { [first, second] } else { [second, first] }
    }

    /// The text of an action.
    pub(crate) fn text_of(&self, action: Action) -> String {
        match action {
            Action::Roll => "roll".to_owned(),
            Action::Nothing => "nothing".to_owned(),
            Action::Pass(morning) => format!("pass:{morning}"),
            Action::Go { from, to } => format!("{from}>{to}"),
            Action::Swap(pair) => {
                let [one, other] = self.own_first(pair);
                format!("{one}<>{other}")
            }
            Action::Remove(field) => format!("x{field}"),
            Action::Push(morning) => format!(">{morning}"),
            Action::Put(field) => format!("+{field}"),
        }
    }
}

impl Request {
    /// The action that a full request means anywhere; none if it leaves something to the position.
    pub(crate) fn plain(self) -> Option<Action> {
        match self {
            Request::Roll => Some(Action::Roll),
            Request::Nothing => Some(Action::Nothing),
            Request::Pass(Some(morning)) => Some(Action::Pass(morning)),
            Request::Go(from, to) => Some(Action::Go { from, to }),
            Request::Swap(one, other) => Pair::new(one, other).map(Action::Swap),
            Request::Remove(field) => Some(Action::Remove(field)),
            Request::Push(morning) => Some(Action::Push(morning)),
            Request::Put(field) => Some(Action::Put(field)),
            Request::Pass(None) | Request::Fields(..) | Request::Field(_) => None,
        }
    }
}
