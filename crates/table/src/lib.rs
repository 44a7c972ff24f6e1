//! The table a game is played at: who sits where, what has happened, what may be taken back, and dice. No I/O.
//!
//! ```
//! use stolik_catalog::Kind;
//! use stolik_game::Seat;
//! use stolik_table::{LocalDice, Seating, Table, Takeback};
//!
//! let game = Kind::Warcaby.usual();
//! let dice = LocalDice::from_seed(1);
//! let mut table = Table::new(game, Seating::persons(["Hania", "Marcin"]), Takeback::Game, dice);
//! table.act(Seat(0), "c3-d4", None).expect("a legal move");
//! assert!(table.act(Seat(0), "a3-b4", None).is_err(), "it is Marcin's turn");
//! table.take_back(Seat(0)).expect("people at one screen agree");
//! assert_eq!(table.inputs().len(), 0);
//! ```

mod absence;
mod clock;
mod decision;
mod dice;
mod entry;
mod event;
pub mod fair;
mod offer;
mod refusal;
mod seats;
mod table;

pub use absence::{Absence, BadAbsence};
pub use clock::{BadTimeControl, ClockStart, Clocks, Left, Moment, TimeControl};
pub use decision::{Decision, Touched};
pub use dice::{Dice, LocalDice};
pub use entry::{BadEntry, Entered, Entry};
pub use event::{Event, EventNumber, Happening, Voice};
pub use offer::{BadOffer, Offer, OpenOffer};
pub use refusal::TableRefusal;
pub use seats::{Holder, Seating};
pub use table::{Table, Takeback};
