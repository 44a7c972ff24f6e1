//! JSON as plain data.

use serde_json::Value as Json;
use stolik_game::Value;

/// The plain data that bytes of JSON mean; none if they are no JSON, or have numbers that plain data has not.
pub fn value(data: &[u8]) -> Option<Value> {
    plain(serde_json::from_slice(data).ok()?)
}

fn plain(json: Json) -> Option<Value> {
    Some(match json {
        Json::Null => Value::Null,
        Json::Bool(yes) => Value::Bool(yes),
        Json::Number(number) => Value::Int(number.as_i64()?),
        Json::String(text) => Value::Text(text),
        Json::Array(items) => Value::List(items.into_iter().map(plain).collect::<Option<_>>()?),
        Json::Object(pairs) => {
            let pairs = pairs.into_iter().map(|(name, item)| Some((name, plain(item)?)));
            Value::Map(pairs.collect::<Option<_>>()?)
        }
    })
}
