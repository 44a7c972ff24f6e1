//! Plain data: what goes to other programs and other machines.

use crate::Message;

/// Plain data, as JSON has it (without fractions: chances are given as whole weights).
///
/// Rules crates describe themselves in these terms and stay free of any format; `cli` and `protocol` write them as
/// JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Value>),
    /// Named values, in the order given.
    Map(Vec<(String, Value)>),
}

/// Plain data that is not what was expected: where, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueError {
    /// The path to the place: `pieces.3.field`; empty for the whole.
    pub at: String,
    /// What is wrong there.
    pub wrong: WrongValue,
}

/// What is wrong at a place of plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrongValue {
    /// Something else should be there, in the terms of the data: `a text`, `"man" or "king"`.
    Expected(String),
    /// There is no such name here. These there are.
    UnknownName(&'static [&'static str]),
    /// The name has been before.
    NameTwice,
}

impl Value {
    /// Named values.
    pub fn map<const N: usize>(pairs: [(&str, Value); N]) -> Value {
        Value::Map(pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// Several values.
    pub fn list(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }

    /// The value of this name, if this is a map that has one.
    pub fn find(&self, name: &str) -> Option<&Value> {
        match self {
            Value::Map(pairs) => pairs.iter().find(|(n, _)| n == name).map(|(_, v)| v),
            _ => None,
        }
    }

    /// The value of this name.
    pub fn get(&self, name: &str) -> Result<&Value, ValueError> {
        self.find(name).ok_or_else(|| ValueError::expected("a value of this name").inside(name))
    }

    /// Refuses a map with other names than these, or with one of them twice: what is misspelt is not passed by.
    pub fn only(&self, names: &'static [&'static str]) -> Result<(), ValueError> {
        let Value::Map(pairs) = self else {
            return Err(ValueError::expected("named values"));
        };
        for (at, (name, _)) in pairs.iter().enumerate() {
            let wrong = if !names.contains(&name.as_str()) {
                WrongValue::UnknownName(names)
            } else if pairs[..at].iter().any(|(before, _)| before == name) {
                WrongValue::NameTwice
            } else {
                continue;
            };
            return Err(ValueError { at: name.clone(), wrong });
        }
        Ok(())
    }

    /// As a text.
    pub fn text(&self) -> Result<&str, ValueError> {
        match self {
            Value::Text(text) => Ok(text),
            _ => Err(ValueError::expected("a text")),
        }
    }

    /// As a whole number in a range.
    pub fn int(&self, range: std::ops::RangeInclusive<i64>) -> Result<i64, ValueError> {
        match self {
            Value::Int(number) if range.contains(number) => Ok(*number),
            _ => {
                Err(ValueError::expected(format!("a whole number from {} to {}", range.start(), range.end())))
            }
        }
    }

    /// As yes or no.
    pub fn bool(&self) -> Result<bool, ValueError> {
        match self {
            Value::Bool(yes) => Ok(*yes),
            _ => Err(ValueError::expected("true or false")),
        }
    }

    /// As a list of at most so many values.
    pub fn items(&self, most: usize) -> Result<&[Value], ValueError> {
        match self {
            Value::List(values) if values.len() <= most => Ok(values),
            _ => Err(ValueError::expected(format!("a list of at most {most}"))),
        }
    }
}

impl ValueError {
    /// Something else was expected here.
    pub fn expected(what: impl Into<String>) -> ValueError {
        ValueError { at: String::new(), wrong: WrongValue::Expected(what.into()) }
    }

    /// The same, seen from one level further out.
    #[must_use]
    pub fn inside(self, name: impl std::fmt::Display) -> ValueError {
        let at = if self.at.is_empty() { name.to_string() } else { format!("{name}.{}", self.at) };
        ValueError { at, ..self }
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        let key = match &self.wrong {
            WrongValue::Expected(_) => "value-expected",
            WrongValue::UnknownName(_) => "value-unknown-name",
            WrongValue::NameTwice => "value-name-twice",
        };
        let message = Message::new(key).with("at", self.at.as_str());
        match &self.wrong {
            WrongValue::Expected(expected) => message.with("expected", expected.as_str()),
            WrongValue::UnknownName(known) => message.with("known", known.join(", ")),
            WrongValue::NameTwice => message,
        }
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Value {
        Value::Bool(yes)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl<V: Into<Value>> From<Vec<V>> for Value {
    fn from(values: Vec<V>) -> Value {
        Value::list(values)
    }
}
