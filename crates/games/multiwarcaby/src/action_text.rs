//! Actions as text: `E2-E3`, `E3xE5`, `xG5` for a further jump, `stop`, `skip`.

use crate::action::{Action, Hop};
use crate::field::Field;
use crate::state::{Stage, State};
use stolik_game::{Message, ParseError};

/// An action as a person writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// An action in full.
    Full(Action),
    /// A further jump, of the piece that is in the middle of its capture, to this field.
    Further(Field),
}

/// An action as text. A further jump leaves out where it begins, so that the jumps of a piece read as one:
/// `A1xC1 xC3 xE5`.
pub(crate) fn write(state: &State, action: Action) -> String {
    match (action, state.stage) {
        (Action::Shift(hop), _) => format!("{}-{}", hop.from, hop.to),
        (Action::Jump(hop), Stage::Chain { .. }) => format!("x{}", hop.to),
        (Action::Jump(hop), _) => format!("{}x{}", hop.from, hop.to),
        (Action::Stop, _) => "stop".to_owned(),
        (Action::Skip, _) => "skip".to_owned(),
    }
}

/// Reads an action.
pub(crate) fn read(text: &str) -> Result<Request, ParseError> {
    let indent = text.chars().take_while(|c| c.is_whitespace()).count();
    let text = text.trim();
    let wrong = |at: usize, key| {
        let shown: String = text.chars().skip(at).take(12).collect();
        Err(ParseError::new(indent + at, Message::new(key).with("text", shown)))
    };
    if text.is_empty() {
        return Err(ParseError::new(indent, Message::new("multiwarcaby-parse-empty")));
    }
    if text.eq_ignore_ascii_case("stop") {
        return Ok(Request::Full(Action::Stop));
    }
    if text.eq_ignore_ascii_case("skip") {
        return Ok(Request::Full(Action::Skip));
    }
    let letters: Vec<char> = text.chars().collect();
    let field = |at: usize| {
        let name: String = letters.get(at..at + 2)?.iter().collect();
        name.parse::<Field>().ok()
    };
    if is_jump_sign(letters[0]) {
        return match (field(1), letters.len()) {
            (Some(to), 3) => Ok(Request::Further(to)),
            (Some(_), _) => wrong(3, "multiwarcaby-parse-long"),
            (None, _) => wrong(1, "multiwarcaby-parse-field"),
        };
    }
    let Some(from) = field(0) else {
        return wrong(0, "multiwarcaby-parse-field");
    };
    let jumps = match letters.get(2) {
        None => return wrong(0, "multiwarcaby-parse-short"),
        Some('-' | '–') => false,
        Some(&sign) if is_jump_sign(sign) => true,
        Some(_) => return wrong(2, "multiwarcaby-parse-separator"),
    };
    let Some(to) = field(3) else {
        return wrong(3, "multiwarcaby-parse-field");
    };
    if letters.len() > 5 {
        return wrong(5, if jumps { "multiwarcaby-parse-long" } else { "multiwarcaby-parse-shift-long" });
    }
    let hop = Hop { from, to };
    Ok(Request::Full(if jumps { Action::Jump(hop) } else { Action::Shift(hop) }))
}

const fn is_jump_sign(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | '×')
}
