//! Plain data by serde: what derives `Serialize` and `Deserialize` is a [`Value`], both ways.
//!
//! What is wrong is told with its path and in the terms of the data: `pieces.3: a field like C3`. A struct that denies
//! unknown fields tells the names there are. Numbers are whole; a text, a list, named values, `true`, `false` and nothing
//! are all there is, so a map's names are texts and an enum is the name of its variant, or named values with a tag.

mod read;
mod value;
mod write;

use crate::{Value, ValueError, WrongValue};
use read::Reader;
use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use write::Writer;

/// Something as plain data.
///
/// # Panics
/// When it has parts that plain data cannot hold: fractions, bytes, maps whose names are no texts. A game's data has none;
/// the conformance kit writes all of it.
pub fn to_value<T: Serialize + ?Sized>(data: &T) -> Value {
    match data.serialize(Writer) {
        Ok(value) => value,
        Err(error) => panic!("plain data: {error}"),
    }
}

/// Reads plain data.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, ValueError> {
    T::deserialize(Reader(value))
}

/// A type whose plain data is its text form, with what is expected in its place: it has `Display` and `FromStr`.
#[macro_export]
macro_rules! text_data {
    ($Type:ty, $expected:expr) => {
        impl $crate::serde::Serialize for $Type {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<$Type, D::Error> {
                let text = <String as $crate::serde::Deserialize>::deserialize(from)?;
                let expected = |_| <D::Error as $crate::serde::de::Error>::custom($expected);
                text.parse().map_err(expected)
            }
        }
    };
}

/// The text form of types: how each is written, and how it is read. Where it is its plain data too, what is expected in
/// its place.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// struct Hop(u8, u8);
///
/// fn read(text: &str) -> Option<Hop> {
///     let (from, to) = text.split_once('-')?;
///     Some(Hop(from.parse().ok()?, to.parse().ok()?))
/// }
///
/// stolik_game::text_form! {
///     /// `3-4`.
///     Hop: |hop| format!("{}-{}", hop.0, hop.1), read, "a hop like 3-4";
/// }
///
/// assert_eq!("3-4".parse(), Ok(Hop(3, 4)));
/// assert_eq!(Hop(3, 4).to_string(), "3-4");
/// assert!("3".parse::<Hop>().is_err());
/// ```
#[macro_export]
macro_rules! text_form {
    ($($(#[$doc:meta])* $Type:ty: $write:expr, $read:expr $(, $expected:expr)?;)+) => {$(
        $(#[$doc])*
        impl ::std::fmt::Display for $Type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let write: fn(&$Type) -> String = $write;
                f.write_str(&write(self))
            }
        }

        impl ::std::str::FromStr for $Type {
            type Err = $crate::kit::Unreadable;

            fn from_str(text: &str) -> Result<$Type, $crate::kit::Unreadable> {
                let read: fn(&str) -> Option<$Type> = $read;
                read(text).ok_or($crate::kit::Unreadable)
            }
        }

        $($crate::text_data!($Type, $expected);)?
    )+};
}

/// A set of fields whose plain data is a list of them, each once.
#[macro_export]
macro_rules! set_data {
    ($Fields:ident, $Field:ident) => {
        impl $crate::serde::Serialize for $Fields {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Fields {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<$Fields, D::Error> {
                let fields: Vec<$Field> =
                    $crate::kit::data::each_once(from, "a field that is not in the list yet")?;
                Ok(fields.into_iter().collect())
            }
        }
    };
}

/// A type whose plain data is a whole number in a range.
#[macro_export]
macro_rules! number_data {
    ($Type:ty, $range:expr, $read:expr, $write:expr) => {
        impl $crate::serde::Serialize for $Type {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$Type) -> i64 = $write;
                to.serialize_i64(write(self))
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<$Type, D::Error> {
                let number = $crate::kit::data::in_range(from, $range)?;
                let read: fn(i64) -> $Type = $read;
                Ok(read(number))
            }
        }
    };
}

/// Reads a whole number in a range.
pub fn in_range<'de, D: de::Deserializer<'de>>(
    from: D,
    range: std::ops::RangeInclusive<i64>,
) -> Result<i64, D::Error> {
    struct InRange(std::ops::RangeInclusive<i64>);

    impl de::Visitor<'_> for InRange {
        type Value = i64;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a whole number from {} to {}", self.0.start(), self.0.end())
        }

        fn visit_i64<E: de::Error>(self, number: i64) -> Result<i64, E> {
            let wrong = || E::invalid_value(de::Unexpected::Signed(number), &self);
            if self.0.contains(&number) { Ok(number) } else { Err(wrong()) }
        }

        /// As formats of others give it.
        fn visit_u64<E: de::Error>(self, number: u64) -> Result<i64, E> {
            match i64::try_from(number) {
                Ok(number) => self.visit_i64(number),
                Err(_) => Err(E::invalid_value(de::Unexpected::Unsigned(number), &self)),
            }
        }
    }

    from.deserialize_i64(InRange(range))
}

