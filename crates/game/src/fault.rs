//! What is wrong with a setup or with options: all of it at once.

use crate::{Article, Message};
use std::fmt::Debug;

/// One thing wrong with a setup or with options.
pub trait Fault: Clone + Eq + Debug + Send + Sync {
    /// The keys of the messages, where they are not written down with the messages.
    const KEYS: &'static [&'static str] = &[];

    /// The fault's name, for programs: `too-many-men`.
    fn code(&self) -> &'static str;
    /// The article it offends against, where there is one.
    fn article(&self) -> Option<Article>;
    /// The sentence for a person: what is wrong, where, and what would be right.
    fn message(&self) -> Message;
}

/// Everything that is wrong; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults<F>(Vec<F>);

impl<F> Faults<F> {
    /// `value` if there are no faults, else all of them.
    pub fn none_or<T>(faults: Vec<F>, value: T) -> Result<T, Faults<F>> {
        if faults.is_empty() { Ok(value) } else { Err(Faults(faults)) }
    }

    /// Faults somebody has already found; at least one.
    ///
    /// # Panics
    /// When there are none: then nothing is wrong.
    pub fn many(faults: Vec<F>) -> Faults<F> {
        assert!(!faults.is_empty(), "without a fault nothing is wrong");
        Faults(faults)
    }

    /// One fault alone.
    pub fn one(fault: F) -> Faults<F> {
        Faults(vec![fault])
    }

    /// The faults, in the order they were found.
    pub fn iter(&self) -> std::slice::Iter<'_, F> {
        self.0.iter()
    }

    /// Each fault turned into something else.
    pub fn map<G>(self, change: impl FnMut(F) -> G) -> Faults<G> {
        Faults(self.0.into_iter().map(change).collect())
    }
}

impl<F> IntoIterator for Faults<F> {
    type Item = F;
    type IntoIter = std::vec::IntoIter<F>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, F> IntoIterator for &'a Faults<F> {
    type Item = &'a F;
    type IntoIter = std::slice::Iter<'a, F>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A fault without its game's type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainedFault {
    /// The fault's name.
    pub code: &'static str,
    /// The article it offends against.
    pub article: Option<Article>,
    /// The sentence.
    pub message: Message,
}

impl<F: Fault> From<F> for ExplainedFault {
    fn from(fault: F) -> ExplainedFault {
        ExplainedFault { code: fault.code(), article: fault.article(), message: fault.message() }
    }
}
