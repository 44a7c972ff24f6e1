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

mod action;
mod army;
mod assault;
mod battle;
mod board;
mod cards;
mod change;
mod check;
mod choosing;
mod colour;
mod deployment;
mod draft;
mod draw;
mod editing;
mod field;
mod fields;
mod game;
mod ground;
mod hash;
mod kind;
mod moves;
mod news;
mod odds;
mod open;
mod options;
mod outcome;
mod payment;
mod plain;
mod progress;
mod proposal;
mod refusal;
mod request;
mod rules;
mod scene;
mod secret;
mod seen;
mod setup;
mod spoken;
mod spots;
mod state;
mod task;
mod turn;
mod view;
mod views;
mod worlds;
mod written;

pub use action::{Action, Camps};
pub use army::{Army, Training};
pub use assault::{Approach, Assault, Decision, Odds};
pub use battle::{Battle, Fight, Fought, Stage, Use};
pub use board::{Board, Piece};
pub use cards::{CardValue, Cards};
pub use colour::Colour;
pub use deployment::{Deployment, MOST_PLACED};
pub use draft::cards::{HandCard, Laid};
pub use draft::{Draft, Payment, Step};
pub use draw::{Draw, Drawn};
pub use field::{Column, Field};
pub use fields::{Fields, FieldsIter};
pub use game::{Group, SzachowaBitwa};
pub use ground::Ground;
pub use kind::Kind;
pub use odds::{MOST_DRAWN, odds};
pub use open::{Auction, Open, Order, Phase};
pub use options::{
    Bidding, BothLose, CapResult, Change, DiagonalBack, DiagonalFight, Geometry, KingDeath, KnightAdvance,
    Options, RiverCost, Scenario, SetupOrder, Size, SpecialOrder, Variant,
};
pub use outcome::Ending;
pub use payment::{change_of, check_payment, propose_payment};
pub use proposal::propose_deployment;
pub use refusal::{Hop, Refusal};
pub use request::Request;
pub use secret::{Pending, Purchase, Secret, Trained};
pub use seen::{Event, Reveal, Seen};
pub use setup::fault::{SetupFault, Whose};
pub use setup::{GoingOn, Setup, Shown, SideSetup, WaitingFight};
pub use state::State;
pub use task::Task;
pub use view::{Eye, View};
