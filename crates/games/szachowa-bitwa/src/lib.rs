//! Szachowa Bitwa: two hidden armies, a river and cards.
//!
//! Two players set up in secret (camps, bridges, spying, purchase, training, deployment), join their boards and fight. The
//! king's points say how much a turn holds. Fights are decided by cards, or in the non-random variant by position alone.
//!
//! How it is laid out: what lies open to everybody is an [`Open`], what a player alone knows a [`Secret`]; a [`State`] has
//! the first and both of the second, a [`View`] the first and what its viewer may know of the second. An input becomes an
//! [`Event`], which is all that everybody learns from it, and states and views change by events through the same code. The
//! [`Battle`] lies open as a whole; only Special Cards stay secret.
//!
//! ```
//! use stolik_game::{Input, Notation, Rules};
//! use stolik_szachowa_bitwa::{Colour, Options, SzachowaBitwa, odds};
//!
//! let game = SzachowaBitwa::new(Options::default()).expect("defaults have no faults");
//! let text = "battle white; W: KJ3 PE4,D4 RA1,J1 bridge=E; B: KJ18 PE5 RA20,J20 bridge=H cards=2";
//! let setup = game.parse_setup(text).expect("a position");
//! let mut state = game.set_up(&setup).expect("a possible position");
//!
//! // White attacks from the front with a pawn beside; both are asked for a Special Card, then the cards are drawn.
//! let [white, black] = Colour::ALL.map(Colour::seat);
//! for (seat, text) in [(white, "E4xE5"), (white, "card -"), (black, "card 2")] {
//!     let request = game.parse_action(text).expect("an action");
//!     let action = game.resolve(&state, seat, &request).expect("possible here");
//!     game.play(&mut state, &Input::Act { seat, action }).expect("legal");
//! }
//! let draw = game.parse_chance("JQ/J").expect("two cards against one");
//! game.play(&mut state, &Input::Chance(draw)).expect("possible");
//! let battle = state.open().battle.expect("a battle");
//! assert_eq!(battle.board.on("E5".parse().expect("a field")), None, "5 against 2 and the Special Card 2");
//!
//! let chances = odds(2, 1, None, None);
//! assert_eq!((chances.win, chances.total()), (192, 28 * 8));
//! ```

// The parts stand in the order of the rules page.
mod cards; // Points
mod colour;
mod field; // S-1
mod ground; // S-3 to S-5, S-21
mod kind; // III

mod open;
mod state;

mod action;
mod game;
mod progress; // I to V, S-6, S-7, S-11
mod task;

mod army; // III, IV
mod deployment;
mod payment; // S-9 // V, S-13

mod battle; // VI
mod board;
mod turn; // VI, S-18, S-41

mod moves; // S-14 to S-22

mod assault; // S-24 to S-32
mod draw; // S-29
mod odds;

mod ending; // S-35 to S-40

mod check;
mod refusal;

mod hash;
mod random;
mod rules;
mod views;
mod worlds;

mod notation;
mod setup;

mod options; // 2.5

mod choosing;
mod draft;
mod editing;
mod news;
mod scene;
mod spots;

pub use action::{Action, Camps};
pub use army::{Army, Training};
pub use assault::{Approach, Assault, Decision, Odds};
pub use battle::{Battle, Fight, Fought, Stage, Use};
pub use board::{Board, Piece};
pub use cards::{CardValue, Cards};
pub use colour::Colour;
pub use deployment::{Deployment, MOST_PLACED, propose_deployment};
pub use draft::cards::{HandCard, Laid};
pub use draft::{Draft, Payment};
pub use draw::{Draw, Drawn};
pub use ending::Ending;
pub use field::{Column, Field, Fields};
pub use game::SzachowaBitwa;
pub use ground::Ground;
pub use kind::Kind;
pub use notation::Request;
pub use odds::{MOST_DRAWN, odds};
pub use open::{Auction, Open, Order, Phase};
pub use options::{
    Bidding, BothLose, CapResult, Change, DiagonalBack, DiagonalFight, Geometry, KingDeath, KnightAdvance,
    Options, RiverCost, Scenario, SetupOrder, Size, SpecialOrder, Variant,
};
pub use payment::{change_of, check_payment, propose_payment};
pub use refusal::{Hop, Refusal};
pub use setup::{Clock, GoingOn, Paid, Setup, SetupFault, Shown, SideSetup, WaitingFight, Whose};
pub use state::{Pending, Purchase, Secret, State, Trained};
pub use task::Task;
pub use views::{Event, Eye, Reveal, Seen, View};
