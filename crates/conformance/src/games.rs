//! Small games for the hard cases of the contract, each complete, and each one file of at most 200 lines.
//!
//! - [`SecretBid`]: secret simultaneous decisions, composed in a draft and committed.
//! - [`TeamDice`]: teams whose partners may act for each other, and dice, which nobody can undo.
//! - [`HiddenHand`]: hidden cards, a clock, and five thousand actions in groups.
//!
//! What is alike in all of them (numbers as plain data, names of spots, options) is in one shared module.

mod small;

pub mod hidden_hand;
pub mod secret_bid;
pub mod team_dice;

pub use hidden_hand::{HiddenHand, HiddenHandOptions};
pub use secret_bid::{SecretBid, SecretBidOptions};
pub use small::{Cards, Loose, Lot, Observed, SmallFault, SmallRefusal};
pub use team_dice::{TeamDice, TeamDiceOptions};
