//! Requests, taken apart field by field.

use super::answer::Fields;
use super::trouble::Trouble;
use crate::json::{self, Unread};
use crate::lines::Line;
use serde_json::Value as Json;
use stolik_game::Millis;

/// A command and the fields that nobody has taken yet.
#[derive(Debug)]
pub struct Request {
    /// What to do.
    pub command: String,
    fields: Fields,
}

/// Reads a line: the `id` to be echoed, as far as there is one, and the request.
pub fn read(line: &Line) -> (Option<Json>, Result<Request, Trouble>) {
    let text = match line {
        Line::Text(text) => text,
        Line::TooLong => return (None, Err(Trouble::LineTooLong)),
        Line::NotUtf8 => return (None, Err(Trouble::NotUtf8)),
    };
    let mut fields = match json::read(text) {
        Ok(Json::Object(fields)) => fields,
        Ok(_) => return (None, Err(Trouble::NotAnObject)),
        Err(Unread::Broken(column)) => return (None, Err(Trouble::BadJson(column))),
        Err(Unread::Value(error)) => {
            // What stands twice is no reason not to echo the rest.
            let id =
                serde_json::from_str(text).ok().and_then(|mut loose: Json| Some(loose.get_mut("id")?.take()));
            return (id, Err(Trouble::Value(error)));
        }
    };
    let id = fields.shift_remove("id");
    let mut request = Request { command: String::new(), fields };
    let command = request.text("command");
    (id, command.map(|command| Request { command, ..request }))
}

impl Request {
    /// Whether it asks the engine to end.
    pub fn is_quit(&self) -> bool {
        self.command == "quit"
    }

    /// Whether it asks a bot, which takes its time.
    pub fn is_thought(&self) -> bool {
        matches!(self.command.as_str(), "bot" | "analyse")
    }

    /// Whether it asks the bot to come to an end.
    pub fn is_stop(&self) -> bool {
        self.command == "stop"
    }

    /// Takes a field, if it is there; `null` counts as not there.
    pub fn take(&mut self, name: &str) -> Option<Json> {
        self.fields.shift_remove(name).filter(|value| !value.is_null())
    }

    /// Takes a field that must be there.
    pub fn required(&mut self, name: &'static str) -> Result<Json, Trouble> {
        self.take(name).ok_or(Trouble::MissingField(name))
    }

    /// Takes a text that must be there.
    pub fn text(&mut self, name: &'static str) -> Result<String, Trouble> {
        match self.required(name)? {
            Json::String(text) => Ok(text),
            _ => Err(Trouble::wrong_type(name, "a text")),
        }
    }

    /// Takes a text, if it is there.
    pub fn optional_text(&mut self, name: &'static str) -> Result<Option<String>, Trouble> {
        match self.take(name) {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(_) => Err(Trouble::wrong_type(name, "a text")),
        }
    }

    /// Takes a time in thousandths of a second, if it is there.
    pub fn elapsed(&mut self) -> Result<Option<Millis>, Trouble> {
        let wrong = || Trouble::wrong_type("elapsed", "a number of thousandths of a second, at least 1");
        match self.take("elapsed") {
            None => Ok(None),
            Some(time) => {
                time.as_u64().filter(|&time| time > 0).ok_or_else(wrong).map(|time| Some(Millis(time)))
            }
        }
    }

    /// Takes a list of texts that must be there.
    pub fn texts(&mut self, name: &'static str) -> Result<Vec<String>, Trouble> {
        texts(name, self.required(name)?)
    }

    /// Takes a draft, if it is there: a list of walks, each a list of spots.
    pub fn draft(&mut self) -> Result<Vec<Vec<String>>, Trouble> {
        let walks = match self.take("draft") {
            None => return Ok(Vec::new()),
            Some(Json::Array(walks)) => walks.into_iter().enumerate(),
            Some(_) => return Err(Trouble::wrong_type("draft", "a list of walks, each a list of texts")),
        };
        walks.map(|(index, walk)| texts(&format!("draft.{index}"), walk)).collect()
    }

    /// Takes a seed, if it is there.
    pub fn seed(&mut self) -> Result<Option<u64>, Trouble> {
        let seed = self.take("seed").map(|seed| seed.as_u64());
        seed.map(|seed| seed.ok_or_else(|| Trouble::wrong_type("seed", "a whole number from 0"))).transpose()
    }

    /// Nothing may be left: a field that nobody knows is a slip.
    pub fn finish(&self) -> Result<(), Trouble> {
        match self.fields.keys().next() {
            Some(name) => Err(Trouble::UnknownField(name.clone())),
            None => Ok(()),
        }
    }
}

/// The texts of a list that stands at this place.
fn texts(at: &str, list: Json) -> Result<Vec<String>, Trouble> {
    let Json::Array(items) = list else {
        return Err(Trouble::wrong_type(at, "a list of texts"));
    };
    let texts = items.into_iter().enumerate().map(|(index, item)| match item {
        Json::String(text) => Ok(text),
        _ => Err(Trouble::wrong_type(format!("{at}.{index}"), "a text")),
    });
    texts.collect()
}
