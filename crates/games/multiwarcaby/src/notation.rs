//! Actions written down: `E2-E3`, `E3xE5`, `xG5` for a further jump, `stop`, `skip`.

use crate::action::{Action, Hop};
use crate::field::{BUTTONS, Field, name_of};
use crate::game::Multiwarcaby;
use crate::position::{self, SetupData};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Stage, State};
use stolik_game::kit::{Part, data, spot_named};
use stolik_game::{Message, Never, Notation, ParseError, Rules, Seat, Spot, Value, ValueError};

/// An action as a person writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// An action in full.
    Full(Action),
    /// A further jump, of the piece that is in the middle of its capture, to this field.
    Further(Field),
}

impl Notation for Multiwarcaby {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        let text = Part { text, at: 0 }.trim();
        let button = |name: &str| text.text.eq_ignore_ascii_case(name);
        match text.text.chars().next() {
            None => Err(ParseError::new(text.at, Message::new("multiwarcaby-parse-empty"))),
            _ if button("stop") => Ok(Request::Full(Action::Stop)),
            _ if button("skip") => Ok(Request::Full(Action::Skip)),
            Some(sign) if is_jump_sign(sign) => {
                let to = read_field(text.after(1))?;
                ends(text.after(3), "multiwarcaby-parse-long").map(|()| Request::Further(to))
            }
            Some(_) => read_hop(text).map(Request::Full),
        }
    }

    fn resolve(&self, state: &State, _: Seat, request: &Request) -> Result<Action, Refusal> {
        match (*request, state.stage) {
            (Request::Full(action), _) => Ok(action),
            (Request::Further(to), Stage::Chain { piece, .. }) => Ok(Action::Jump(Hop { from: piece, to })),
            (Request::Further(to), _) => Err(Refusal::NoChain(to)),
        }
    }

    /// A further jump leaves out where it begins, so that the jumps of a piece read as one: `A1xC1 xC3 xE5`.
    fn action_text(&self, state: &State, _: Seat, action: &Action) -> String {
        match (*action, state.stage) {
            (Action::Shift(hop), _) => format!("{}-{}", hop.from, hop.to),
            (Action::Jump(hop), Stage::Chain { .. }) => format!("x{}", hop.to),
            (Action::Jump(hop), _) => format!("{}x{}", hop.from, hop.to),
            (Action::Stop, _) => "stop".to_owned(),
            (Action::Skip, _) => "skip".to_owned(),
        }
    }

    fn action_value(&self, _: &State, _: Seat, action: &Action) -> Value {
        data::to_value(action)
    }

    fn chance_text(&self, outcome: &Never) -> String {
        match *outcome {}
    }

    fn parse_chance(&self, _: &str) -> Result<Never, ParseError> {
        Err(ParseError::new(0, Message::new("refused-no-chance-now")))
    }

    fn setup_text(&self, setup: &Setup) -> String {
        position::write(setup, self.sides())
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        position::read(text, self.sides())
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        data::to_value(&SetupData::of(setup))
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        data::from_value::<SetupData>(value)?.setup(self.sides())
    }

    fn spot_name(&self, spot: Spot) -> String {
        name_of(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        let spot = spot_named::<Field>(name, &BUTTONS)?;
        let beyond = Field::of_spot(spot).is_some_and(|field| !self.board().fields().has(field));
        (!beyond).then_some(spot)
    }
}

const fn is_jump_sign(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | '×')
}

/// Two characters that name a field.
fn read_field(text: Part<'_>) -> Result<Field, ParseError> {
    let name: String = text.text.chars().take(2).collect();
    name.parse().map_err(|_| text.error("multiwarcaby-parse-field"))
}

/// Nothing may follow.
fn ends(rest: Part<'_>, key: &'static str) -> Result<(), ParseError> {
    if rest.text.is_empty() { Ok(()) } else { Err(rest.error(key)) }
}

fn read_hop(text: Part<'_>) -> Result<Action, ParseError> {
    let from = read_field(text)?;
    let jumps = match text.text.chars().nth(2) {
        None => return Err(text.error("multiwarcaby-parse-short")),
        Some('-' | '–') => false,
        Some(sign) if is_jump_sign(sign) => true,
        Some(_) => return Err(text.after(2).error("multiwarcaby-parse-separator")),
    };
    let to = read_field(text.after(3))?;
    ends(text.after(5), if jumps { "multiwarcaby-parse-long" } else { "multiwarcaby-parse-shift-long" })?;
    let hop = Hop { from, to };
    Ok(if jumps { Action::Jump(hop) } else { Action::Shift(hop) })
}
