//! Medh Kuu Lash: peaks and mornings, two dice each turn.
//!
//! The opponent's die says what must be done, the own die how. Who has all pieces on mornings wins, and so does who
//! has nine against four.
//!
//! ```
//! use stolik_game::{Input, Notation, Rules};
//! use stolik_medh_kuu_lash::{Colour, MedhKuuLash, Options};
//!
//! let game = MedhKuuLash::new(Options::default()).expect("defaults have no faults");
//! // Green has rolled 2 with its own die and 1 with the opponent's: a move by the sum.
//! let setup = game.parse_setup("G:gG1,G4,G8,W5:wW1..W4,W7:2/1").expect("a position");
//! let mut state = game.set_up(&setup).expect("a possible position");
//!
//! // G1 goes to G4 and pushes the piece there to M4: a triple, which takes any piece of the opponent.
//! for text in ["G1>G4", "xW7"] {
//!     let seat = Colour::Green.seat();
//!     let request = game.parse_action(text).expect("an action");
//!     let action = game.resolve(&state, seat, &request).expect("possible here");
//!     game.play(&mut state, &Input::Act { seat, action }).expect("legal");
//! }
//! assert_eq!(game.setup_text(&game.setup_of(&state)), "W:gG4,G8,M4,W5:wW1..W4:T1");
//! ```

mod action;
mod board;
mod choosing;
mod colour;
mod diagnosis;
mod dice;
mod editing;
mod field;
mod fields;
mod game;
mod news;
mod options;
mod position;
mod push;
mod refusal;
mod request;
mod scene;
mod seen;
mod setup;
mod spots;
mod state;
mod swap;
mod task;
mod turn;
mod watch;
mod written;

pub use action::{Action, Pair};
pub use board::{Board, FEWEST, MOST};
pub use colour::Colour;
pub use dice::{Dice, Die};
pub use field::{Field, ParseFieldError, Row};
pub use fields::{Columns, Fields};
pub use game::MedhKuuLash;
pub use options::{GoalCheck, Options, PushChooser};
pub use refusal::{Hop, Refusal};
pub use request::Request;
pub use seen::Seen;
pub use setup::{Place, Placed, Setup, SetupFault};
pub use state::{Claims, Ending, Moment, State};
pub use task::Task;
