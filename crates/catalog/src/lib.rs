//! The closed list of games, and access to them for those who hold "some game": the terminal, the engine, the table,
//! the page.
//!
//! Everything is named by its text or by plain data. Search does not come through here: it is generic over the typed
//! game.
//!
//! ```
//! use stolik_catalog::Kind;
//! use stolik_game::{Actor, Seat, record::InputText};
//!
//! let mut position = Kind::named("warcaby").expect("a game of Stolik").usual().start();
//! assert_eq!(position.actor(), Actor::One(Seat(0)));
//! assert_eq!(position.legal(Seat(0)).len(), 7);
//! let input = InputText::Act { seat: Seat(0), text: "c3-d4".to_owned() };
//! let played = position.play(&input).expect("a legal move");
//! assert_eq!(played.input, InputText::Act { seat: Seat(0), text: "C3-D4".to_owned() });
//! ```

mod answers;
mod any;
mod kind;
mod line;
mod list;
mod outcomes;
mod position;
mod profile;
mod replayed;
mod seen;

pub use answers::{DraftOf, Listing, StepOf};
pub use any::{AnyDraft, AnyGame, AnyPosition, AnySeen, AnyStep, LaidOut, Visitor};
pub use kind::Kind;
pub use line::{Line, Standing, Step};
pub use outcomes::{
    Chosen, ChosenWalk, Foreseen, InputError, Listed, Observed, Played, SetupError, WalkError,
};
pub use position::Position;
pub use profile::{Bench, Choices, End, Playthrough, Profile, Recipe, Sample, from_position, from_start};
pub use replayed::Replayed;
pub use seen::Seen;
