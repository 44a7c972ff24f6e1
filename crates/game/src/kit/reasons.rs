//! Declared reasons: refusals and faults.

use crate::{Arg, Message, Side, Spot};

/// What stands in the gap of a reason: how it fills the gap, and the spots it involves.
pub trait Gap {
    /// Adds the spots involved.
    fn spots(&self, _out: &mut Vec<Spot>) {}
    /// Fills the gap, or several. Spots that were touched are named by the game.
    fn fill(&self, gap: &'static str, message: Message, name: &dyn Fn(Spot) -> String) -> Message;
}

/// What was touched, where the message does not speak of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touched<T>(pub T);

impl<T: Gap> Gap for Touched<T> {
    fn spots(&self, out: &mut Vec<Spot>) {
        self.0.spots(out);
    }

    fn fill(&self, _: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message
    }
}

/// What the message says and nobody has to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said<T>(pub T);

impl<T: Gap> Gap for Said<T> {
    fn fill(&self, gap: &'static str, message: Message, name: &dyn Fn(Spot) -> String) -> Message {
        self.0.fill(gap, message, name)
    }
}

/// Actions, written out.
impl Gap for Vec<String> {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, self.iter().map(|text| Arg::from(text.as_str())).collect::<Vec<_>>())
    }
}

impl Gap for Spot {
    fn spots(&self, out: &mut Vec<Spot>) {
        out.push(*self);
    }

    fn fill(&self, gap: &'static str, message: Message, name: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, name(*self))
    }
}

impl Gap for Side {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, *self)
    }
}

impl Gap for usize {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, *self)
    }
}

macro_rules! numbers {
    ($($Number:ty)+) => {$(
        impl Gap for $Number {
            fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
                message.with(gap, i64::from(*self))
            }
        }
    )+};
}
numbers!(u8 i16 u16 u32 i64);

impl Gap for String {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, self.as_str())
    }
}

impl Gap for &'static str {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, *self)
    }
}

/// Types that stand in the gaps of messages and of reasons as what is said of them, and that nobody has to look at.
///
/// ```
/// use stolik_game::{Message, Side};
///
/// #[derive(Clone, Copy)]
/// enum Colour {
///     White,
///     Black,
/// }
///
/// stolik_game::said! {
///     Colour: |colour| Side(colour as u8);
/// }
///
/// let message = Message::new("table-turn").with("side", Colour::Black);
/// assert_eq!(message, Message::new("table-turn").with("side", Side(1)));
/// ```
#[macro_export]
macro_rules! said {
    ($($Type:ty: $said:expr;)+) => {$(
        impl From<$Type> for $crate::Arg {
            fn from(it: $Type) -> $crate::Arg {
                fn say<A: Into<$crate::Arg>>(it: $Type, said: impl FnOnce($Type) -> A) -> $crate::Arg {
                    said(it).into()
                }
                say(it, $said)
            }
        }

        impl $crate::kit::Gap for $Type {
            fn fill(
                &self,
                gap: &'static str,
                message: $crate::Message,
                _: &dyn Fn($crate::Spot) -> String,
            ) -> $crate::Message {
                message.with(gap, *self)
            }
        }
    )+};
}

/// The name of a spot where no game is asked.
pub fn unnamed(spot: Spot) -> String {
    format!("{spot:?}")
}

/// How long a name in kebab case is behind a prefix.
#[must_use]
pub const fn kebab_len(prefix: &str, name: &str) -> usize {
    let name = name.as_bytes();
    let (mut at, mut length) = (0, prefix.len() + name.len());
    while at < name.len() {
        if at > 0 && name[at].is_ascii_uppercase() {
            length += 1;
        }
        at += 1;
    }
    length
}

