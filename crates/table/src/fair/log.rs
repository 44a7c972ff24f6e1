//! The hash of the game so far.

use super::{Added, Commitment};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use stolik_catalog::{AnyGame, Played};
use stolik_game::Value;
use stolik_game::record::InputText;

/// The hash of the game up to some input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogHash(pub [u8; 32]);

/// The hashes of the game after each input that stands. One that was taken back is in none: what comes back to the same
/// inputs comes back to the same hash, and nothing is taken back across a roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLog {
    start: LogHash,
    after: Vec<LogHash>,
}

impl GameLog {
    /// Before the first input, in version 1: the game, the version of its rules, its options, and the position if it is not
    /// the usual.
    pub fn of_game(game: &AnyGame, position: Option<&str>) -> GameLog {
        let kind = game.kind();
        let text = format!(
            "stolik dice game 1\n{}\n{}\n{}\n{}\n",
            kind.id(),
            kind.version(),
            options_line(game),
            position.unwrap_or_default()
        );
        GameLog { start: LogHash(Sha256::digest(text).into()), after: Vec::new() }
    }

    /// Before the first input, in version 2: the commitment, which has all of that in it.
    pub fn of_commitment(commitment: &Commitment) -> GameLog {
        GameLog { start: LogHash(commitment.0), after: Vec::new() }
    }

    /// An input was played, of which a spectator learnt this: version 1.
    pub fn push_seen(&mut self, observed: &Value) {
        let mut text = String::new();
        write_json(observed, &mut text);
        self.push(&text);
    }

    /// An input was played, as records have it: version 2. A roll stands behind what was added to it, so that all later ones
    /// depend on that too. What others do not see is left out, for rolls are public and would tell of it, and so is time,
    /// which the table measures itself when it knows what an action carries.
    pub fn push_played(&mut self, played: &Played, added: &Added) {
        let input = &played.input;
        match input {
            InputText::Chance(_) => self.push(&format!("{added} {input}")),
            InputText::Act { .. } if played.veiled().is_none() => self.push(&input.to_string()),
            InputText::Act { .. } | InputText::Time { .. } => self.after.push(self.last()),
        }
    }

    fn push(&mut self, text: &str) {
        let hash = Sha256::new().chain_update(self.last().0).chain_update(text);
        self.after.push(LogHash(hash.finalize().into()));
    }

    /// Only so many inputs stand.
    pub fn keep(&mut self, standing: usize) {
        self.after.truncate(standing);
    }

    /// The hash of the game so far.
    pub fn last(&self) -> LogHash {
        self.after.last().copied().unwrap_or(self.start)
    }

    /// How many inputs stand.
    pub fn standing(&self) -> u64 {
        self.after.len() as u64
    }
}

/// The options as records have them: one space between them.
pub(super) fn options_line(game: &AnyGame) -> String {
    let options: Vec<String> = game.options().iter().map(|(name, value)| format!("{name}={value}")).collect();
    options.join(" ")
}

/// Plain data as JSON without spaces, names in the order given.
fn write_json(value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(yes) => out.push_str(if *yes { "true" } else { "false" }),
        // Writing to a string does not fail.
        Value::Int(number) => _ = write!(out, "{number}"),
        Value::Text(text) => write_text(text, out),
        Value::List(values) => {
            out.push('[');
            for (index, value) in values.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_json(value, out);
            }
            out.push(']');
        }
        Value::Map(pairs) => {
            out.push('{');
            for (index, (name, value)) in pairs.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_text(name, out);
                out.push(':');
                write_json(value, out);
            }
            out.push('}');
        }
    }
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c < ' ' => _ = write!(out, "\\u{:04x}", c as u32),
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_data_is_json_without_spaces() {
        let value = Value::map([
            ("b", Value::list([1, 2])),
            ("a", Value::Text("\"\\\n\u{1}ż".to_owned())),
            ("c", Value::list([Value::Null, Value::Bool(true)])),
        ]);
        let mut text = String::new();
        write_json(&value, &mut text);
        assert_eq!(text, r#"{"b":[1,2],"a":"\"\\\n\u0001ż","c":[null,true]}"#);
    }
}
