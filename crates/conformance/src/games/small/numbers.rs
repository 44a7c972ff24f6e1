//! Everything as whole numbers, and so as text and as plain data.

use stolik_game::{Input, Message, Millis, Never, ParseError, Passed, Seat, Value, ValueError};

/// Something that is a row of whole numbers.
pub(in crate::games) trait Numbers: Sized {
    /// Adds its numbers.
    fn write(&self, out: &mut Vec<i64>);
    /// Takes its numbers from the front of the row.
    fn read(row: &mut &[i64]) -> Option<Self>;

    fn numbers(&self) -> Vec<i64> {
        let mut out = Vec::new();
        self.write(&mut out);
        out
    }

    fn from_numbers(mut row: &[i64]) -> Option<Self> {
        let read = Self::read(&mut row)?;
        row.is_empty().then_some(read)
    }

    fn to_value(&self) -> Value {
        Value::list(self.numbers())
    }

    fn from_value(value: &Value) -> Result<Self, ValueError> {
        let Loose(numbers) = Loose::from_value(value)?;
        Self::from_numbers(&numbers).ok_or_else(|| ValueError::expected("the numbers of this game"))
    }
}

/// A loose position: the numbers of a state, which may be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loose(pub Vec<i64>);

impl Loose {
    pub(in crate::games) fn text(&self) -> String {
        let numbers: Vec<String> = self.0.iter().map(i64::to_string).collect();
        numbers.join(",")
    }

    pub(in crate::games) fn parse(text: &str) -> Result<Loose, ParseError> {
        let numbers: Result<Vec<i64>, _> = text.split(',').map(str::parse).collect();
        numbers.map(Loose).map_err(|_| ParseError::new(0, Message::new("small-not-numbers")))
    }

    pub(in crate::games) fn from_value(value: &Value) -> Result<Loose, ValueError> {
        let numbers = value.items(1_000)?.iter().map(|n| n.int(i64::MIN..=i64::MAX));
        numbers.collect::<Result<_, _>>().map(Loose)
    }
}

/// A struct is the numbers of its fields, one after the other.
macro_rules! numbers {
    ($name:ident { $($field:tt),* }) => {
        impl $crate::games::small::Numbers for $name {
            fn write(&self, out: &mut Vec<i64>) {
                $($crate::games::small::Numbers::write(&self.$field, out);)*
            }

            fn read(row: &mut &[i64]) -> Option<Self> {
                Some($name { $($field: $crate::games::small::Numbers::read(row)?),* })
            }
        }
    };
}
pub(in crate::games) use numbers;

macro_rules! whole_numbers {
    ($($name:ident)*) => {$(
        impl Numbers for $name {
            fn write(&self, out: &mut Vec<i64>) {
                out.push(i64::try_from(*self).unwrap_or(i64::MAX));
            }

            fn read(row: &mut &[i64]) -> Option<Self> {
                let (&first, rest) = row.split_first()?;
                *row = rest;
                first.try_into().ok()
            }
        }
    )*};
}

whole_numbers!(u8 u16 i32 u64 usize);
numbers!(Seat { 0 });
numbers!(Millis { 0 });

impl Numbers for () {
    fn write(&self, _: &mut Vec<i64>) {}

    fn read(_: &mut &[i64]) -> Option<Self> {
        Some(())
    }
}

impl Numbers for bool {
    fn write(&self, out: &mut Vec<i64>) {
        u8::from(*self).write(out);
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        let number = u8::read(row).filter(|number| *number < 2);
        number.map(|number| number == 1)
    }
}

impl Numbers for Never {
    fn write(&self, _: &mut Vec<i64>) {
        match *self {}
    }

    fn read(_: &mut &[i64]) -> Option<Self> {
        None
    }
}

impl<T: Numbers> Numbers for Option<T> {
    fn write(&self, out: &mut Vec<i64>) {
        self.is_some().write(out);
        if let Some(thing) = self {
            thing.write(out);
        }
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        if bool::read(row)? { T::read(row).map(Some) } else { Some(None) }
    }
}

impl<T: Numbers, const N: usize> Numbers for [T; N] {
    fn write(&self, out: &mut Vec<i64>) {
        for thing in self {
            thing.write(out);
        }
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        let things: Option<Vec<T>> = (0..N).map(|_| T::read(row)).collect();
        things?.try_into().ok()
    }
}

impl<T: Numbers> Numbers for Vec<T> {
    fn write(&self, out: &mut Vec<i64>) {
        self.len().write(out);
        for thing in self {
            thing.write(out);
        }
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        let count = usize::read(row)?;
        (0..count).map(|_| T::read(row)).collect()
    }
}

numbers!(Passed { seat, elapsed });

impl<A: Numbers, C: Numbers, T: Numbers> Numbers for Input<A, C, T> {
    fn write(&self, out: &mut Vec<i64>) {
        match self {
            Input::Act { seat, action } => {
                out.push(0);
                seat.write(out);
                action.write(out);
            }
            Input::Chance(outcome) => {
                out.push(1);
                outcome.write(out);
            }
            Input::Time(time) => {
                out.push(2);
                time.write(out);
            }
        }
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        Some(match u8::read(row)? {
            0 => Input::Act { seat: Numbers::read(row)?, action: Numbers::read(row)? },
            1 => Input::Chance(Numbers::read(row)?),
            2 => Input::Time(Numbers::read(row)?),
            _ => return None,
        })
    }
}
