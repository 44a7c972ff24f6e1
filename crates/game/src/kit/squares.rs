//! Squares of a board and sets of them.

use crate::Spot;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::str::FromStr;

/// A field of a board: it has a name and can be touched.
pub trait Located: Copy + Eq + Display + FromStr {
    /// The field as a spot.
    fn spot(self) -> Spot;
    /// The field of a spot; none beyond the board.
    fn of_spot(spot: Spot) -> Option<Self>;
}

/// A square of a board: what [`squares!`](crate::squares) makes.
pub trait Square: Located {
    /// The square in a column and a row, both from 0; none beyond the board.
    fn at(column: u8, row: u8) -> Option<Self>;
    /// The column, A = 0.
    fn column(self) -> u8;
    /// The row, 0 being the first.
    fn row(self) -> u8;
}

/// Squares with their names, for a message.
pub fn spots<S: Located>(squares: impl IntoIterator<Item = S>) -> Vec<(Spot, String)> {
    squares.into_iter().map(|square| (square.spot(), square.to_string())).collect()
}

/// The name of a square; of any other spot something to tell it by.
pub fn field_name<S: Located>(spot: Spot) -> String {
    spot_name::<S>(spot, &[])
}

/// The name of a square or of one of the buttons; of any other spot something to tell it by.
pub fn spot_name<S: Located>(spot: Spot, buttons: &[&str]) -> String {
    let button = match spot {
        Spot::Button(number) => buttons.get(usize::from(number)),
        Spot::Field(_) | Spot::Token(_) | Spot::Card(_) => None,
    };
    match (button, S::of_spot(spot)) {
        (Some(button), _) => (*button).to_owned(),
        (None, Some(square)) => square.to_string(),
        (None, None) => format!("{spot:?}"),
    }
}

/// The square or the button of this name.
pub fn spot_named<S: Located>(name: &str, buttons: &[&str]) -> Option<Spot> {
    let button = buttons.iter().position(|button| button.eq_ignore_ascii_case(name));
    match button {
        Some(button) => u16::try_from(button).ok().map(Spot::Button),
        None => name.parse().ok().map(S::spot),
    }
}

