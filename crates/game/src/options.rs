//! The variants a table may choose.

use crate::message::shortened;
use crate::{Article, Fault, Faults, Message};
use std::fmt::Debug;

/// A game's options: a plain struct, and the table of what may be chosen.
pub trait Options: Clone + Eq + Debug + Default + Send + Sync {
    /// What may be chosen, in the order of the rules page.
    const TABLE: &'static [OptionInfo];
    /// Named sets of choices.
    const PRESETS: &'static [Preset] = &[];

    /// Values worth offering of an option that takes a text of the game's own: names of maps. None of other options.
    fn known_values(_name: &str) -> &'static [&'static str] {
        &[]
    }

    /// What would be right for an option, in words.
    fn allowed(info: &OptionInfo) -> Message {
        info.kind.allowed()
    }

    /// What somebody has pasted for an option that takes a text of the game's own, as the value it means: without white
    /// space, which no value has. What means nothing stays wrong and is reported when it is read.
    fn pasted(_name: &str, text: &str) -> String {
        text.split_whitespace().collect()
    }

    /// The value of an option as text. Names outside the table have none.
    fn get(&self, name: &str) -> Option<String>;

    /// Sets an option whose name and value the table allows. Says whether it could.
    fn set(&mut self, name: &str, value: &str) -> bool;

    /// Combinations of allowed values that make no sense together.
    fn clashes(&self) -> Vec<OptionFault>;

    /// Values that the table does not allow: options that were not read from text may have them.
    fn out_of_range(&self) -> Vec<OptionFault> {
        let wrong = Self::TABLE.iter().filter_map(|info| {
            let value = self.get(info.name).filter(|value| !info.kind.allows(value))?;
            let allowed = Self::allowed(info);
            Some(OptionFault::Value { name: info.name, value, allowed, article: info.article })
        });
        wrong.collect()
    }

    /// Reads choices, the rest being defaults; every fault is reported.
    fn read<'a>(choices: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, Faults<OptionFault>> {
        let mut options = Self::default();
        let mut faults = Vec::new();
        let mut seen = Vec::new();
        for (name, value) in choices {
            let Some(info) = Self::TABLE.iter().find(|info| info.name == name) else {
                faults.push(OptionFault::Unknown {
                    name: shortened(name),
                    known: Self::TABLE.iter().map(|info| info.name).collect(),
                });
                continue;
            };
            // No value has white space, but what people keep may: a map drawn row below row.
            let is_pasted =
                matches!(info.kind, OptionKind::Text { .. }) && value.contains(char::is_whitespace);
            let pasted = if is_pasted { Some(Self::pasted(name, value)) } else { None };
            let value = pasted.as_deref().unwrap_or(value);
            if seen.contains(&info.name) {
                faults.push(OptionFault::Twice { name: info.name });
            } else if !info.kind.allows(value) || !options.set(name, value) {
                faults.push(OptionFault::Value {
                    name: info.name,
                    value: shortened(value),
                    allowed: Self::allowed(info),
                    article: info.article,
                });
            }
            seen.push(info.name);
        }
        faults.extend(options.clashes());
        Faults::none_or(faults, options)
    }

    /// All options with their values, in the order of the table.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::TABLE.iter().filter_map(|info| Some((info.name, self.get(info.name)?))).collect()
    }
}

/// One row of a game's table of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name in records and commands.
    pub name: &'static str,
    /// The values it takes.
    pub kind: OptionKind,
    /// The value it has when nobody chooses.
    pub default: &'static str,
    /// The article that leaves the choice.
    pub article: Article,
}

impl OptionInfo {
    /// A row of the table.
    pub const fn new(
        name: &'static str,
        kind: OptionKind,
        default: &'static str,
        article: &'static str,
    ) -> OptionInfo {
        OptionInfo { name, kind, default, article: Article(article) }
    }
}

/// The values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `yes` or `no`.
    YesNo,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number in this range.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// 0 for off, or a whole number in this range.
    OffOr {
        /// The least besides 0.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A text of the game's own, of at most so many bytes, without white space, braces and `=`.
    Text {
        /// The most bytes.
        most: usize,
    },
}

/// A named set of choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What it chooses.
    pub choices: &'static [(&'static str, &'static str)],
}

impl OptionKind {
    /// Whether the value is of this kind.
    pub fn allows(&self, value: &str) -> bool {
        let number = || value.parse::<i64>().ok();
        match *self {
            OptionKind::YesNo => matches!(value, "yes" | "no"),
            OptionKind::OneOf(words) => words.contains(&value),
            OptionKind::Number { least, most } => number().is_some_and(|n| (least..=most).contains(&n)),
            OptionKind::OffOr { least, most } => {
                number().is_some_and(|n| n == 0 || (least..=most).contains(&n))
            }
            OptionKind::Text { most } => {
                let breaks_a_record = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | '=');
                value.len() <= most && !value.is_empty() && !value.contains(breaks_a_record)
            }
        }
    }

    /// What would be right.
    pub fn allowed(&self) -> Message {
        match *self {
            OptionKind::YesNo => Message::new("option-yes-no"),
            OptionKind::OneOf(words) => Message::new("option-one-of").with("values", words.join(", ")),
            OptionKind::Number { least, most } => {
                Message::new("option-number").with("least", least).with("most", most)
            }
            OptionKind::OffOr { least, most } => {
                Message::new("option-off-or").with("least", least).with("most", most)
            }
            OptionKind::Text { most } => Message::new("option-text").with("most", most),
        }
    }
}

/// Something wrong with options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionFault {
    /// There is no option of this name.
    Unknown {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The option is given twice.
    Twice {
        /// The name.
        name: &'static str,
    },
    /// The option does not take this value.
    Value {
        /// The name.
        name: &'static str,
        /// The value.
        value: String,
        /// What would be right.
        allowed: Message,
        /// The option's article.
        article: Article,
    },
    /// Values that make no sense together, in the game's own words.
    Clash {
        /// The fault's name.
        code: &'static str,
        /// The article.
        article: Article,
        /// The sentence.
        message: Message,
    },
}

impl Fault for OptionFault {
    fn code(&self) -> &'static str {
        match self {
            OptionFault::Unknown { .. } => "unknown-option",
            OptionFault::Twice { .. } => "option-twice",
            OptionFault::Value { .. } => "option-value",
            OptionFault::Clash { code, .. } => code,
        }
    }

    fn article(&self) -> Option<Article> {
        match self {
            OptionFault::Value { article, .. } | OptionFault::Clash { article, .. } => Some(*article),
            OptionFault::Unknown { .. } | OptionFault::Twice { .. } => None,
        }
    }

    fn message(&self) -> Message {
        match self {
            OptionFault::Unknown { name, known } => {
                Message::new("option-unknown").with("name", name.as_str()).with("known", known.join(", "))
            }
            OptionFault::Twice { name } => Message::new("option-twice").with("name", *name),
            OptionFault::Value { name, value, allowed, .. } => Message::new("option-value")
                .with("name", *name)
                .with("value", value.as_str())
                .with("allowed", allowed.clone()),
            OptionFault::Clash { message, .. } => message.clone(),
        }
    }
}
