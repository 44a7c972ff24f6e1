//! Positions as words, `stones=A1,B1/A7 turn=1`: what derives `Serialize` and `Deserialize` is written and read so.
//!
//! Each field is a word, in order; nothing is no word. A list has commas between its parts and is `-` without any; an array has
//! slashes.

use super::{Part, data};
use crate::{Message, ParseError, Value};
use serde::Serialize;
use serde::de::{self, DeserializeOwned, DeserializeSeed, IntoDeserializer, Visitor};
use std::fmt::{self, Display};

/// More than any position needs.
const MOST_BYTES: usize = 4_000;
const NOTHING: &str = "-";
const YES: &str = "yes";
const NO: &str = "no";

/// A position as words.
pub fn to_words<T: Serialize>(position: &T) -> String {
    let Value::Map(words) = data::to_value(position) else { return String::new() };
    let words = words.iter().filter_map(|(name, value)| Some(format!("{name}={}", text_of(value)?)));
    words.collect::<Vec<_>>().join(" ")
}

fn text_of(value: &Value) -> Option<String> {
    Some(match value {
        Value::Null | Value::Map(_) => return None,
        Value::Bool(yes) => if *yes { YES } else { NO }.to_owned(),
        Value::Int(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        Value::List(parts) if parts.is_empty() => NOTHING.to_owned(),
        Value::List(parts) => {
            let is_list = |value: &Value| matches!(value, Value::List(_));
            let between = if parts.iter().any(is_list) { "/" } else { "," };
            parts.iter().filter_map(text_of).collect::<Vec<_>>().join(between)
        }
    })
}

/// Reads a position of words, in any order.
pub fn from_words<T: DeserializeOwned>(text: &str) -> Result<T, ParseError> {
    let words: Vec<Part<'_>> = Part::whole(text, MOST_BYTES, "parse-position-long")?.words().collect();
    let name = |word: &Part<'_>| word.text.split_once('=').map(|(name, _)| name.to_owned());
    let is_twice = |(place, word): (usize, &Part<'_>)| {
        let before = words[..place].iter().any(|before| name(before) == name(word));
        before.then(|| word.error("parse-position-twice"))
    };
    if let Some(twice) = words.iter().enumerate().find_map(is_twice) {
        return Err(twice);
    }
    T::deserialize(Reader(words))
        .map_err(|Wrong { at, message }| ParseError::new(at.unwrap_or(text.chars().count()), message))
}

/// What is wrong, and at which character; with what is not there, nowhere.
#[derive(Debug)]
struct Wrong {
    at: Option<usize>,
    message: Message,
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message.key)
    }
}

impl std::error::Error for Wrong {}

impl Wrong {
    fn word(part: Part<'_>) -> Wrong {
        let ParseError { at, message } = part.error("parse-position-word");
        Wrong { at: Some(at), message }
    }

    fn named(key: &'static str, name: &str) -> Wrong {
        Wrong { at: None, message: Message::new(key).with("text", name) }
    }
}

impl de::Error for Wrong {
    /// Whoever reads the word says which it is.
    fn custom<T: Display>(_: T) -> Wrong {
        Wrong { at: None, message: Message::new("parse-position-word") }
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Wrong {
        let Wrong { at, message } = Wrong::named("parse-position-unknown", field);
        Wrong { at, message: message.with("known", known.join(", ")) }
    }

    fn missing_field(field: &'static str) -> Wrong {
        Wrong::named("parse-position-missing", field)
    }
}

/// All words.
struct Reader<'t>(Vec<Part<'t>>);

impl<'de> de::Deserializer<'de> for Reader<'_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_map(Pairs { words: self.0.into_iter(), word: None })
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Pairs<'t> {
    words: std::vec::IntoIter<Part<'t>>,
    word: Option<(Part<'t>, Part<'t>)>,
}

