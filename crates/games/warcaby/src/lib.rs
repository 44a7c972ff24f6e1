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

mod capture;
mod choices;
mod choosing;
mod colour;
mod diagnosis;
mod editing;
mod fen;
mod field;
mod fields;
mod game;
mod generate;
mod jumps;
mod list;
mod moves;
mod notation;
mod numbering;
mod options;
mod pdn;
mod perft;
mod position;
mod refusal;
mod scene;
mod seen;
mod setup;
mod spots;
mod state;
mod variant;
mod walk;
mod written;

pub use colour::{Colour, Rank};
pub use fen::{FenError, FenFault};
pub use field::{Field, ParseFieldError};
pub use fields::Fields;
pub use game::Warcaby;
pub use moves::Move;
pub use notation::{MoveFault, MoveText, ParseMoveError};
pub use options::{Board, KingLanding, Options, Promotion9, Removal};
pub use pdn::{GameTypeFault, PdnError, PdnFault, PdnGame, PdnResult, Tag, read_pdn, write_pdn};
pub use perft::{perft, perft_raw};
pub use position::{Pieces, Position};
pub use refusal::{Hop, Refusal};
pub use seen::Moved;
pub use setup::{PIECES_PER_SIDE, Place, Placed, Setup, SetupFault};
pub use state::{Draw, Ending, History, State, Win};
pub use variant::Variant;
pub use walk::Walk;