/// A variant's name in kebab case behind a prefix: `PastEnd` is `past-end`.
///
/// # Panics
/// Where the length is not that of [`kebab_len`]; it is computed when a crate is compiled.
#[must_use]
pub const fn kebab<const LENGTH: usize>(prefix: &str, name: &str) -> [u8; LENGTH] {
    let (prefix, name) = (prefix.as_bytes(), name.as_bytes());
    let mut text = [0; LENGTH];
    let mut to = 0;
    while to < prefix.len() {
        text[to] = prefix[to];
        to += 1;
    }
    let mut at = 0;
    while at < name.len() {
        if at > 0 && name[at].is_ascii_uppercase() {
            text[to] = b'-';
            to += 1;
        }
        text[to] = name[at].to_ascii_lowercase();
        to += 1;
        at += 1;
    }
    assert!(to == LENGTH, "the length is that of the text");
    text
}

/// A variant's name in kebab case behind a prefix.
#[doc(hidden)]
#[macro_export]
macro_rules! kebab {
    ($prefix:literal, $Name:ident) => {{
        const BYTES: [u8; $crate::kit::kebab_len($prefix, stringify!($Name))] =
            $crate::kit::kebab($prefix, stringify!($Name));
        const TEXT: &str = match ::std::str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!("a name of Rust is a text"),
        };
        TEXT
    }};
}

/// The code of a reason: its variant's name, unless it says otherwise.
#[doc(hidden)]
#[macro_export]
macro_rules! reason_code {
    ($prefix:literal, $Variant:ident) => {
        $crate::kebab!($prefix, $Variant)
    };
    ($prefix:literal, $Variant:ident $code:literal) => {
        $code
    };
}

/// The reasons of a game to refuse: each with the gaps of its message and its article.
///
/// The gaps are what the variant holds, in order; what they hold says which spots are involved ([`Gap`](crate::kit::Gap)).
/// The article may depend on them. A reason whose sentence differs from that of another of the same code names the code.
/// Where the names of spots depend on a map, the game says its reasons by their `message_naming`.
///
/// ```
/// use stolik_game::{Message, Refusal as _, Spot};
///
/// stolik_game::refusals! {
///     /// Why an action is not possible.
///     Refusal in "multiwarcaby-refusal-", spots named by stolik_game::kit::unnamed {
///         /// There is no such field, and no such button.
///         NoSuchSpot(spot: Spot) = "M2";
///         /// There is no move to stop.
///         NothingToStop = "MW7";
///     }
/// }
///
/// let refusal = Refusal::NoSuchSpot(Spot::Field(90));
/// assert_eq!((refusal.code(), refusal.article().0), ("no-such-spot", "M2"));
/// assert_eq!(refusal.spots(), [Spot::Field(90)]);
/// let message = Message::new("multiwarcaby-refusal-no-such-spot").with("spot", "Field(90)");
/// assert_eq!(refusal.message(), message);
/// assert_eq!(Refusal::KEYS[1], "multiwarcaby-refusal-nothing-to-stop");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$doc:meta])* $Name:ident in $prefix:literal, spots named by $named:path { $(
        $(#[$about:meta])* $Variant:ident $(($($gap:ident: $Type:ty),+))? = $article:expr
            $(, coded $code:literal)?;
    )+ }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $Name {
            $($(#[$about])* $Variant $(($($Type),+))?,)+
        }

        impl $crate::Refusal for $Name {
            const KEYS: &'static [&'static str] = &[$($crate::kebab!($prefix, $Variant)),+];

            fn code(&self) -> &'static str {
                match self {
                    $($Name::$Variant { .. } => $crate::reason_code!("", $Variant $($code)?),)+
                }
            }

            #[allow(unused_variables, reason = "most articles depend on no gap")]
            fn article(&self) -> $crate::Article {
                $crate::Article(match self {
                    $($Name::$Variant $(($($gap),+))? => $article,)+
                })
            }

            fn spots(&self) -> Vec<$crate::Spot> {
                #[allow(unused_mut, reason = "a game's reasons may involve no spots")]
                let mut spots = Vec::new();
                match self {
                    $($Name::$Variant $(($($gap),+))? => {
                        $($($crate::kit::Gap::spots($gap, &mut spots);)+)?
                    })+
                }
                spots
            }

            fn message(&self) -> $crate::Message {
                self.message_naming(&$named)
            }
        }

        impl $Name {
            /// The message, if spots are named so.
            pub fn message_naming(&self, name: &dyn Fn($crate::Spot) -> String) -> $crate::Message {
                match self {
                    $($Name::$Variant $(($($gap),+))? => {
                        let message = $crate::Message::new($crate::kebab!($prefix, $Variant));
                        $($(let message = $crate::kit::Gap::fill($gap, stringify!($gap), message, name);)+)?
                        message
                    })+
                }
            }
        }
    };
}

