//! A law that does not hold.

use std::fmt;

/// A law that does not hold: which, what it expects, what was found instead, and the game that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law's name.
    pub law: &'static str,
    /// What the law expects.
    pub expected: String,
    /// What was found instead.
    pub found: String,
    /// The game that shows it: options, seed and the record up to there.
    pub place: String,
}

/// What a law says of a plan.
pub type Verdict = Result<(), Broken>;

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "the law `{}` is broken", self.law)?;
        writeln!(f, "expected: {}", self.expected)?;
        writeln!(f, "found:    {}", self.found)?;
        write!(f, "{}", self.place)
    }
}

impl std::error::Error for Broken {}

/// The debug form of something, cut where nobody would read on.
pub(crate) fn debug(thing: &impl fmt::Debug) -> String {
    const MOST: usize = 1_500;
    let text = format!("{thing:?}");
    match text.char_indices().nth(MOST) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text,
    }
}
