//! Dice that anybody can check.
//!
//! Before the game the table commits to a secret, from which a chain of values follows, and to what is played by whom; then
//! each seat adds entropy. Every outcome of chance comes from a keyed hash: of the table's value for that roll, opened with it,
//! of the seats' entropy, of fresh entropy that came with the very action that asked for the roll, and of the game so far. So
//! nobody can know a roll before the action: not who acts, who does not know the value, and not the table, which does not know
//! what the action carries. After the game the secret is shown.
//!
//! That is version 2. In version 1 the table committed to its secret alone, and nothing came with actions; tables and records
//! of that time go on as they were. `docs/fair-dice.md` has the whole of both in words, with test vectors.

mod added;
mod asking;
mod cheat;
mod check;
mod hex;
mod kept;
mod keys;
mod links;
mod log;
mod proof;
mod stream;
mod tally;
mod terms;

pub use added::{Added, BadAdded};
pub use cheat::{BadCheat, Cheat};
pub use check::{Checked, CheckedRoll, FairError, check};
pub use hex::HexError;
pub use kept::{BadKept, Fate, Kept, Sent, Welcomed};
pub use keys::{Anchor, Commitment, Fresh, Link, SealedPosition, SeatEntropy, Secret, TableId};
pub use links::CHAINED;
pub use log::{GameLog, LogHash};
pub use proof::{Bound, Proof, ProofError};
pub use stream::RollStream;
pub use tally::{Tally, TallyRow};
pub use terms::{BadSeatTerm, SeatTerm, Terms};

use asking::{Asking, is_together};
use links::Links;
use stolik_catalog::{AnyGame, AnyPosition, Played};
use stolik_game::chance::draw;
use stolik_game::record::InputText;
use stolik_game::{Actor, Viewer, Weighted};

/// The dice of a table that are fair, and can be shown to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDice {
    table: TableId,
    secret: Secret,
    commitment: Commitment,
    entropy: Vec<SeatEntropy>,
    log: GameLog,
    /// What version 2 has besides.
    bound: Option<BoundDice>,
}

/// What dice of version 2 have besides.
#[derive(Clone, PartialEq, Eq, Debug)]
struct BoundDice {
    seats: Vec<SeatTerm>,
    links: Links,
    /// What was added to each roll, and how many inputs stood before it.
    rolls: Vec<(usize, Added)>,
    /// The actions that ask for the next roll.
    asking: Asking,
}

/// A roll of version 2 as everybody is told it at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Which roll it is, from 1.
    pub roll: u64,
    /// The table's value for it; none where the chain was too short.
    pub link: Option<Link>,
    /// What came with the actions that asked for it.
    pub added: Added,
}

impl FairDice {
    /// The dice of a table of version 1 about to begin: its secret, committed to before, and what each seat has added.
    pub fn new(
        table: TableId,
        secret: Secret,
        entropy: Vec<SeatEntropy>,
        game: &AnyGame,
        position: Option<&str>,
    ) -> FairDice {
        let (commitment, log) = (secret.commitment(), GameLog::of_game(game, position));
        FairDice { table, secret, commitment, entropy, log, bound: None }
    }

    /// The dice of a table of version 2 about to begin: its secret and the anchor of that, its terms, all committed to
    /// before, and what each seat has added.
    pub fn bound(secret: Secret, anchor: &Anchor, terms: Terms, entropy: Vec<SeatEntropy>) -> FairDice {
        let commitment = terms.commitment(anchor);
        let log = GameLog::of_commitment(&commitment);
        let Terms { table, seats, .. } = terms;
        let bound =
            BoundDice { seats, links: Links::default(), rolls: Vec::new(), asking: Asking::default() };
        FairDice { table, secret, commitment, entropy, log, bound: Some(bound) }
    }

    /// What the table has committed to.
    pub fn commitment(&self) -> &Commitment {
        &self.commitment
    }

    /// The proof as it may be shown: with the secret only once the game is over.
    pub fn proof(&self, is_over: bool) -> Proof {
        let bound = self.bound.as_ref().map(|bound| Bound {
            seats: bound.seats.clone(),
            fresh: bound.rolls.iter().map(|(_, added)| added.clone()).collect(),
        });
        Proof {
            table: self.table.clone(),
            commitment: self.commitment.clone(),
            entropy: self.entropy.clone(),
            secret: is_over.then(|| self.secret.clone()),
            bound,
        }
    }

    /// Whether something can be added with actions: not in version 1.
    pub fn takes_fresh(&self) -> bool {
        self.bound.is_some()
    }

    /// What the dice give, if they are awaited.
    pub fn roll(&mut self, position: &AnyPosition) -> Option<InputText> {
        if position.actor() != Actor::Chance {
            return None;
        }
        let FairDice { table, secret, entropy, log, bound, .. } = self;
        let mut stream = match bound {
            None => RollStream::of_secret(secret, table, entropy, log),
            Some(bound) => {
                let roll = bound.rolls.len() as u64 + 1;
                let link = bound.links.link(secret, roll);
                RollStream::of_link(&link, roll, entropy, &bound.asking.added(), log)
            }
        };
        outcome(&position.chances(), &mut stream).map(InputText::Chance)
    }

    /// An input was played, where `before` was asked; if it is an action, this came with it. If it is a roll of version 2, what
    /// everybody is told of it.
    pub fn follow(&mut self, played: &Played, before: Actor, fresh: &Fresh) -> Option<Opened> {
        let Some(bound) = &mut self.bound else {
            let seen = played.observed.iter().find(|observed| observed.viewer == Viewer::Spectator)?;
            self.log.push_seen(&seen.observation);
            return None;
        };
        let standing = usize::try_from(self.log.standing()).unwrap_or(usize::MAX);
        let added = bound.asking.added();
        self.log.push_played(played, &added);
        match played.input {
            InputText::Act { seat, .. } => {
                bound.asking.acts(standing, seat, fresh.clone(), is_together(before));
                None
            }
            InputText::Time { .. } => None,
            InputText::Chance(_) => {
                bound.asking.is_rolled();
                bound.rolls.push((standing, added.clone()));
                let roll = bound.rolls.len() as u64;
                let link = (roll <= CHAINED).then(|| bound.links.link(&self.secret, roll));
                Some(Opened { roll, link, added })
            }
        }
    }

    /// Inputs were taken back; so many stand.
    pub fn keep(&mut self, standing: usize) {
        self.log.keep(standing);
        if let Some(bound) = &mut self.bound {
            bound.rolls.retain(|(before, _)| *before < standing);
            bound.asking.keep(standing);
        }
    }
}

/// One of the outcomes: the list is taken in its order, each as long as its weight.
fn outcome(chances: &[Weighted<String>], stream: &mut RollStream) -> Option<String> {
    let places: Vec<Weighted<usize>> =
        chances.iter().enumerate().map(|(outcome, o)| Weighted { outcome, weight: o.weight }).collect();
    Some(chances[draw(&places, stream)?].outcome.clone())
}
