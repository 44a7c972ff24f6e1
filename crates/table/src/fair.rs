//! Dice that anybody can check.
//!
//! Before the game the table commits to a secret and each seat adds entropy. Every outcome of chance comes from a keyed
//! hash of the secret over the table, the number of inputs that stand, the seats' entropy and the hash of the game so far
//! as a spectator saw it, so it depends on the very action that asked for it. Nobody can know a roll beforehand: not the
//! seats, who do not know the secret, and not the table, which cannot foresee the seats' entropy and actions. After the
//! game the secret is shown.
//!
//! `docs/fair-dice.md` has the whole of it in words, with test vectors.

mod chain;
mod check;
mod hex;
mod keys;
mod proof;
mod stream;
mod tally;

pub use chain::{Chain, LogHash};
pub use check::{Checked, CheckedRoll, FairError, check};
pub use hex::HexError;
pub use keys::{Commitment, SeatEntropy, Secret, TableId};
pub use proof::{Proof, ProofError};
pub use stream::RollStream;
pub use tally::{Tally, TallyRow};

use stolik_catalog::{AnyGame, AnyPosition};
use stolik_game::chance::draw;
use stolik_game::record::InputText;
use stolik_game::{Actor, Weighted};

/// The dice of a table that are fair, and can be shown to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDice {
    table: TableId,
    secret: Secret,
    entropy: Vec<SeatEntropy>,
    chain: Chain,
}

impl FairDice {
    /// The dice of a table about to begin: its secret, committed to before, and what each seat has added.
    pub fn new(
        table: TableId,
        secret: Secret,
        entropy: Vec<SeatEntropy>,
        game: &AnyGame,
        position: Option<&str>,
    ) -> FairDice {
        FairDice { table, secret, entropy, chain: Chain::new(game, position) }
    }

    /// What the table has committed to.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// The proof as it may be shown: with the secret only once the game is over.
    pub fn proof(&self, is_over: bool) -> Proof {
        Proof {
            table: self.table.clone(),
            commitment: self.commitment(),
            entropy: self.entropy.clone(),
            secret: is_over.then(|| self.secret.clone()),
        }
    }

    /// What the dice give, if they are awaited.
    pub fn roll(&self, position: &AnyPosition) -> Option<InputText> {
        match position.actor() {
            Actor::Chance => {
                let mut stream = RollStream::new(&self.secret, &self.table, &self.entropy, &self.chain);
                outcome(&position.chances(), &mut stream).map(InputText::Chance)
            }
            _ => None,
        }
    }

    /// An input was played; `observed` is what a spectator learnt.
    pub fn follow(&mut self, observed: &stolik_game::Value) {
        self.chain.push(observed);
    }

    /// Inputs were taken back; so many stand.
    pub fn keep(&mut self, standing: usize) {
        self.chain.keep(standing);
    }
}

/// One of the outcomes: the list is taken in its order, each as long as its weight.
fn outcome(chances: &[Weighted<String>], stream: &mut RollStream) -> Option<String> {
    let places: Vec<Weighted<usize>> =
        chances.iter().enumerate().map(|(outcome, o)| Weighted { outcome, weight: o.weight }).collect();
    Some(chances[draw(&places, stream)?].outcome.clone())
}
