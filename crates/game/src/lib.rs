//! The contract every game of Stolik is written against, and its small words.
//!
//! A game is a state machine whose every input is explicit: options and the list of inputs are the whole game. The
//! contract has five parts, each a trait that rests on the one before:
//!
//! - [`Rules`]: options, states, who acts, which actions there are, what an input does, how it ends. Search needs no
//!   more.
//! - [`Notation`]: everything written down, with three gates for outside text.
//! - [`Views`]: what one viewer may know and what it learns; bots and network get nothing else.
//! - [`Choosing`]: walks over spots.
//! - [`Show`]: scenes, with the board in words.
//!
//! More are for games that need them: [`Timed`] where the rules watch clocks, [`Composing`] where decisions are composed
//! in private drafts, [`Editing`] where positions are set up piece by piece, [`Mapped`] where people paint maps, [`Portable`]
//! where other programs have a format for records, [`RawPerft`] where they count lines in a way of their own.
//!
//! What games have in common beyond that is in the [kit], so that a game is little more than its rules.
//!
//! A type that has all five is a [`Game`]. Code that plays any game is generic over these traits:
//!
//! ```
//! use stolik_game::{Actor, Entropy, Input, Rules};
//!
//! /// Plays at random to the end and counts the inputs.
//! fn play_out<G: Rules>(game: &G, entropy: &mut impl Entropy) -> usize {
//!     let mut state = game.start();
//!     for played in 0.. {
//!         let input = match game.actor(&state) {
//!             Actor::Over => return played,
//!             Actor::Chance => Input::Chance(game.draw(&state, entropy).expect("chance is awaited")),
//!             actor => {
//!                 let seat = actor.seats().iter().next().expect("somebody is awaited");
//!                 let action = game.random(&state, seat, entropy).expect("who is asked has an answer");
//!                 Input::Act { seat, action }
//!             }
//!         };
//!         game.play_unchecked(&mut state, &input);
//!     }
//!     unreachable!()
//! }
//! ```

mod actor;
mod article;
mod composing;
mod editing;
mod entropy;
mod fault;
mod input;
mod mapped;
mod message;
mod news;
mod notation;
mod options;
mod outcome;
mod portable;
mod raw_perft;
mod refusal;
mod rules;
mod seat;
mod set;
mod spot;
mod timed;
mod value;
mod view;
mod walk;

pub mod chance;
pub mod kit;
pub mod record;
pub mod scene;

pub use actor::Actor;
pub use article::Article;
pub use chance::Weighted;
pub use composing::{Choice, Composing, DraftWalkOf};
pub use editing::{Dial, DialRange, Editing, Sort};
pub use entropy::{Entropy, Pinned, mix};
pub use fault::{ExplainedFault, Fault, Faults};
pub use input::{Effect, Input, Millis, Never};
pub use mapped::{Ground, Mapped, Maps, Painted, Painting};
pub use message::{Arg, Message};
pub use news::{Motion, News};
pub use notation::{Notation, ParseError};
pub use options::{OptionFault, OptionInfo, OptionKind, Options, Preset};
pub use outcome::{Cause, Outcome, Reason, Standing, Standings, TableEnd};
pub use portable::{Format, Import, ImportStop, Imported, Portable};
pub use raw_perft::RawPerft;
pub use record::{Record, RecordError, RecordProblem, Replay, record_game};
pub use refusal::{Explained, Refusal, Refused};
pub use rules::{Asks, InputOf, RefusedBy, Rules};
pub use scene::{Scene, Show};
pub use seat::{MOST_SEATS, Seat, Seats, Side};
/// For the macros of the kit, and for data that games derive.
pub use serde;
pub use spot::Spot;
pub use timed::{Passed, Time, Timed};
pub use value::{Value, ValueError, WrongValue};
pub use view::{Viewer, Views};
pub use walk::{Choosing, Hint, Next, Stumble, StumbleOf, Walk, WalkOf};

/// A complete game: rules, notation, views, choosing and scenes.
pub trait Game: Notation + Show {}

impl<G: Notation + Show> Game for G {}
