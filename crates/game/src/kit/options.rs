//! Declared options.

use crate::Side;

/// A value of an option, as text.
pub trait Choice: Sized {
    /// The value as text.
    fn text(&self) -> String;
    /// Reads a value.
    fn read(text: &str) -> Option<Self>;
}

/// A value of an option that is a whole number.
pub trait Number: Choice {
    /// The value of this number, which must fit.
    fn of(number: u16) -> Self;
}

impl Choice for bool {
    fn text(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str) -> Option<bool> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

macro_rules! numbers {
    ($($Number:ty: $of:expr, $text:expr, $read:expr;)+) => {$(
        impl Choice for $Number {
            fn text(&self) -> String {
                let text: fn(&$Number) -> String = $text;
                text(self)
            }

            fn read(text: &str) -> Option<$Number> {
                let read: fn(&str) -> Option<$Number> = $read;
                read(text)
            }
        }

        impl Number for $Number {
            fn of(number: u16) -> $Number {
                let of: fn(u16) -> $Number = $of;
                of(number)
            }
        }
    )+};
}

numbers! {
    u8: |number| number as u8, u8::to_string, |text| text.parse().ok();
    u16: |number| number, u16::to_string, |text| text.parse().ok();
    Side: |number| Side(number as u8), Side::to_string, |text| text.parse().ok().map(Side);
}

/// An enum whose values are words of an option; the first is the default.
///
/// ```
/// stolik_game::words! {
///     /// Whether the second move of a turn must be made.
///     SecondMove {
///         /// It must.
///         Required = "required",
///         /// It may be skipped.
///         Optional = "optional",
///     }
/// }
/// assert_eq!(SecondMove::WORDS, ["required", "optional"]);
/// assert_eq!(SecondMove::default(), SecondMove::Required);
/// ```
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $Name:ident {
        $(#[$first_doc:meta])* $First:ident = $first:literal,
        $($(#[$variant_doc:meta])* $Variant:ident = $word:literal,)*
    })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $Name {
            $(#[$first_doc])*
            #[default]
            $First,
            $($(#[$variant_doc])* $Variant,)*
        }

        impl $Name {
            /// The words of the values.
            pub const WORDS: &'static [&'static str] = &[$first, $($word),*];
            const VALUES: &'static [$Name] = &[$Name::$First, $($Name::$Variant),*];
        }

        impl $crate::kit::Choice for $Name {
            fn text(&self) -> String {
                $Name::WORDS[*self as usize].to_owned()
            }

            fn read(text: &str) -> Option<$Name> {
                let word = $Name::WORDS.iter().position(|word| *word == text)?;
                $Name::VALUES.get(word).copied()
            }
        }
    )+};
}

/// The options of a game: each with its kind of values, its default and its article.
///
/// Kinds are `number(default, least..=most)`, `off_or(default, least..=most)`, `yes_no(default)` and, for an enum of
/// [`words!`](crate::words), `one_of()`. What the table does not allow is a fault, also in options that were not read
/// from text; what allowed values may not be together a function says, where there is such a thing.
///
/// ```
/// use stolik_game::Options as _;
///
/// stolik_game::options! {
///     /// The options of a game.
///     Options {
///         /// How many seats there are.
///         seats: u8 = number(2, 2..=4), "M1";
///         /// Whether partners play together.
///         teams: bool = yes_no(no), "M17";
///     }
/// }
///
/// let options = Options::read([("teams", "yes")]).expect("options");
/// assert_eq!((options.seats, options.teams), (2, true));
/// assert!(Options::read([("seats", "5")]).is_err());
/// assert_eq!(Options { seats: 5, ..options }.clashes().len(), 1);
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$doc:meta])*
        $Options:ident {
            $($(#[$about:meta])* $name:ident: $Type:ty = $kind:ident($($values:tt)*), $article:literal;)+
        }
        $(presets { $($(#[$preset_doc:meta])* $preset:literal: $choices:expr;)+ })?
        $(clashes: $clashes:expr)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $Options {
            $($(#[$about])* pub $name: $Type,)+
        }

        impl Default for $Options {
            fn default() -> $Options {
                $Options { $($name: $crate::option_part!(value $Type, $kind($($values)*)),)+ }
            }
        }

        impl $crate::Options for $Options {
            const TABLE: &'static [$crate::OptionInfo] = &[$($crate::OptionInfo::new(
                stringify!($name),
                $crate::option_part!(kind $Type, $kind($($values)*)),
                $crate::option_part!(text $Type, $kind($($values)*)),
                $article,
            ),)+];
            $(const PRESETS: &'static [$crate::Preset] =
                &[$($crate::Preset { name: $preset, choices: &$choices },)+];)?

            fn get(&self, name: &str) -> Option<String> {
                match name {
                    $(stringify!($name) => Some($crate::kit::Choice::text(&self.$name)),)+
                    _ => None,
                }
            }

            fn set(&mut self, name: &str, value: &str) -> bool {
                match name {
                    $(stringify!($name) => match $crate::kit::Choice::read(value) {
                        Some(value) => self.$name = value,
                        None => return false,
                    },)+
                    _ => return false,
                }
                true
            }

            fn clashes(&self) -> Vec<$crate::OptionFault> {
                #[allow(unused_mut, reason = "what the table allows may all go together")]
                let mut faults = $crate::Options::out_of_range(self);
                $(
                    let clashes: fn(&$Options) -> Vec<$crate::OptionFault> = $clashes;
                    faults.extend(clashes(self));
                )?
                faults
            }
        }
    };
}

/// In an `impl Rules` of a type with the one field `options`: their type, `new` and `options`; and `seats`, where there are
/// always as many.
#[macro_export]
macro_rules! with_options {
    ($Options:ty, $seats:literal seats) => {
        $crate::with_options!($Options);

        fn seats(&self) -> u8 {
            $seats
        }
    };
    ($Options:ty) => {
        type Options = $Options;

        fn new(options: $Options) -> Result<Self, $crate::Faults<$crate::OptionFault>> {
            $crate::Faults::none_or($crate::Options::clashes(&options), Self { options })
        }

        fn options(&self) -> &$Options {
            &self.options
        }
    };
}

/// The default, the kind or the default's text of one option.
#[doc(hidden)]
#[macro_export]
macro_rules! option_part {
    (value $Type:ty, yes_no(yes)) => {
        true
    };
    (value $Type:ty, yes_no(no)) => {
        false
    };
    (value $Type:ty, one_of()) => {
        <$Type>::default()
    };
    (value $Type:ty, $kind:ident($default:literal, $least:literal..=$most:literal)) => {
        <$Type as $crate::kit::Number>::of($default)
    };
    (kind $Type:ty, yes_no($default:ident)) => {
        $crate::OptionKind::YesNo
    };
    (kind $Type:ty, one_of()) => {
        $crate::OptionKind::OneOf(<$Type>::WORDS)
    };
    (kind $Type:ty, number($default:literal, $least:literal..=$most:literal)) => {
        $crate::OptionKind::Number { least: $least, most: $most }
    };
    (kind $Type:ty, off_or($default:literal, $least:literal..=$most:literal)) => {
        $crate::OptionKind::OffOr { least: $least, most: $most }
    };
    (text $Type:ty, yes_no($default:ident)) => {
        stringify!($default)
    };
    (text $Type:ty, one_of()) => {
        <$Type>::WORDS[0]
    };
    (text $Type:ty, $kind:ident($default:literal, $least:literal..=$most:literal)) => {
        stringify!($default)
    };
}
