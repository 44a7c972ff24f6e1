//! Reading what JSON Schema takes for the same, and not taking what it does not: a struct is an object, not a list of its
//! fields; 7.0 is the whole number 7.

use crate::shapes::LAST_SEAT;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// Reads a struct from an object.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    struct Object<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }
    from.deserialize_map(Object(PhantomData))
}

/// A whole number that is not negative.
struct Whole(u64);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Whole, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Whole;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number from 0 on")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Whole, E> {
                Ok(Whole(number))
            }

            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "whole, and in range"
            )]
            fn visit_f64<E: Error>(self, number: f64) -> Result<Whole, E> {
                // Above this not every whole number can be told from the next.
                let fits = number.fract() == 0.0 && (0.0..=9_007_199_254_740_991.0).contains(&number);
                if fits {
                    Ok(Whole(number as u64))
                } else {
                    Err(E::custom(format!("{number} is no whole number from 0 on")))
                }
            }
        }
        from.deserialize_u64(Number)
    }
}

/// A number that need not be given.
pub(crate) fn optional_number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    Ok(Option::<Whole>::deserialize(from)?.map(|Whole(number)| number))
}

/// A seat.
pub(crate) fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    seat_of(&Whole::deserialize(from)?)
}

/// A seat that need not be given.
pub(crate) fn optional_seat<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    Option::<Whole>::deserialize(from)?.as_ref().map(seat_of).transpose()
}

fn seat_of<E: Error>(&Whole(number): &Whole) -> Result<u8, E> {
    let seat = u8::try_from(number).ok().filter(|seat| *seat <= LAST_SEAT);
    seat.ok_or_else(|| E::custom(format!("seats are numbered from 0 to {LAST_SEAT}")))
}
