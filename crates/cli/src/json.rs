//! JSON as plain data.

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value as Json};
use std::cell::RefCell;
use std::fmt;
use stolik_game::{Value, ValueError, WrongValue};

/// JSON as plain data, which has no fractions and no numbers beyond 64 bits.
pub fn to_value(json: &Json) -> Result<Value, ValueError> {
    Ok(match json {
        Json::Null => Value::Null,
        Json::Bool(yes) => Value::Bool(*yes),
        Json::Number(number) => {
            let whole = number.as_i64();
            Value::Int(whole.ok_or_else(|| ValueError::expected("a whole number"))?)
        }
        Json::String(text) => Value::Text(text.clone()),
        Json::Array(items) => {
            let items = items.iter().enumerate();
            let values = items.map(|(index, item)| to_value(item).map_err(|e| e.inside(index)));
            Value::List(values.collect::<Result<_, _>>()?)
        }
        Json::Object(pairs) => {
            let pairs = pairs.iter().map(|(name, item)| {
                let value = to_value(item).map_err(|error| error.inside(name))?;
                Ok((name.clone(), value))
            });
            Value::Map(pairs.collect::<Result<_, _>>()?)
        }
    })
}

/// Why a text is not read as JSON.
#[derive(PartialEq, Eq, Debug)]
pub enum Unread {
    /// It is not sound from this column on.
    Broken(usize),
    /// It is sound, but something is wrong at a place of it.
    Value(ValueError),
}

/// Reads JSON, and refuses a name that stands twice in one object: one of the two would be lost.
pub fn read(text: &str) -> Result<Json, Unread> {
    let twice = RefCell::new(None);
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = Once { twice: &twice }.deserialize(&mut reader).and_then(|json| reader.end().map(|()| json));
    read.map_err(|error| twice.take().map_or(Unread::Broken(error.column()), Unread::Value))
}

/// Reads a value, and keeps where a name stands for the second time.
#[derive(Clone, Copy)]
struct Once<'a> {
    twice: &'a RefCell<Option<ValueError>>,
}

impl Once<'_> {
    /// A place inside has been left because of an error: the path grows by it.
    fn left(self, name: impl fmt::Display) {
        let inner = self.twice.take();
        self.twice.replace(inner.map(|error| error.inside(name)));
    }
}

impl<'de> DeserializeSeed<'de> for Once<'_> {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Json, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once<'_> {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Json, E> {
        Ok(Json::from(yes))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json, E> {
        Ok(Json::from(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(Json::from(number))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Json, E> {
        Ok(Json::from(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::from(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self).inspect_err(|_| self.left(list.len()))? {
            list.push(item);
        }
        Ok(Json::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Json, A::Error> {
        let mut map = Map::new();
        while let Some(name) = pairs.next_key::<String>()? {
            if map.contains_key(&name) {
                self.twice.replace(Some(ValueError { at: name, wrong: WrongValue::NameTwice }));
                return Err(A::Error::custom("a name stands twice"));
            }
            let value = pairs.next_value_seed(self).inspect_err(|_| self.left(&name))?;
            map.insert(name, value);
        }
        Ok(Json::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn plain_data_survives_the_way_through_json_in_its_order() {
        let value = Value::map([
            ("turn", Value::from("light")),
            ("pieces", Value::list([1_i64, -5, i64::MIN])),
            ("king", Value::Bool(true)),
            ("none", Value::Null),
        ]);
        let json = serde_json::json!(value);
        assert_eq!(
            json.to_string(),
            r#"{"turn":"light","pieces":[1,-5,-9223372036854775808],"king":true,"none":null}"#
        );
        assert_eq!(to_value(&json), Ok(value));
    }

    #[test]
    fn fractions_and_huge_numbers_are_named_by_their_place() {
        for bad in [json!(1.5), json!(u64::MAX), json!(1e300)] {
            let error = to_value(&json!({ "pieces": [0, { "field": bad }] })).expect_err("no");
            assert_eq!(error.at, "pieces.1.field");
            assert_eq!(error.wrong, WrongValue::Expected("a whole number".to_owned()));
        }
    }

    #[test]
    fn json_is_read_as_it_is_and_a_name_that_stands_twice_is_told_by_its_place() {
        let text = r#"{"b":[1,-2,1.5,"x\n",null,true,{}],"a":{"c":[]}}"#;
        assert_eq!(read(text).map(|json| json.to_string()), Ok(text.to_owned()), "in its order");
        for (text, at) in [
            (r#"{"a":1,"a":1}"#, "a"),
            (
                r#"{"command":"setup","position":{"pieces":[{"b":1},{"b":1,"c":2,"b":3}]}}"#,
                "position.pieces.1.b",
            ),
        ] {
            let twice = ValueError { at: at.to_owned(), wrong: WrongValue::NameTwice };
            assert_eq!(read(text), Err(Unread::Value(twice)), "{text}");
        }
        assert_eq!(
            read(r#"{"a":1,"a":"#),
            Err(Unread::Value(ValueError { at: "a".to_owned(), wrong: WrongValue::NameTwice }))
        );
        for (text, column) in [(r#"{"command":"#, 11), ("[1,2", 4), ("{} 1", 4)] {
            assert_eq!(read(text), Err(Unread::Broken(column)), "{text}");
        }
    }
}
