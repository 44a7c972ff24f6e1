//! The plainest forms a game can have: everything is a list of whole numbers, every reason a code and an article.

use stolik_game::{Article, Fault, Message, ParseError, Refusal, Spot, Value, ValueError};

/// Something that is a list of whole numbers, and so has text and data forms.
pub(super) trait Numbers: Sized {
    fn numbers(&self) -> Vec<i64>;
    fn read(numbers: &mut Reader<'_>) -> Option<Self>;

    fn from_numbers(numbers: &[i64]) -> Option<Self> {
        let mut reader = Reader(numbers);
        let read = Self::read(&mut reader)?;
        reader.0.is_empty().then_some(read)
    }

    fn to_value(&self) -> Value {
        Value::list(self.numbers())
    }

    fn from_value(value: &Value) -> Result<Self, ValueError> {
        let wrong = || ValueError::expected("the numbers of this game");
        let items = value.items(1_000)?.iter();
        let numbers: Result<Vec<i64>, ValueError> = items.map(|item| item.int(i64::MIN..=i64::MAX)).collect();
        Self::from_numbers(&numbers?).ok_or_else(wrong)
    }
}

/// Numbers still to be read.
pub(super) struct Reader<'a>(&'a [i64]);

impl Reader<'_> {
    pub fn next(&mut self) -> Option<i64> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// The next number, if it is of this type.
    pub fn small<T: TryFrom<i64>>(&mut self) -> Option<T> {
        self.next()?.try_into().ok()
    }

    /// The next number if it is of this type, or -1 for nothing.
    #[expect(clippy::option_option, reason = "not readable, nothing, something")]
    pub fn maybe<T: TryFrom<i64>>(&mut self) -> Option<Option<T>> {
        match self.next()? {
            -1 => Some(None),
            number => Some(Some(number.try_into().ok()?)),
        }
    }

    /// So many things in a row.
    pub fn array<T, const N: usize>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<[T; N]> {
        let things: Option<Vec<T>> = (0..N).map(|_| read(self)).collect();
        things?.try_into().ok()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A loose position: the numbers of a state, which may be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loose(pub Vec<i64>);

impl Loose {
    pub(super) fn text(&self) -> String {
        let numbers: Vec<String> = self.0.iter().map(i64::to_string).collect();
        numbers.join(",")
    }

    pub(super) fn parse(text: &str) -> Result<Loose, ParseError> {
        let numbers: Result<Vec<i64>, _> = text.split(',').map(str::parse).collect();
        let wrong = |_| ParseError::new(0, Message::new("plain-not-numbers"));
        numbers.map(Loose).map_err(wrong)
    }

    pub(super) fn from_value(value: &Value) -> Result<Loose, ValueError> {
        let numbers = value.items(1_000)?.iter();
        let numbers: Result<_, _> = numbers.map(|n| n.int(i64::MIN..=i64::MAX)).collect();
        numbers.map(Loose)
    }
}

/// Something as a number, nothing being -1.
pub(super) fn maybe_number(thing: Option<impl Into<i64>>) -> i64 {
    thing.map_or(-1, Into::into)
}

/// A reason to refuse; its code is also the key of its message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainRefusal {
    /// The reason's name.
    pub code: &'static str,
    /// The article it rests on.
    pub article: Article,
    /// The spots involved.
    pub spots: Vec<Spot>,
}

impl PlainRefusal {
    pub(super) fn new(code: &'static str, article: &'static str) -> PlainRefusal {
        PlainRefusal { code, article: Article(article), spots: Vec::new() }
    }

    pub(super) fn at(self, spot: Spot) -> PlainRefusal {
        let spots = vec![spot];
        PlainRefusal { spots, ..self }
    }
}

impl Refusal for PlainRefusal {
    fn code(&self) -> &'static str {
        self.code
    }

    fn article(&self) -> Article {
        self.article
    }

    fn spots(&self) -> Vec<Spot> {
        self.spots.clone()
    }

    fn message(&self) -> Message {
        Message::new(self.code)
    }
}

/// What is wrong with a position, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainFault(pub &'static str);

impl Fault for PlainFault {
    fn code(&self) -> &'static str {
        self.0
    }

    fn article(&self) -> Option<Article> {
        None
    }

    fn message(&self) -> Message {
        Message::new(self.0)
    }
}

/// The forms of loose positions, for an `impl Notation`.
macro_rules! plain_setup_forms {
    () => {
        fn setup_text(&self, setup: &Loose) -> String {
            setup.text()
        }

        fn parse_setup(&self, text: &str) -> Result<Loose, ParseError> {
            Loose::parse(text)
        }

        fn setup_value(&self, setup: &Loose) -> Value {
            Value::list(setup.0.clone())
        }

        fn setup_from_value(&self, value: &Value) -> Result<Loose, ValueError> {
            Loose::from_value(value)
        }
    };
}

/// The data forms of states, views and observations that are [`Numbers`], for an `impl Views`.
macro_rules! plain_data_forms {
    () => {
        fn state_value(&self, state: &State) -> Value {
            state.to_value()
        }

        fn view_value(&self, view: &View) -> Value {
            view.to_value()
        }

        fn view_from_value(&self, value: &Value) -> Result<View, ValueError> {
            View::from_value(value)
        }

        fn observation_value(&self, observation: &Observation) -> Value {
            observation.to_value()
        }

        fn observation_from_value(&self, value: &Value) -> Result<Observation, ValueError> {
            Observation::from_value(value)
        }
    };
}

pub(super) use {plain_data_forms, plain_setup_forms};