/// A square and a set of squares over a machine word: columns, rows, and the bits of a row (as many as columns, or more
/// where a step over the edge must end on a bit that is no square).
///
/// ```
/// stolik_game::squares! {
///     /// A field of the board.
///     Field, "a field like C3";
///     /// A set of fields.
///     Fields(u64); 8 columns, 8 rows, 8 bits
/// }
///
/// let c3: Field = "c3".parse().expect("a field");
/// assert_eq!((c3.column(), c3.row(), c3.to_string()), (2, 2, "C3".to_owned()));
/// assert_eq!(Fields::ALL.len(), 64);
/// assert!((Fields::ALL - c3.alone()).iter().all(|field| field != c3));
/// assert!("C9".parse::<Field>().is_err() && "C03".parse::<Field>().is_err());
/// ```
#[macro_export]
macro_rules! squares {
    (
        $(#[$doc:meta])* $Field:ident, $expected:literal;
        $(#[$set_doc:meta])* $Fields:ident($Word:ident);
        $columns:literal columns, $rows:literal rows, $bits:literal bits
    ) => {
        $crate::square! {
            $(#[$doc])* $Field, $expected; $columns columns, $rows rows, $bits bits
        }

        $crate::field_set! {
            $(#[$set_doc])*
            $Fields($Word) of $Field
        }

        impl $Field {
            /// The field as a set.
            #[inline]
            pub const fn alone(self) -> $Fields {
                $Fields(1 << self.0)
            }
        }

        impl $Fields {
            /// All fields.
            pub const ALL: $Fields = {
                let (mut bits, mut row) = (0, 0);
                while row < $rows {
                    bits |= ((1 << $columns) - 1) << (row * $bits);
                    row += 1;
                }
                $Fields(bits)
            };
        }
    };
}

/// A square alone, for games whose sets are laid out in a way of their own: what [`squares!`](crate::squares) makes of it.
#[macro_export]
macro_rules! square {
    (
        $(#[$doc:meta])* $Field:ident, $expected:literal;
        $columns:literal columns, $rows:literal rows, $bits:literal bits
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Field(u8);

        impl $Field {
            /// The number of columns.
            pub const COLUMNS: u8 = $columns;
            /// The number of rows.
            pub const ROWS: u8 = $rows;

            /// The field in a column and a row, both from 0; none beyond the board.
            pub const fn new(column: u8, row: u8) -> Option<$Field> {
                if column < $columns && row < $rows { Some($Field(row * $bits + column)) } else { None }
            }

            /// The field of a bit, which must be one of a field.
            #[inline]
            pub(crate) const fn of_bit(bit: u32) -> $Field {
                $Field(bit as u8)
            }

            /// The bit of the field.
            #[inline]
            #[allow(dead_code, reason = "not every game counts in bits")]
            pub(crate) const fn bit(self) -> u32 {
                self.0 as u32
            }

            /// The column, A = 0.
            pub const fn column(self) -> u8 {
                self.0 % $bits
            }

            /// The row, 0 being the first.
            pub const fn row(self) -> u8 {
                self.0 / $bits
            }

            /// The field as a spot: counted along the rows.
            pub const fn spot(self) -> $crate::Spot {
                $crate::Spot::Field(self.row() as u16 * $columns + self.column() as u16)
            }

            /// The field of a spot; none beyond the board.
            pub const fn of_spot(spot: $crate::Spot) -> Option<$Field> {
                match spot {
                    $crate::Spot::Field(number) if number < $columns * $rows => {
                        $Field::new((number % $columns) as u8, (number / $columns) as u8)
                    }
                    _ => None,
                }
            }

            /// All fields, from row 1 up and from column A on.
            pub fn all() -> impl Iterator<Item = $Field> {
                let row = |row| (0..$columns).filter_map(move |column| $Field::new(column, row));
                (0..$rows).flat_map(row)
            }
        }

        impl $crate::kit::Located for $Field {
            fn spot(self) -> $crate::Spot {
                $Field::spot(self)
            }

            fn of_spot(spot: $crate::Spot) -> Option<$Field> {
                $Field::of_spot(spot)
            }
        }

        impl $crate::kit::Square for $Field {
            fn at(column: u8, row: u8) -> Option<$Field> {
                $Field::new(column, row)
            }

            fn column(self) -> u8 {
                $Field::column(self)
            }

            fn row(self) -> u8 {
                $Field::row(self)
            }
        }

        /// `C3`.
        impl ::std::fmt::Display for $Field {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
            }
        }

        impl ::std::fmt::Debug for $Field {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }

        /// Reads `C3` or `c3`.
        impl ::std::str::FromStr for $Field {
            type Err = $crate::kit::Unreadable;

            fn from_str(text: &str) -> Result<$Field, $crate::kit::Unreadable> {
                let place = $crate::kit::column_and_row(text);
                let field = place.and_then(|(column, row)| $Field::new(column, row));
                field.ok_or($crate::kit::Unreadable)
            }
        }

        $crate::field_gap!($Field);
        $crate::text_data!($Field, $expected);
    };
}

/// A set of the fields of a board over a machine word, a bit each: for boards that are no grid; the fields of others
/// come with theirs from [`squares!`](crate::squares). A field has `of_bit` and `alone`.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// struct Field(u8);
///
/// impl Field {
///     const fn of_bit(bit: u32) -> Field {
///         Field(bit as u8)
///     }
///
///     const fn alone(self) -> Fields {
///         Fields(1 << self.0)
///     }
/// }
///
/// stolik_game::field_set! {
///     /// Fields of a ring.
///     Fields(u16) of Field
/// }
///
/// let some: Fields = [Field(3), Field(11)].into_iter().collect();
/// assert!(some.has(Field(3)) && (some - Field(3).alone()).iter().eq([Field(11)]));
/// ```
#[macro_export]
macro_rules! field_set {
    ($(#[$doc:meta])* $Fields:ident($Word:ident) of $Field:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $Fields(pub(crate) $Word);

        $crate::set_operators!($Fields);

        impl $Fields {
            /// No field.
            pub const NONE: $Fields = $Fields(0);

            /// The bits of the set.
            #[inline]
            pub const fn bits(self) -> $Word {
                self.0
            }

            /// Whether the set has no field.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of fields in the set.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether the set has exactly one field.
            #[inline]
            pub const fn is_single(self) -> bool {
                self.0.is_power_of_two()
            }

            /// Whether the field is in the set.
            #[inline]
            pub const fn has(self, field: $Field) -> bool {
                self.0 & field.alone().0 != 0
            }

            /// Whether the two sets have a field in common.
            #[inline]
            pub const fn meets(self, other: $Fields) -> bool {
                self.0 & other.0 != 0
            }

            /// All fields moved up by so many bits; what leaves the board must be masked away.
            #[inline]
            #[allow(dead_code, reason = "not every game moves sets")]
            pub(crate) const fn up(self, bits: u32) -> $Fields {
                $Fields(self.0 << bits)
            }

            /// All fields moved down by so many bits; what leaves the board must be masked away.
            #[inline]
            #[allow(dead_code, reason = "not every game moves sets")]
            pub(crate) const fn down(self, bits: u32) -> $Fields {
                $Fields(self.0 >> bits)
            }

            /// A field of the set, each as likely; none of a set without any.
            #[allow(dead_code, reason = "not every game draws fields")]
            pub(crate) fn random<E: $crate::Entropy + ?Sized>(self, entropy: &mut E) -> Option<$Field> {
                (!self.is_empty()).then(|| self.nth(entropy.below(self.len().into()) as u32))
            }

            /// The field that has `n` fields of the set before it; there must be one.
            #[inline]
            #[allow(dead_code, clippy::unnecessary_cast, reason = "not every game draws, or has one word")]
            pub(crate) const fn nth(self, n: u32) -> $Field {
                // A count of bits costs more on a wide word than on its halves.
                let low = self.0 as u64;
                let in_low = low.count_ones();
                let (mut half, before, mut rest) = if $Word::BITS <= u64::BITS || n < in_low {
                    (low, 0, n)
                } else {
                    ((self.0 as u128 >> u64::BITS) as u64, u64::BITS, n - in_low)
                };
                while rest > 0 {
                    half &= half.wrapping_sub(1);
                    rest -= 1;
                }
                $Field::of_bit(before + half.trailing_zeros())
            }

            /// The fields one by one, from row 1 up and from column A on.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Field> + Clone {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    let bit = rest.trailing_zeros();
                    rest &= rest.wrapping_sub(1);
                    (bit < $Word::BITS).then(|| $Field::of_bit(bit))
                })
            }
        }

        impl FromIterator<$Field> for $Fields {
            fn from_iter<I: IntoIterator<Item = $Field>>(fields: I) -> $Fields {
                fields.into_iter().fold($Fields::NONE, |set, field| set | field.alone())
            }
        }
    };
}

/// A letter and a number without noughts before it, as a column and a row from 0.
pub fn column_and_row(text: &str) -> Option<(u8, u8)> {
    let (letter, digits) = text.split_at_checked(1)?;
    let column = letter.bytes().next()?.to_ascii_uppercase().checked_sub(b'A')?;
    let plain = !digits.starts_with('0') && digits.bytes().all(|digit| digit.is_ascii_digit());
    let row: u8 = if plain { digits.parse().ok()? } else { return None };
    Some((column, row - 1))
}

/// A field in the gap of a message: its name; and of a reason: its spot too.
#[macro_export]
macro_rules! field_gap {
    ($Field:ident) => {
        impl From<$Field> for $crate::Arg {
            fn from(field: $Field) -> $crate::Arg {
                $crate::Arg::Text(field.to_string())
            }
        }

        impl $crate::kit::Gap for $Field {
            fn spots(&self, out: &mut Vec<$crate::Spot>) {
                out.push($crate::kit::Located::spot(*self));
            }

            fn fill(
                &self,
                gap: &'static str,
                message: $crate::Message,
                _: fn($crate::Spot) -> String,
            ) -> $crate::Message {
                message.with(gap, self.to_string())
            }
        }
    };
}

/// From one field to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hop<S> {
    /// From where.
    pub from: S,
    /// To where.
    pub to: S,
}

impl<S: Square> Hop<S> {
    /// The columns to the right and the rows up.
    pub fn across(self) -> (i8, i8) {
        let between = |from: u8, to: u8| to.cast_signed() - from.cast_signed();
        (between(self.from.column(), self.to.column()), between(self.from.row(), self.to.row()))
    }

    /// How many steps it is in one of the eight directions; none if it is in no such direction.
    pub fn steps(self) -> Option<u8> {
        let (right, up) = self.across();
        let straight = right == 0 || up == 0 || right.abs() == up.abs();
        straight.then_some(right.unsigned_abs().max(up.unsigned_abs()))
    }

    /// The squares strictly between its ends, from the first on; none if it is in no direction.
    pub fn between(self) -> impl Iterator<Item = S> {
        let (right, up) = self.across();
        (1..self.steps().unwrap_or(0).cast_signed()).filter_map(move |step| {
            let column = self.from.column().checked_add_signed(right.signum() * step)?;
            let row = self.from.row().checked_add_signed(up.signum() * step)?;
            S::at(column, row)
        })
    }
}

/// It fills `from` and `to`; the field that was touched last comes first.
impl<S: Located> crate::kit::Gap for Hop<S> {
    fn spots(&self, out: &mut Vec<Spot>) {
        out.extend([self.to.spot(), self.from.spot()]);
    }

    fn fill(&self, _: &'static str, message: crate::Message, _: fn(Spot) -> String) -> crate::Message {
        message.with("from", self.from.to_string()).with("to", self.to.to_string())
    }
}

impl<S: Located> crate::kit::Gap for Vec<S> {
    fn spots(&self, out: &mut Vec<Spot>) {
        out.extend(self.iter().map(|square| square.spot()));
    }

    fn fill(&self, gap: &'static str, message: crate::Message, _: fn(Spot) -> String) -> crate::Message {
        message.with(gap, spots(self.iter().copied()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::Unreadable;

    #[allow(dead_code, reason = "a test needs no more")]
    mod wide {
        crate::squares! {
            /// With a bit between the rows.
            Field, "a field like C3";
            /// A set.
            Fields(u128); 9 columns, 9 rows, 10 bits
        }
    }

    #[allow(dead_code, reason = "a test needs no more")]
    mod full {
        crate::squares! {
            /// Without.
            Field, "a field like F6";
            /// A set.
            Fields(u128); 11 columns, 11 rows, 11 bits
        }
    }

    #[test]
    fn columns_rows_names_and_spots_round_trip() {
        assert_eq!((wide::Field::all().count(), full::Field::all().count()), (81, 121));
        for (n, field) in (0..).zip(wide::Field::all()) {
            assert_eq!((field.column(), field.row()), (n % 9, n / 9));
            assert_eq!(field.spot(), Spot::Field(n.into()));
            assert_eq!(wide::Field::of_spot(field.spot()), Some(field));
            assert_eq!(field.to_string().parse(), Ok(field));
            assert_eq!(field.to_string().to_lowercase().parse(), Ok(field));
        }
        for field in full::Field::all() {
            assert_eq!(field.to_string().parse(), Ok(field));
        }
        for beyond in [Spot::Field(81), Spot::Field(u16::MAX), Spot::Card(1), Spot::Button(1)] {
            assert_eq!(wide::Field::of_spot(beyond), None, "{beyond:?}");
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "C", "C0", "J1", "A10", "3C", "@1", "A:", "Ą1", "C3 ", "C03", "C+3", "C-3", "C300"]
        {
            assert_eq!(text.parse::<wide::Field>(), Err(Unreadable), "{text}");
        }
        assert_eq!("L1".parse::<full::Field>(), Err(Unreadable));
        assert_eq!("K12".parse::<full::Field>(), Err(Unreadable));
    }

    #[test]
    fn a_set_gives_its_squares_back_in_order() {
        let some: Vec<wide::Field> = wide::Field::all().step_by(7).collect();
        let set: wide::Fields = some.iter().copied().collect();
        assert_eq!(set.len() as usize, some.len());
        assert!(set.iter().eq(some.iter().copied()));
        assert!((0..).zip(&some).all(|(n, &field)| set.nth(n) == field));
        assert!(wide::Fields::NONE.is_empty() && !wide::Fields::NONE.is_single());
        assert!(some[3].alone().is_single() && !set.is_single());
        assert!(set.meets(some[3].alone()) && !set.meets(!set));
    }

    #[test]
    fn a_hop_knows_its_way() {
        let hop = |from: &str, to: &str| {
            let square = |name: &str| name.parse::<wide::Field>().expect(name);
            Hop { from: square(from), to: square(to) }
        };
        for (from, to, across, steps, between) in [
            ("C3", "G7", (4, 4), Some(4), "D4 E5 F6"),
            ("G7", "G4", (0, -3), Some(3), "G6 G5"),
            ("I1", "A9", (-8, 8), Some(8), "H2 G3 F4 E5 D6 C7 B8"),
            ("C3", "D5", (1, 2), None, ""),
            ("C3", "D3", (1, 0), Some(1), ""),
            ("C3", "C3", (0, 0), Some(0), ""),
        ] {
            let hop = hop(from, to);
            let way: Vec<String> = hop.between().map(|square| square.to_string()).collect();
            assert_eq!(
                (hop.across(), hop.steps(), way.join(" ").as_str()),
                (across, steps, between),
                "{from}{to}"
            );
        }
    }

    #[test]
    fn spots_have_names() {
        let buttons = ["stop", "skip"];
        for name in ["A1", "I9", "stop", "skip"] {
            let spot = spot_named::<wide::Field>(name, &buttons).expect(name);
            assert_eq!(spot_name::<wide::Field>(spot, &buttons), name);
        }
        assert_eq!(spot_named::<wide::Field>("J1", &buttons), None);
        assert_eq!(spot_name::<wide::Field>(Spot::Button(7), &buttons), "Button(7)");
    }
}
