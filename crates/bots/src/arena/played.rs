//! One game of a contest.

use stolik_game::{MOST_SEATS, Side, Value, ValueError};

/// How a game of a contest went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its number in the contest, from 0.
    pub number: u32,
    /// The side that A had.
    pub side: Side,
    /// The places of the sides.
    pub places: Vec<u8>,
    /// What ended it; none if it was broken off because it took too long.
    pub reason: Option<String>,
    /// How many inputs it had.
    pub inputs: u32,
    /// How long each bot thought, A first, in microseconds.
    pub thought: [u64; 2],
    /// How often each bot was asked, A first.
    pub asked: [u32; 2],
}

impl Played {
    /// A's part of the first place.
    pub fn share(&self) -> f64 {
        let first: u32 = self.places.iter().map(|&place| u32::from(place == 1)).sum();
        let own = self.places.get(self.side.index());
        if own == Some(&1) { 1.0 / f64::from(first) } else { 0.0 }
    }

    /// As plain data.
    pub fn value(&self) -> Value {
        Value::map([
            ("game", Value::Int(self.number.into())),
            ("side", Value::Int(self.side.0.into())),
            ("places", Value::list(self.places.iter().map(|&place| i64::from(place)))),
            ("reason", self.reason.as_deref().map_or(Value::Null, Value::from)),
            ("inputs", Value::Int(self.inputs.into())),
            ("thought", Value::list(self.thought.map(u64::cast_signed))),
            ("asked", Value::list(self.asked.map(i64::from))),
        ])
    }

    /// Reads plain data.
    pub fn from_value(value: &Value) -> Result<Played, ValueError> {
        let number = |name: &str, most: i64| {
            let number = value.get(name)?.int(0..=most).map_err(|error| error.inside(name))?;
            Ok(number.cast_unsigned())
        };
        let numbers = |name: &str, count: usize, most: i64| {
            let items = value.get(name)?.items(count).map_err(|error| error.inside(name))?;
            let numbers = items.iter().enumerate().map(|(index, item)| {
                let number = item.int(0..=most).map_err(|error| error.inside(index).inside(name))?;
                Ok(number.cast_unsigned())
            });
            numbers.collect::<Result<Vec<u64>, ValueError>>()
        };
        let pair = |name: &str, most: i64| {
            let numbers = numbers(name, 2, most)?;
            <[u64; 2]>::try_from(numbers).map_err(|_| ValueError::expected("a list of two").inside(name))
        };
        let places = numbers("places", MOST_SEATS, 9)?;
        let reason = match value.get("reason")? {
            Value::Null => None,
            reason => Some(reason.text().map_err(|error| error.inside("reason"))?.to_owned()),
        };
        Ok(Played {
            number: number("game", u32::MAX.into())? as u32,
            side: Side(number("side", 8)? as u8),
            places: places.into_iter().map(|place| place as u8).collect(),
            reason,
            inputs: number("inputs", u32::MAX.into())? as u32,
            thought: pair("thought", i64::MAX)?,
            asked: pair("asked", u32::MAX.into())?.map(|asked| asked as u32),
        })
    }
}
