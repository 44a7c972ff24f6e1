//! Multiwarcaby: all pieces belong to everybody, a turn is two moves, and who captures most wins.
//!
//! ```
//! use stolik_game::{Notation, Rules, Seat};
//! use stolik_multiwarcaby::{Action, Multiwarcaby};
//!
//! let game = Multiwarcaby::default();
//! let setup = game.parse_setup("A1,B1,C2,D4").expect("a position");
//! let state = game.set_up(&setup).expect("a possible position");
//!
//! // Twenty shifts, and the first jumps of A1 and of B1.
//! assert_eq!(game.count(&state, Seat(0)), 22);
//! let mut actions = Vec::new();
//! game.legal(&state, Seat(0), &mut actions);
//! actions.retain(|action| matches!(action, Action::Jump(_)));
//! let jumps: Vec<String> = actions.iter().map(|jump| game.action_text(&state, Seat(0), jump)).collect();
//! assert_eq!(jumps, ["A1xC1", "B1xD3"]);
//! ```
//!
//! The board is bits of one 128-bit word, and whether anything can still be captured is a handful of shifts and
//! masks: see [`Board`].

mod action;
mod action_text;
mod board;
mod choices;
mod choosing;
mod diagnosis;
mod editing;
mod field;
mod fields;
mod game;
mod options;
mod play;
mod position_text;
mod refusal;
mod scene;
mod seen;
mod setup;
mod spoken;
mod spots;
mod state;
mod written;

pub use action::{Action, Hop};
pub use action_text::Request;
pub use board::Board;
pub use field::{Field, ParseFieldError};
pub use fields::Fields;
pub use game::Multiwarcaby;
pub use options::{End, Options, SecondMove, Size};
pub use refusal::Refusal;
pub use seen::Acted;
pub use setup::{Moment, Place, Setup, SetupFault};
pub use state::{Ending, Stage, State, Which};
