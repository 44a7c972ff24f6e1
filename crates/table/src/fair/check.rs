//! Checking the dice of a record.

use super::{Chain, Proof, ProofError, RollStream, outcome};
use stolik_catalog::Replayed;
use stolik_game::record::InputText;
use stolik_game::{Actor, Record, RecordError, Seat, Viewer};

/// The dice of a record, recomputed one by one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The proof.
    pub proof: Proof,
    /// Every roll.
    pub rolls: Vec<CheckedRoll>,
}

/// One roll of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedRoll {
    /// Which input it is, from 1.
    pub input: usize,
    /// Who acted last before it: whose roll it is. None at the beginning.
    pub seat: Option<Seat>,
    /// What the record has.
    pub stated: String,
    /// What the dice gave.
    pub recomputed: String,
}

impl CheckedRoll {
    /// Whether the record has what the dice gave.
    pub fn is_right(&self) -> bool {
        self.stated == self.recomputed
    }
}

impl Checked {
    /// Whether every roll is right.
    pub fn is_right(&self) -> bool {
        self.rolls.iter().all(CheckedRoll::is_right)
    }
}

/// Why the dice of a record cannot be checked, or are not right as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FairError {
    /// The record has no dice, or local ones: there is nothing to check.
    NotFair,
    /// The proof is not readable.
    Proof(ProofError),
    /// The game still runs: the secret is not shown yet.
    Running,
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// The entropy is not of as many seats as the game has.
    OtherSeats {
        /// How many seats the game has.
        seats: u8,
        /// How many gave entropy.
        given: usize,
    },
    /// The record cannot be replayed.
    Record(RecordError),
}

/// Recomputes every roll of a record.
pub fn check(record: &Record) -> Result<Checked, FairError> {
    let proof: Proof = match record.dice.as_deref().unwrap_or("none").parse() {
        Ok(proof) => proof,
        Err(ProofError::NotFair) => return Err(FairError::NotFair),
        Err(error) => return Err(FairError::Proof(error)),
    };
    let secret = proof.secret.clone().ok_or(FairError::Running)?;
    if secret.commitment() != proof.commitment {
        return Err(FairError::OtherSecret);
    }
    let replayed = Replayed::of(record).map_err(FairError::Record)?;
    if let Some(problem) = replayed.problem {
        return Err(FairError::Record(problem));
    }
    let seats = replayed.game.seats();
    if proof.entropy.len() != usize::from(seats) {
        return Err(FairError::OtherSeats { seats, given: proof.entropy.len() });
    }
    let mut chain = Chain::new(&replayed.game, record.position.as_deref());
    let mut rolls = Vec::new();
    let mut seat = None;
    for (index, (position, input)) in replayed.positions.iter().zip(&replayed.inputs).enumerate() {
        if let (Actor::Chance, InputText::Chance(stated)) = (position.actor(), input) {
            let mut stream = RollStream::new(&secret, &proof.table, &proof.entropy, &chain);
            let recomputed = outcome(&position.chances(), &mut stream).unwrap_or_default();
            rolls.push(CheckedRoll { input: index + 1, seat, stated: stated.clone(), recomputed });
        }
        if let InputText::Act { seat: by, .. } = input {
            seat = Some(*by);
        }
        let mut position = position.clone();
        // What a replay accepted, the same position accepts again.
        let Ok(played) = position.play(input) else { break };
        if let Some(observed) = played.observed.iter().find(|observed| observed.viewer == Viewer::Spectator) {
            chain.push(&observed.observation);
        }
    }
    Ok(Checked { proof, rolls })
}