/// What may be wrong with a game's setups: declared as [`refusals!`](crate::refusals) are. Where what is wrong is of one
/// part of a setup, codes have a prefix too: `MapFault in "wojna-fault-map-", coded in "map-"`.
#[macro_export]
macro_rules! faults {
    ($(#[$doc:meta])* $Name:ident in $prefix:literal { $($reasons:tt)+ }) => {
        $crate::faults! { $(#[$doc])* $Name in $prefix, coded in "" { $($reasons)+ } }
    };
    ($(#[$doc:meta])* $Name:ident in $prefix:literal, coded in $coded:literal { $(
        $(#[$about:meta])* $Variant:ident $(($($gap:ident: $Type:ty),+))? = $article:expr
            $(, coded $code:literal)?;
    )+ }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $Name {
            $($(#[$about])* $Variant $(($($Type),+))?,)+
        }

        impl $crate::Fault for $Name {
            const KEYS: &'static [&'static str] = &[$($crate::kebab!($prefix, $Variant)),+];

            fn code(&self) -> &'static str {
                match self {
                    $($Name::$Variant { .. } => $crate::reason_code!($coded, $Variant $($code)?),)+
                }
            }

            #[allow(unused_variables, reason = "most articles depend on no gap")]
            fn article(&self) -> Option<$crate::Article> {
                Some($crate::Article(match self {
                    $($Name::$Variant $(($($gap),+))? => $article,)+
                }))
            }

            fn message(&self) -> $crate::Message {
                match self {
                    $($Name::$Variant $(($($gap),+))? => {
                        let message = $crate::Message::new($crate::kebab!($prefix, $Variant));
                        $($(let message = $crate::kit::Gap::fill(
                            $gap, stringify!($gap), message, &$crate::kit::unnamed,
                        );)+)?
                        message
                    })+
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_filled_or_pointed_at_or_both() {
        let (spot, empty) = (Spot::Field(3), Message::new("key"));
        let spots = |gap: &dyn Gap| {
            let mut spots = Vec::new();
            gap.spots(&mut spots);
            spots
        };
        let fill = |gap: &dyn Gap| gap.fill("spot", empty.clone(), &unnamed);
        assert_eq!((spots(&spot), fill(&spot)), (vec![spot], empty.clone().with("spot", "Field(3)")));
        assert_eq!((spots(&Touched(spot)), fill(&Touched(spot))), (vec![spot], empty.clone()));
        assert_eq!((spots(&Said(spot)), fill(&Said(spot))), (vec![], fill(&spot)));
        let texts = vec!["C3-D4".to_owned()];
        assert_eq!(
            (spots(&texts), fill(&texts)),
            (vec![], empty.clone().with("spot", vec![Arg::from("C3-D4")]))
        );
    }

    #[test]
    fn names_become_codes() {
        assert_eq!(crate::kebab!("", PastEnd), "past-end");
        assert_eq!(crate::kebab!("warcaby-refusal-", MustTakeMost), "warcaby-refusal-must-take-most");
        assert_eq!(crate::kebab!("", Row), "row");
    }
}