impl<'de> de::MapAccess<'de> for Pairs<'_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some(word) = self.words.next() else { return Ok(None) };
        let (name, value) = word.split_once('=').ok_or_else(|| Wrong::word(word))?;
        self.word = Some((word, value));
        let read = seed.deserialize(name.text.into_deserializer());
        read.map(Some).map_err(|wrong: Wrong| Wrong { at: Some(word.at), ..wrong })
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let (word, value) = self.word.take().ok_or_else(|| Wrong::named("parse-position-word", ""))?;
        seed.deserialize(Spelled(value)).map_err(|_| Wrong::word(word))
    }
}

/// The value of a word, or a part of it.
struct Spelled<'t>(Part<'t>);

impl Spelled<'_> {
    fn visit<'de, V: Visitor<'de>>(parts: Vec<Self>, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_seq(de::value::SeqDeserializer::new(parts.into_iter()))
    }
}

impl<'t> IntoDeserializer<'_, Wrong> for Spelled<'t> {
    type Deserializer = Spelled<'t>;

    fn into_deserializer(self) -> Spelled<'t> {
        self
    }
}

macro_rules! read_numbers {
    ($($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            let digits = self.0.text.strip_prefix('-').unwrap_or(self.0.text);
            let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = if is_number { self.0.text.parse().ok() } else { None };
            visitor.visit_i64(number.ok_or_else(|| Wrong::word(self.0))?)
        }
    )+};
}

impl<'de> de::Deserializer<'de> for Spelled<'_> {
    type Error = Wrong;

    read_numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_i32 deserialize_i64 }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_str(self.0.text)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0.text {
            YES => visitor.visit_bool(true),
            NO => visitor.visit_bool(false),
            _ => Err(Wrong::word(self.0)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Spelled(list) = self;
        let parts = if list.text == NOTHING { Vec::new() } else { list.split(',').map(Spelled).collect() };
        Self::visit(parts, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Wrong> {
        let parts: Vec<Self> = self.0.split('/').map(Spelled).collect();
        if parts.len() == length { Self::visit(parts, visitor) } else { Err(Wrong::word(self.0)) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_enum(self.0.text.into_deserializer())
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i128 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct map struct
        identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Side;
    use serde::Deserialize;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Position {
        stones: [Vec<u8>; 2],
        turn: Side,
        roll: Option<u8>,
        stage: Stage,
        #[serde(default)]
        late: bool,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Stage {
        Move,
        Over,
    }

    #[test]
    fn a_position_is_read_as_it_is_written() {
        let position =
            |stones, roll| Position { stones, turn: Side(1), roll, stage: Stage::Over, late: true };
        for (position, text) in [
            (position([vec![1, 2], vec![3]], Some(4)), "stones=1,2/3 turn=1 roll=4 stage=over late=yes"),
            (position([vec![], vec![]], None), "stones=-/- turn=1 stage=over late=yes"),
        ] {
            assert_eq!(to_words(&position), text);
            assert_eq!(from_words::<Position>(text), Ok(position));
        }
    }

    #[test]
    fn what_is_wrong_is_told_where_it_is() {
        for (text, at, key) in [
            ("stones=1/2 turn=x stage=move", 11, "parse-position-word"),
            ("stones=1 turn=0 stage=move", 0, "parse-position-word"),
            ("stones=1/2/3 turn=0 stage=move", 0, "parse-position-word"),
            ("stones=1/+2 turn=0 stage=move", 0, "parse-position-word"),
            ("turn=0 stage=away stones=1/2", 7, "parse-position-word"),
            ("turn=256 stage=move stones=1/2", 0, "parse-position-word"),
            ("turn", 0, "parse-position-word"),
            ("turn=0 tern=1", 7, "parse-position-unknown"),
            ("turn=0  turn=1 stones=", 8, "parse-position-twice"),
            ("stones=1/2 stage=move", 21, "parse-position-missing"),
            ("", 0, "parse-position-missing"),
            (&"x".repeat(MOST_BYTES + 1), 0, "parse-position-long"),
        ] {
            let error = from_words::<Position>(text).expect_err(text);
            assert_eq!((error.at, error.message.key), (at, key), "{text}");
        }
    }
}
