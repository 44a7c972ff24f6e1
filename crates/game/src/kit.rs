//! The kit: what games share, so that each shows little more than its rules.
//!
//! The contract asks many questions to which all games have the same kind of answer. The kit answers those, from one
//! line where it can. A game takes from it what fits and writes the rest itself: nothing of it is in the contract.
//!
//! | part | a game declares | and gets |
//! |---|---|---|
//! | [`words!`](crate::words), [`options!`](crate::options) | an option: values, default, article | struct, table, text both ways, faults |
//! | [`refusals!`](crate::refusals), [`faults!`](crate::faults) | `Empty(field: Field) = "M8";` | variant, code, article, message key with its gaps, spots |
//! | [`said!`](crate::said) | a type, and what is said of it | it stands in gaps of messages and of reasons |
//! | [`squares!`](crate::squares) | columns, rows, bits to a row, word | a square and a set of squares, named and spotted |
//! | [`field_set!`](crate::field_set) | a field of a board that is no grid, and a word | a set of fields |
//! | [`square!`](crate::square) | the same without a word | a square alone, where a game lays its sets out otherwise |
//! | [`Part`], [`Words`] | the words that may follow a position's board | readers that know where they are, each word once |
//! | [`position_words!`](crate::position_words) | a struct: what each word of a position holds | its words, written and read |
//! | [`text_form!`](crate::text_form) | how a type is written and read | its `Display` and `FromStr`, and its data |
//! | [`data`] | `#[derive(Serialize, Deserialize)]` | [`Value`](crate::Value) both ways, faults with their path |
//! | [`with_options!`](crate::with_options) | the type of its options, which are all that it holds | `new`, `options`, and `seats` |
//! | [`Die`], [`Outcome`] | the faces of a die; what chance gives and its text | text and data, [`Never`](crate::Never) filled in |
//! | [`Written`] | the action of touched spots | all of [`Notation`](crate::Notation), positions being words ([`to_words`]) |
//! | [`Open`], [`Event`], [`Memory`] | the news of an event; the input as it is, no memory, or its own types | all of [`Views`](crate::Views) |
//! | [`Touching`] | the spots of a listed action, and why a spot cannot be | all of [`Choosing`](crate::Choosing) |
//! | [`walk_along`] | the ways to the actions, what a spot on them means, why not | a walk, where there are secrets too |
//! | [`Grid`] | columns, rows, the first of them | the fields of a scene and the places of its tokens |
//!
//! Names are derived, not repeated: the code of a refusal is its variant's name (`PastEnd` is `past-end`), and the key of
//! its message that code behind the prefix that the declaration names. `text` asks every game for its keys
//! ([`Refusal::KEYS`](crate::Refusal::KEYS), [`Fault::KEYS`](crate::Fault::KEYS)), so a reason without a sentence fails a
//! test.
//!
//! Macros declare, traits do: a macro here makes types and tables and no more than calls functions of the kit, so that
//! what it does can be read and tested as a function. Nothing in the kit is asked for by a search, but for squares, which
//! are machine words.

pub mod data;
mod die;
mod emblem;
mod grid;
mod hash;
mod open;
mod options;
mod place;
mod reasons;
mod spelled;
mod squares;
mod touching;
mod word_value;
mod words;
mod written;

pub use die::{Die, Outcome};
pub use emblem::token_of;
pub use grid::{Grid, motions};
pub use hash::hash_of;
pub use open::{Event, Memory, Open};
pub use options::{Choice, Number};
pub use place::Place;
pub use reasons::{Gap, Said, Touched, kebab, kebab_len, unnamed};
pub use spelled::{from_words, to_words};
pub use squares::{Hop, Located, Square, column_and_row, field_name, spot_name, spot_named, spots};
pub use touching::{Touch, Touching, check_listed, listed, walk_along};
pub use word_value::WordValue;
pub use words::{Part, Unreadable, Word, Words, joined};
pub use written::Written;
