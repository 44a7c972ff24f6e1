//! In the place of that of the bots.

use stolik_bots::knowledge::{ActionOf, Knowledge, Node, Ranked, StateOf};

#[path = "../knowledge.rs"]
pub mod piec_kladek;
