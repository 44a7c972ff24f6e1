//! What chance gives, written down: dice, and nothing.

use super::Part;
use crate::scene::{self, Look, Owner};
use crate::{Entropy, Message, Never, ParseError, Weighted};
use std::fmt;

/// What chance gives, with its text.
pub trait Outcome: Copy {
    /// Its text.
    fn text(&self) -> String;
    /// Reads it.
    fn read(text: &str) -> Result<Self, ParseError>;
}

/// What a die with so many faces shows: 1 to as many, each as likely. Its text is the number.
///
/// ```
/// use stolik_game::kit::{Die, Outcome};
///
/// let rolled = Die::<6>::read("5").expect("a roll");
/// assert_eq!((rolled.eyes(), rolled.text()), (5, "5".to_owned()));
/// assert!(Die::<6>::read("7").is_err());
/// assert_eq!(Die::<6>::all().count(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die<const FACES: u8>(u8);

impl<const FACES: u8> Die<FACES> {
    /// The die that shows this number; none if it has no such face.
    pub const fn new(eyes: u8) -> Option<Die<FACES>> {
        if 1 <= eyes && eyes <= FACES { Some(Die(eyes)) } else { None }
    }

    /// The number it shows.
    pub const fn eyes(self) -> u8 {
        self.0
    }

    /// A roll.
    pub fn rolled<E: Entropy + ?Sized>(entropy: &mut E) -> Die<FACES> {
        Die(entropy.below(FACES.into()).to_le_bytes()[0] + 1)
    }

    /// All it can show, each as likely.
    pub fn all() -> impl Iterator<Item = Weighted<Die<FACES>>> {
        (1..=FACES).map(|eyes| Weighted { outcome: Die(eyes), weight: 1 })
    }
}

impl Die<6> {
    /// The die as it lies, in the colours of who rolled.
    pub fn shown(self, owner: Owner) -> scene::Die {
        const LOOKS: [&str; 6] = ["die-6-1", "die-6-2", "die-6-3", "die-6-4", "die-6-5", "die-6-6"];
        scene::Die { look: Look(LOOKS[usize::from(self.0) - 1]), owner, value: self.0 }
    }
}

impl<const FACES: u8> Outcome for Die<FACES> {
    fn text(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Result<Die<FACES>, ParseError> {
        let part = Part { text, at: 0 };
        part.number()
            .and_then(Die::new)
            .ok_or_else(|| part.told(Message::new("parse-die").with("most", i64::from(FACES))))
    }
}

impl<const FACES: u8> fmt::Display for Die<FACES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const FACES: u8> serde::Serialize for Die<FACES> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i64(self.0.into())
    }
}

impl<'de, const FACES: u8> serde::Deserialize<'de> for Die<FACES> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Die<FACES>, D::Error> {
        let eyes = super::data::in_range(from, 1..=FACES.into())?;
        Ok(Die(eyes.to_le_bytes()[0]))
    }
}

impl Outcome for Never {
    fn text(&self) -> String {
        match *self {}
    }

    fn read(_: &str) -> Result<Never, ParseError> {
        Err(ParseError::new(0, Message::new("refused-no-chance-now")))
    }
}

impl serde::Serialize for Never {
    fn serialize<S: serde::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}

impl<'de> serde::Deserialize<'de> for Never {
    fn deserialize<D: serde::Deserializer<'de>>(_: D) -> Result<Never, D::Error> {
        Err(serde::de::Error::custom("nothing"))
    }
}
