//! Words of a position as the fields of a struct: `points=3 used=E5,F6 removed`.

use super::{Unreadable, joined};
use std::fmt::Display;
use std::str::FromStr;

/// What a word of a position holds. Where there is nothing to say the word is left out.
pub trait WordValue {
    /// The value as it is written; none where the word is left out.
    fn written(&self) -> Option<String>;
    /// Reads the value.
    fn read(&mut self, value: &str) -> Result<(), Unreadable>;
}

impl<T: Display + FromStr> WordValue for Option<T> {
    fn written(&self) -> Option<String> {
        self.as_ref().map(T::to_string)
    }

    fn read(&mut self, value: &str) -> Result<(), Unreadable> {
        *self = Some(value.parse().map_err(|_| Unreadable)?);
        Ok(())
    }
}

/// Between commas.
impl<T: Display + FromStr> WordValue for Vec<T> {
    fn written(&self) -> Option<String> {
        (!self.is_empty()).then(|| joined(self, ","))
    }

    fn read(&mut self, value: &str) -> Result<(), Unreadable> {
        let things: Result<Vec<T>, T::Err> = value.split(',').map(str::parse).collect();
        *self = things.map_err(|_| Unreadable)?;
        Ok(())
    }
}

/// A count: nought is left out.
impl WordValue for u16 {
    fn written(&self) -> Option<String> {
        (*self > 0).then(|| self.to_string())
    }

    fn read(&mut self, value: &str) -> Result<(), Unreadable> {
        *self = value.parse().map_err(|_| Unreadable)?;
        Ok(())
    }
}

/// The name alone says yes.
impl WordValue for bool {
    fn written(&self) -> Option<String> {
        self.then(String::new)
    }

    fn read(&mut self, value: &str) -> Result<(), Unreadable> {
        *self = value.is_empty();
        if *self { Ok(()) } else { Err(Unreadable) }
    }
}

/// A struct of the words of a position, each field a [`WordValue`] with its word; what is written in other ways is told
/// `beside` them.
///
/// ```
/// stolik_game::position_words! {
///     /// A turn.
///     Turn {
///         /// The points left.
///         points: Option<u8> = "points";
///         /// Whether something was taken.
///         taken: bool = "taken";
///     }
///     beside {
///         /// Whose it is.
///         seat: u8;
///     }
/// }
///
/// let mut turn = Turn { seat: 1, ..Turn::default() };
/// assert!(turn.read_word("points", "3").is_ok() && turn.read_word("taken", "").is_ok());
/// assert_eq!(turn, Turn { points: Some(3), taken: true, seat: 1 });
/// assert_eq!(turn.words(), [("points", "3".to_owned()), ("taken", String::new())]);
/// assert_eq!(Turn::WORDS, ["points", "taken"]);
/// assert!(turn.read_word("points", "x").is_err() && turn.read_word("point", "3").is_err());
/// ```
#[macro_export]
macro_rules! position_words {
    (
        $(#[$doc:meta])* $Words:ident { $($(#[$word_doc:meta])* $field:ident: $Type:ty = $word:literal;)+ }
        beside { $($(#[$other_doc:meta])* $other:ident: $Other:ty;)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        pub struct $Words {
            $($(#[$word_doc])* pub $field: $Type,)+
            $($(#[$other_doc])* pub $other: $Other,)*
        }

        impl $Words {
            /// All words that there can be.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The words that are written, in their order, each with its value.
            pub fn words(&self) -> Vec<(&'static str, String)> {
                let words = [$(($word, $crate::kit::WordValue::written(&self.$field))),+];
                words.into_iter().filter_map(|(word, value)| Some((word, value?))).collect()
            }

            /// Reads the value of a word; there may be no such word.
            pub fn read_word(&mut self, word: &str, value: &str) -> Result<(), $crate::kit::Unreadable> {
                match word {
                    $($word => $crate::kit::WordValue::read(&mut self.$field, value),)+
                    _ => Err($crate::kit::Unreadable),
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written of a value that was read.
    fn again<V: WordValue + Default>(text: &str) -> Result<Option<String>, Unreadable> {
        let mut value = V::default();
        value.read(text).map(|()| value.written())
    }

    #[test]
    fn values_are_read_as_they_are_written() {
        assert_eq!(again::<Option<u8>>("0"), Ok(Some("0".to_owned())));
        assert_eq!(again::<Vec<u8>>("7,3,7"), Ok(Some("7,3,7".to_owned())));
        assert_eq!(again::<u16>("12"), Ok(Some("12".to_owned())));
        assert_eq!(again::<bool>(""), Ok(Some(String::new())));
    }

    #[test]
    fn what_says_nothing_is_left_out() {
        assert_eq!(None::<u8>.written(), None);
        assert_eq!(Vec::<u8>::new().written(), None);
        assert_eq!((0_u16.written(), false.written()), (None, None));
    }

    #[test]
    fn what_is_no_value_is_refused() {
        assert_eq!(again::<Option<u8>>("256"), Err(Unreadable));
        assert_eq!(again::<Vec<u8>>(""), Err(Unreadable));
        assert_eq!(again::<Vec<u8>>("3,"), Err(Unreadable));
        assert_eq!(again::<u16>(""), Err(Unreadable));
        assert_eq!(again::<bool>("yes"), Err(Unreadable));
    }
}
