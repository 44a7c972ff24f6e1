//! Plain data as JSON and back.

use serde_json::{Map, Value as Json};
use stolik_game::{Value, ValueError};

/// Plain data as JSON.
pub fn from_value(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Bool(yes) => Json::from(*yes),
        Value::Int(number) => Json::from(*number),
        Value::Text(text) => Json::from(text.as_str()),
        Value::List(values) => Json::Array(values.iter().map(from_value).collect()),
        Value::Map(pairs) => {
            let pairs = pairs.iter().map(|(name, value)| (name.clone(), from_value(value)));
            Json::Object(pairs.collect::<Map<_, _>>())
        }
    }
}

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
        let json = from_value(&value);
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
            assert_eq!(error.expected, "a whole number");
        }
    }
}
