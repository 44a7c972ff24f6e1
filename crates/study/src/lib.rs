//! Looking back at games: a tree of variations over a record, whatever was pasted, links that carry a game, and
//! editors of positions and maps. No browser: the page shows what stands here.
//!
//! ```
//! use stolik_catalog::Kind;
//! use stolik_game::{Seat, record::InputText};
//! use stolik_study::Study;
//!
//! let mut study = Study::of_position(Kind::Warcaby.usual().start());
//! let act = |seat, text: &str| InputText::Act { seat: Seat(seat), text: text.to_owned() };
//! let first = study.play(&act(0, "c3-d4")).expect("a legal move");
//! study.go(study.root());
//! let other = study.play(&act(0, "a3-b4")).expect("another legal move");
//! assert_ne!(first, other);
//! assert_eq!(study.children(study.root()), [first, other]);
//! ```

mod eyes;
mod judged;
mod layout;
mod link;
mod node;
mod open;
mod rows;
mod sketch;
mod study;

pub use eyes::Eyes;
pub use judged::{Judged, Judgement, Question, questions};
pub use layout::Layout;
pub use link::{LONGEST_LINK, LinkError, from_link, to_link};
pub use node::NodeId;
pub use open::{Opened, Snag, header_line, open};
pub use rows::{Row, RowTurn, rows};
pub use sketch::{Sketch, Symmetry};
pub use study::Study;
