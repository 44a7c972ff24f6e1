//! The place of the rules a statement rests on.

use std::fmt;

/// An article of a game's rules page, as the page names it: `WA6`, `S-24`, `2.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article(pub &'static str);

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
