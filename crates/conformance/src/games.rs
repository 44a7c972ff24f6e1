//! Small games for the hard cases of the contract, each complete: rules, notation, views, choosing and scenes.
//!
//! - [`SecretBid`]: secret simultaneous decisions, composed in a draft and committed.
//! - [`TeamDice`]: teams whose partners may act for each other, and dice.
//! - [`HiddenHand`]: hidden cards, a clock, and five thousand actions in groups.

mod cards;
mod plain;

pub mod hidden_hand;
pub mod secret_bid;
pub mod team_dice;

pub use cards::Cards;
pub use hidden_hand::{HiddenHand, HiddenHandOptions};
pub use plain::{Loose, PlainFault, PlainRefusal};
pub use secret_bid::{SecretBid, SecretBidOptions};
pub use team_dice::{TeamDice, TeamDiceOptions};
