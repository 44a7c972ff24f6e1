//! Everything Stolik says, in Polish and in English.
//!
//! Rules, tables and clients make [`Message`](stolik_game::Message)s: a key and what stands in its gaps. A [`Speaker`]
//! puts them into words:
//!
//! ```
//! use stolik_game::Message;
//! use stolik_text::{Language, Speaker};
//!
//! let speaker = Speaker::new(Language::Polish);
//! assert_eq!(speaker.say(&Message::new("table-moves").with("count", 22_usize)), "22 ruchy");
//! assert_eq!(speaker.say(&Message::new("table-moves").with("count", 25_usize)), "25 ruchów");
//! ```
//!
//! The sentences are Fluent files, one a subject, in `ftl/pl` and `ftl/en`, those of a game in its folder (`text/pl.ftl`); the same keys
//! with the same gaps in both.
//! What a translator may use in a gap named `x`:
//!
//! - `$x`, the thing itself;
//! - `$x-count`, how many things a list of spots or of others has;
//! - `$x-genitive`, `$x-capital` and so on, a form of a side's name or of a message inside the message: the attributes
//!   of its key. Polish needs them ("Ruch jasnych"), English does not.
//!
//! The rules page of a game, in the project's own words, is `text/rules.pl.md` in its folder: see [`rules`]. The lesson for a first game
//! is `text/lesson.pl.md`: see [`lesson`]. A client reads both as a [`Document`].

mod document;
mod games;
mod join;
mod language;
mod lesson;
mod number;
mod rules_page;
mod sentences;
mod speaker;

pub use document::{Block, Document, Example, Level, Part, Sought, Span, Words};
pub use language::Language;
pub use lesson::{Lesson, Progress, Step, is_wish, lesson};
pub use rules_page::{RulesExample, rules, rules_articles, rules_examples};
#[cfg(not(target_arch = "wasm32"))]
pub use sentences::of_page;
pub use sentences::{bring, is_here, key_exists, keys};
pub use speaker::Speaker;
