//! Pięć Kładek: stones push each other off five footbridges, a die each turn.
//!
//! ```
//! use stolik_game::{Input, Notation, Rules, Seat};
//! use stolik_piec_kladek::PiecKladek;
//!
//! let game = PiecKladek::default();
//! let mut state = game.start();
//! let roll = game.parse_chance("6").expect("a roll");
//! game.play(&mut state, &Input::Chance(roll)).expect("a die is awaited");
//! let action = game.parse_action("C1").expect("a stone");
//! game.play(&mut state, &Input::Act { seat: Seat(0), action }).expect("a stone that can go");
//! // It goes up to the other stone; to push it would have taken two points more.
//! let position = "stones=A1,B1,D1,E1,C6/A7,B7,C7,D7,E7 turn=1 turns=1";
//! assert_eq!(game.setup_text(&game.setup_of(&state)), position);
//! ```

// The parts stand in the order of the rules page.
mod board;
mod game;

mod telling;

mod scene;

pub use board::{Field, Fields, SetupFault, State};
pub use game::{Options, PiecKladek};
pub use telling::Refusal;
