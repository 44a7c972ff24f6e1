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

// The parts stand in the order of the rules page.
mod options;

mod board;
mod field;
mod state;

mod action;
mod diagnosis;
mod game;
mod play;
mod refusal;

mod setup;

mod notation;
mod position;
mod views;

mod choosing;
mod editing;
mod scene;

pub use action::{Action, Hop};
pub use board::Board;
pub use field::{Field, Fields};
pub use game::Multiwarcaby;
pub use notation::Request;
pub use options::{End, Options, SecondMove, Size};
pub use refusal::Refusal;
pub use setup::{Moment, Setup, SetupFault};
pub use state::{Ending, Stage, State, Which};
pub use views::Memory;
