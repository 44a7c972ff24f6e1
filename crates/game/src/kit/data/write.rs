//! Writing plain data.

use crate::{Value, ValueError};
use serde::ser::{self, Impossible, Serialize};
use std::fmt::Display;

/// Plain data as serde writes it.
pub(super) struct Writer;

type Written = Result<Value, ValueError>;

/// What plain data has no place for.
fn cannot_hold(what: &str) -> ValueError {
    ValueError::expected(format!("plain data, not {what}"))
}

macro_rules! write_numbers {
    ($($method:ident $Number:ident)+) => {$(
        fn $method(self, number: $Number) -> Written {
            Ok(Value::Int(number.into()))
        }
    )+};
}

impl ser::Serializer for Writer {
    type Ok = Value;
    type Error = ValueError;
    type SerializeSeq = ListWriter;
    type SerializeTuple = ListWriter;
    type SerializeTupleStruct = ListWriter;
    type SerializeTupleVariant = Impossible<Value, ValueError>;
    type SerializeMap = MapWriter;
    type SerializeStruct = MapWriter;
    type SerializeStructVariant = MapWriter;

    write_numbers!(serialize_i8 i8 serialize_i16 i16 serialize_i32 i32 serialize_i64 i64);
    write_numbers!(serialize_u8 u8 serialize_u16 u16 serialize_u32 u32);

    fn serialize_u64(self, number: u64) -> Written {
        Ok(Value::Int(i64::try_from(number).unwrap_or(i64::MAX)))
    }

    fn serialize_bool(self, yes: bool) -> Written {
        Ok(Value::Bool(yes))
    }

    fn serialize_f32(self, _: f32) -> Written {
        Err(cannot_hold("a fraction"))
    }

    fn serialize_f64(self, _: f64) -> Written {
        Err(cannot_hold("a fraction"))
    }

    fn serialize_char(self, letter: char) -> Written {
        Ok(Value::Text(letter.to_string()))
    }

    fn serialize_str(self, text: &str) -> Written {
        Ok(Value::from(text))
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(cannot_hold("bytes"))
    }

    fn serialize_none(self) -> Written {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, data: &T) -> Written {
        data.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        Ok(Value::from(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, data: &T) -> Written {
        data.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        data: &T,
    ) -> Written {
        Ok(Value::map([(variant, to_written(data)?)]))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<ListWriter, ValueError> {
        Ok(ListWriter(Vec::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<ListWriter, ValueError> {
        Ok(ListWriter(Vec::new()))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<ListWriter, ValueError> {
        Ok(ListWriter(Vec::new()))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, ValueError> {
        Err(cannot_hold("several unnamed parts of a variant"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<MapWriter, ValueError> {
        Ok(MapWriter::default())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<MapWriter, ValueError> {
        Ok(MapWriter::default())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<MapWriter, ValueError> {
        Ok(MapWriter { variant: Some(variant), ..MapWriter::default() })
    }
}

fn to_written<T: Serialize + ?Sized>(data: &T) -> Written {
    data.serialize(Writer)
}

pub(super) struct ListWriter(Vec<Value>);

impl ser::SerializeSeq for ListWriter {
    type Ok = Value;
    type Error = ValueError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, data: &T) -> Result<(), ValueError> {
        self.0.push(to_written(data)?);
        Ok(())
    }

    fn end(self) -> Written {
        Ok(Value::List(self.0))
    }
}

impl ser::SerializeTuple for ListWriter {
    type Ok = Value;
    type Error = ValueError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, data: &T) -> Result<(), ValueError> {
        ser::SerializeSeq::serialize_element(self, data)
    }

    fn end(self) -> Written {
        ser::SerializeSeq::end(self)
    }
}

impl ser::SerializeTupleStruct for ListWriter {
    type Ok = Value;
    type Error = ValueError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, data: &T) -> Result<(), ValueError> {
        ser::SerializeSeq::serialize_element(self, data)
    }

    fn end(self) -> Written {
        ser::SerializeSeq::end(self)
    }
}

#[derive(Default)]
pub(super) struct MapWriter {
    pairs: Vec<(String, Value)>,
    name: Option<String>,
    variant: Option<&'static str>,
}

impl ser::SerializeMap for MapWriter {
    type Ok = Value;
    type Error = ValueError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), ValueError> {
        match to_written(key)? {
            Value::Text(name) => self.name = Some(name),
            _ => return Err(cannot_hold("a name that is no text")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, data: &T) -> Result<(), ValueError> {
        let name = self.name.take().unwrap_or_default();
        self.pairs.push((name, to_written(data)?));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(Value::Map(self.pairs))
    }
}

impl ser::SerializeStruct for MapWriter {
    type Ok = Value;
    type Error = ValueError;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        data: &T,
    ) -> Result<(), ValueError> {
        self.pairs.push((name.to_owned(), to_written(data)?));
        Ok(())
    }

    fn end(self) -> Written {
        let map = Value::Map(self.pairs);
        Ok(self.variant.map_or(map.clone(), |variant| Value::map([(variant, map)])))
    }
}

impl ser::SerializeStructVariant for MapWriter {
    type Ok = Value;
    type Error = ValueError;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        data: &T,
    ) -> Result<(), ValueError> {
        ser::SerializeStruct::serialize_field(self, name, data)
    }

    fn end(self) -> Written {
        ser::SerializeStruct::end(self)
    }
}

impl ser::Error for ValueError {
    fn custom<T: Display>(message: T) -> ValueError {
        ValueError::expected(message.to_string())
    }
}
