//! A number that stands for plain data: so that a bot with one seed does not choose alike everywhere.

use stolik_game::{Value, mix};

/// The same for the same data, and all but surely another for other data.
pub fn fingerprint(value: &Value) -> u64 {
    let text = |text: &str| text.bytes().fold(text.len() as u64, |hash, byte| mix(hash ^ u64::from(byte)));
    match value {
        Value::Null => 1,
        Value::Bool(yes) => 2 + u64::from(*yes),
        Value::Int(number) => mix(number.cast_unsigned() ^ 0x5eed),
        Value::Text(letters) => mix(text(letters) ^ 0x7e87),
        Value::List(values) => {
            values.iter().fold(4, |hash, value| mix(hash.rotate_left(1) ^ fingerprint(value)))
        }
        Value::Map(pairs) => pairs
            .iter()
            .fold(5, |hash, (name, value)| mix(hash.rotate_left(1) ^ text(name) ^ mix(fingerprint(value)))),
    }
}
