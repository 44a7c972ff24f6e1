//! The laws every game crate's tests call.
//!
//! A game crate says in a [`Plan`] which options and positions to try, and [`conform!`] makes a test of every law, so
//! that a failing test has the name of the law that is broken. In `tests/it/conformance.rs`:
//!
//! ```no_run
//! use stolik_conformance::games::{TeamDice, TeamDiceOptions};
//! use stolik_conformance::{Plan, conform};
//! use stolik_game::Rules;
//!
//! conform! {
//!     fair: Plan::new([TeamDice::new(TeamDiceOptions::default()).unwrap()]).games(50),
//!     few_turns: Plan::new([TeamDice::new(TeamDiceOptions { turns: 2, ..Default::default() }).unwrap()])
//!         .seed(7)
//!         .audit(|_, state| (state.rolls <= 3).then_some(()).ok_or("too many rolls".to_owned())),
//! }
//! ```
//!
//! What a plan can say besides: positions to start from, quantities that are conserved, how many worlds agree with a
//! view, texts that once broke something. What it does not say has a default.
//!
//! A broken law tells what it expected and found, with options, seed and the record up to there: the record can be
//! pasted wherever records are read.
//!
//! What the tests of a game's own rules need is in [`script`]: a game played by its texts.
//!
//! The kit has [small games](games) of its own for the hard cases of the contract.

mod broken;
mod composed;
mod descent;
mod moment;
mod plan;
mod playthrough;
mod pool;
mod reason;
mod secret;
mod spots;
mod tour;

pub mod games;
pub mod law;
pub mod script;

pub use broken::{Broken, Verdict};
pub use plan::{Audit, Conserved, Plan, Worlds};

use stolik_game::Game;

/// Holds a game to a law.
///
/// # Panics
/// When the law is broken, with the whole story.
pub fn uphold<G: Game>(plan: &Plan<G>, law: fn(&Plan<G>) -> Verdict) {
    if let Err(broken) = law(plan) {
        panic!("{broken}");
    }
}

/// Makes a module of tests for each plan, one test a law.
#[macro_export]
macro_rules! conform {
    ($($name:ident: $plan:expr),+ $(,)?) => {$(
        mod $name {
            #[allow(unused_imports, reason = "a plan may need nothing from around it")]
            use super::*;

            $crate::laws!(@list tests $plan);
        }
    )+};
}
