//! Warcaby Battle Royale: States on eleven by eleven fields, a die each turn.
//!
//! ```
//! use stolik_battle_royale::{Action, BattleRoyale, Chance, Options};
//! use stolik_game::{Actor, Input, Notation, Rules, Seat};
//!
//! let game = BattleRoyale::new(Options { seats: 4, ..Options::default() }).expect("options without faults");
//! let mut state = game.start();
//! for chance in ["first-2", "3"] {
//!     let chance = game.parse_chance(chance).expect("what chance gives");
//!     game.play(&mut state, &Input::Chance(chance)).expect("chance is awaited");
//! }
//! // B10 touches A11 and costs 1; C9 did not when the turn began, and costs 2.
//! for field in ["B10", "C9", "end"] {
//!     let action = game.parse_action(field).expect("an action");
//!     game.play(&mut state, &Input::Act { seat: Seat(2), action }).expect("a legal action");
//! }
//! assert_eq!(game.setup_text(&game.setup_of(&state)), "A1/K11/C9,B10,A11/K1 roll=3 round=1 first=2 active=1");
//! ```

// The parts stand in the order of the rules page.
mod options;

mod field;
mod state;

mod action;
mod cost;
mod diagnosis;
mod ending;
mod game;
mod refusal;
mod tally;
mod turns;

mod land;
mod notation;
mod position;
mod setup;
mod views;

mod choosing;
mod editing;
mod scene;

pub use action::{Action, Chance};
pub use cost::{Cost, Defence};
pub use ending::Ending;
pub use field::{Field, Fields};
pub use game::BattleRoyale;
pub use options::{Die, End, Options, Order, RollMode};
pub use refusal::Refusal;
pub use setup::{Awaited, Setup, SetupFault};
pub use state::{Stage, State};
pub use views::{Event, Memory};
