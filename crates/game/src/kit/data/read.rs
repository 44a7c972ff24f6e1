//! Reading plain data.

use crate::{Value, ValueError, WrongValue};
use serde::de::{self, DeserializeSeed, IntoDeserializer, Unexpected, Visitor};
use std::fmt::Display;

/// Plain data as serde reads it.
pub(super) struct Reader<'v>(pub &'v Value);

impl Reader<'_> {
    fn whole(&self, least: i64, most: i64) -> Result<i64, ValueError> {
        self.0.int(least..=most)
    }
}

/// Numbers say which they are, so that a wrong one is told its range.
macro_rules! read_numbers {
    ($($method:ident $visit:ident $Number:ident $least:expr, $most:expr;)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
            let number = self.whole($least, $most)?;
            let fits = $Number::try_from(number).map_err(|_| ValueError::expected("a smaller number"));
            visitor.$visit(fits?)
        }
    )+};
}

impl<'de> de::Deserializer<'de> for Reader<'_> {
    type Error = ValueError;

    read_numbers! {
        deserialize_u8 visit_u8 u8 0, u8::MAX.into();
        deserialize_u16 visit_u16 u16 0, u16::MAX.into();
        deserialize_u32 visit_u32 u32 0, u32::MAX.into();
        deserialize_u64 visit_u64 u64 0, i64::MAX;
        deserialize_i16 visit_i16 i16 i16::MIN.into(), i16::MAX.into();
        deserialize_i32 visit_i32 i32 i32::MIN.into(), i32::MAX.into();
    }

    /// Who reads any number says which it may be.
    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::Int(number) => visitor.visit_i64(*number),
            _ => Err(de::Error::invalid_type(Unexpected::Other("something else"), &visitor)),
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(yes) => visitor.visit_bool(*yes),
            Value::Int(number) => visitor.visit_i64(*number),
            Value::Text(text) => visitor.visit_str(text),
            Value::List(values) => visitor.visit_seq(Items { values: values.iter(), at: 0 }),
            Value::Map(pairs) => visitor.visit_map(Pairs { pairs: pairs.iter(), value: None }),
        }
    }

    /// Who asks for nothing passes by what is there.
    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_unit()
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_bool(self.0.bool()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_str(self.0.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        if *self.0 == Value::Null { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::List(_) => self.deserialize_any(visitor),
            _ => Err(ValueError::expected("a list")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::List(values) if values.len() == length => self.deserialize_any(visitor),
            _ => Err(ValueError::expected(format!("a list of {length}"))),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        self.deserialize_map(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::Map(_) => self.deserialize_any(visitor),
            _ => Err(ValueError::expected("named values")),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::Text(text) => visitor.visit_enum(text.as_str().into_deserializer()),
            Value::Map(pairs) if pairs.len() == 1 => visitor.visit_enum(Tagged { pair: &pairs[0] }),
            _ => Err(ValueError::expected(one_of(variants))),
        }
    }

    serde::forward_to_deserialize_any! {
        i8 i128 u128 f32 f64 char bytes byte_buf unit_struct tuple_struct identifier ignored_any
    }
}

struct Items<'v> {
    values: std::slice::Iter<'v, Value>,
    at: usize,
}

impl<'de> de::SeqAccess<'de> for Items<'_> {
    type Error = ValueError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, ValueError> {
        let Some(value) = self.values.next() else { return Ok(None) };
        let read = seed.deserialize(Reader(value)).map_err(|error| error.inside(self.at))?;
        self.at += 1;
        Ok(Some(read))
    }
}

struct Pairs<'v> {
    pairs: std::slice::Iter<'v, (String, Value)>,
    value: Option<&'v (String, Value)>,
}

impl<'de> de::MapAccess<'de> for Pairs<'_> {
    type Error = ValueError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ValueError> {
        let Some(pair) = self.pairs.next() else { return Ok(None) };
        self.value = Some(pair);
        seed.deserialize(pair.0.as_str().into_deserializer()).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ValueError> {
        let (name, value) = self.value.take().ok_or_else(|| ValueError::expected("a name first"))?;
        seed.deserialize(Reader(value)).map_err(|error| error.inside(name))
    }
}

/// A variant with what it holds: `{"take": "F6"}`.
struct Tagged<'v> {
    pair: &'v (String, Value),
}

impl<'de, 'v> de::EnumAccess<'de> for Tagged<'v> {
    type Error = ValueError;
    type Variant = Held<'v>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Held<'v>), ValueError> {
        let (name, value) = self.pair;
        Ok((seed.deserialize(name.as_str().into_deserializer())?, Held { name, value }))
    }
}

pub(super) struct Held<'v> {
    name: &'v str,
    value: &'v Value,
}

impl<'de> de::VariantAccess<'de> for Held<'_> {
    type Error = ValueError;

    fn unit_variant(self) -> Result<(), ValueError> {
        Err(ValueError::expected("the name alone").inside(self.name))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ValueError> {
        seed.deserialize(Reader(self.value)).map_err(|error| error.inside(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, ValueError> {
        let read = de::Deserializer::deserialize_tuple(Reader(self.value), length, visitor);
        read.map_err(|error| error.inside(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        let read = de::Deserializer::deserialize_map(Reader(self.value), visitor);
        read.map_err(|error| error.inside(self.name))
    }
}

impl de::Error for ValueError {
    fn custom<T: Display>(message: T) -> ValueError {
        ValueError::expected(message.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn de::Expected) -> ValueError {
        ValueError::expected(expected.to_string())
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn de::Expected) -> ValueError {
        ValueError::expected(expected.to_string())
    }

    fn invalid_length(_: usize, expected: &dyn de::Expected) -> ValueError {
        ValueError::expected(expected.to_string())
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> ValueError {
        ValueError::expected(one_of(expected))
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> ValueError {
        ValueError { at: field.to_owned(), wrong: WrongValue::UnknownName(expected) }
    }

    fn missing_field(field: &'static str) -> ValueError {
        ValueError::expected("a value of this name").inside(field)
    }

    fn duplicate_field(field: &'static str) -> ValueError {
        ValueError { at: field.to_owned(), wrong: WrongValue::NameTwice }
    }
}

/// `"shift", "jump" or "stop"`.
fn one_of(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => quoted.concat(),
    }
}
