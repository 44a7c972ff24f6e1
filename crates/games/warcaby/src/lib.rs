//! Warcaby: Polish draughts on 64 and on 81 fields.
//!
//! ```
//! use stolik_warcaby::{Position, Variant, Setup};
//!
//! let rules = Variant::default();
//! assert_eq!(rules.count_moves(&Position::start(&rules)), 7);
//!
//! // Most pieces must be taken.
//! let setup = Setup::from_fen("W:WA3,E3:BB4,D4,F4,F6,H8", &rules).expect("a position");
//! let position = setup.validate(&rules).expect("a possible position");
//! let moves = rules.moves(&position);
//! assert_eq!(moves.len(), 1);
//! assert_eq!(rules.move_text(&position, moves[0]).to_string(), "E3xG5xE7");
//! ```

// The parts stand in the order of the rules page.
mod options;
mod variant;

// W2, W3: the fields, the pieces and how they stand.
mod colour;
mod field;
mod fields;
mod position;

// W5 to W9: moves, and the captures that must be made.
mod capture;
mod generate;
mod jumps;
mod list;
mod moves;
mod perft;

// W6, WA8: a move field by field, and why one is none.
mod diagnosis;
mod refusal;
mod walk;

// W1, W10, W11: the game and its end.
mod game;
mod state;

mod setup;

mod fen;
mod notation;
mod numbering;
mod pdn;
mod views;

mod choosing;
mod editing;
mod scene;

pub use colour::{Colour, Rank};
pub use field::Field;
pub use fields::Fields;
pub use game::Warcaby;
pub use moves::Move;
pub use notation::MoveText;
pub use options::{Board, KingLanding, Options, Promotion9, Removal};
pub use pdn::{PdnError, PdnGame, PdnResult, Tag, read_pdn, write_pdn};
pub use perft::{perft, perft_raw};
pub use position::{Pieces, Position};
pub use refusal::Refusal;
pub use setup::{Placed, Setup, SetupFault};
pub use state::{Draw, Ending, History, State, Win};
pub use variant::Variant;
pub use views::{Memory, Moved};
pub use walk::Walk;