/// Reads a list in which nothing stands twice. What does is told with its place in the list, and what is expected there.
pub fn each_once<'de, T: Deserialize<'de> + PartialEq, D: de::Deserializer<'de>>(
    from: D,
    expected: &str,
) -> Result<Vec<T>, D::Error> {
    /// Reads what is not among these.
    struct Another<'a, T>(&'a [T], &'a str);

    impl<'de, T: Deserialize<'de> + PartialEq> de::DeserializeSeed<'de> for Another<'_, T> {
        type Value = T;

        fn deserialize<D: de::Deserializer<'de>>(self, from: D) -> Result<T, D::Error> {
            let read = T::deserialize(from)?;
            if self.0.contains(&read) { Err(de::Error::custom(self.1)) } else { Ok(read) }
        }
    }

    struct Each<'a, T>(Vec<T>, &'a str);

    impl<'de, T: Deserialize<'de> + PartialEq> de::Visitor<'de> for Each<'_, T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list")
        }

        fn visit_seq<A: de::SeqAccess<'de>>(mut self, mut items: A) -> Result<Vec<T>, A::Error> {
            while let Some(read) = items.next_element_seed(Another(&self.0, self.1))? {
                self.0.push(read);
            }
            Ok(self.0)
        }
    }

    from.deserialize_seq(Each(Vec::new(), expected))
}

number_data!(crate::Seat, 0..=255, |n| crate::Seat(n.to_le_bytes()[0]), |seat| seat.0.into());
number_data!(crate::Side, 0..=255, |n| crate::Side(n.to_le_bytes()[0]), |side| side.0.into());
// A time beyond what plain data holds has long made every clock fall.
number_data!(
    crate::Millis,
    0..=i64::MAX,
    |n| crate::Millis(if n == i64::MAX { u64::MAX } else { n.unsigned_abs() }),
    |millis| i64::try_from(millis.0).unwrap_or(i64::MAX)
);

impl Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = if self.at.is_empty() { "the whole" } else { &self.at };
        match &self.wrong {
            WrongValue::Expected(expected) => write!(f, "{at}: expected {expected}"),
            WrongValue::UnknownName(known) => write!(f, "{at}: no such name; there are {}", known.join(", ")),
            WrongValue::NameTwice => write!(f, "{at}: the name is there twice"),
        }
    }
}

impl std::error::Error for ValueError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Turn {
        seat: Seat,
        #[serde(default)]
        morale: Option<u8>,
        verb: Verb,
        way: Vec<(u8, u8)>,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Verb {
        Take,
        End,
    }

    fn turn() -> Value {
        Value::map([
            ("seat", Value::Int(1)),
            ("morale", Value::Null),
            ("verb", Value::from("take")),
            ("way", Value::list([Value::list([1, 2]), Value::list([3, 4])])),
        ])
    }

    fn with(name: &str, value: Value) -> Value {
        let Value::Map(mut pairs) = turn() else { return Value::Null };
        pairs.retain(|(other, _)| other != name);
        pairs.push((name.to_owned(), value));
        Value::Map(pairs)
    }

    #[test]
    fn data_is_read_as_it_is_written() {
        let read = from_value::<Turn>(&turn()).expect("a turn");
        let way = vec![(1, 2), (3, 4)];
        assert_eq!(read, Turn { seat: Seat(1), morale: None, verb: Verb::Take, way });
        assert_eq!(to_value(&read), turn());
    }

    #[test]
    fn what_is_wrong_is_told_with_its_path() {
        for (value, at, expected) in [
            (Value::Int(1), "", "named values"),
            (with("seat", Value::Int(256)), "seat", "a whole number from 0 to 255"),
            (with("seat", Value::from("x")), "seat", "a whole number from 0 to 255"),
            (with("morale", Value::Int(-1)), "morale", "a whole number from 0 to 255"),
            (with("verb", Value::from("give")), "verb", "\"take\" or \"end\""),
            (with("verb", Value::Int(1)), "verb", "\"take\" or \"end\""),
            (with("way", Value::Int(1)), "way", "a list"),
            (with("way", Value::list([Value::list([1, 2, 3])])), "way.0", "a list of 2"),
            (with("way", Value::list([Value::list([1, 300])])), "way.0.1", "a whole number from 0 to 255"),
        ] {
            let error = from_value::<Turn>(&value).expect_err(at);
            assert_eq!((error.at.as_str(), error.wrong), (at, WrongValue::Expected(expected.to_owned())));
        }
    }

    #[test]
    fn what_stands_twice_in_a_list_is_told_with_its_place() {
        let read = |numbers: &[i64]| {
            let list = Value::list(numbers.iter().copied());
            each_once::<u8, _>(Reader(&list), "another")
        };
        assert_eq!(read(&[3, 1, 2]), Ok(vec![3, 1, 2]));
        assert_eq!(read(&[3, 1, 3]), Err(ValueError::expected("another").inside(2)));
        assert_eq!(read(&[300]), Err(ValueError::expected("a whole number from 0 to 255").inside(0)));
        assert_eq!(each_once::<u8, _>(Reader(&Value::Int(1)), ""), Err(ValueError::expected("a list")));
    }

    #[test]
    fn names_that_are_missing_unknown_or_there_twice_are_told() {
        let Value::Map(mut pairs) = turn() else { panic!("a map") };
        pairs.remove(0);
        let error = from_value::<Turn>(&Value::Map(pairs.clone())).expect_err("no seat");
        assert_eq!(error, ValueError::expected("a value of this name").inside("seat"));
        let error = from_value::<Turn>(&with("moral", Value::Null)).expect_err("misspelt");
        let known = WrongValue::UnknownName(&["seat", "morale", "verb", "way"]);
        assert_eq!((error.at.as_str(), error.wrong), ("moral", known));
        pairs.extend([("seat".to_owned(), Value::Int(0)), ("seat".to_owned(), Value::Int(1))]);
        let error = from_value::<Turn>(&Value::Map(pairs)).expect_err("twice");
        assert_eq!((error.at.as_str(), error.wrong), ("seat", WrongValue::NameTwice));
    }
}
