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

// The parts stand in the order of the rules page.
mod board; // K1, K3
mod colour; // MK1
mod dice; // K4, K5
mod field; // K1, K11

mod state;
mod watch;

mod ending; // K2, K22, MK29

mod action;
mod game;
mod task; // K5, K9, K10
mod turn; // K4, K5

mod moves; // K6, K8
mod swap; // K7, K17

mod push; // K12 to K15

mod triple; // K18 to K20

mod losses; // K10, K21

mod pass; // K23

mod diagnosis;
mod refusal;

mod notation;
mod position;
mod setup;
mod views;

mod options;

mod choosing;
mod editing;
mod scene;

pub use action::{Action, Pair};
pub use board::{Board, FEWEST, MOST};
pub use colour::Colour;
pub use dice::{Dice, Die};
pub use ending::Ending;
pub use field::{Columns, Field, Fields, Row};
pub use game::MedhKuuLash;
pub use notation::Request;
pub use options::{GoalCheck, Options, PushChooser};
pub use refusal::Refusal;
pub use setup::{Place, Placed, Setup, SetupFault};
pub use state::{Claims, Due, Moment, Pushed, State};
pub use task::Task;
pub use views::{Event, Memory};
