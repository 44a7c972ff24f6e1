//! Checking the dice of a record.

use super::asking::{Asking, is_together};
use super::{Added, Fresh, GameLog, Links, Proof, ProofError, RollStream, SeatTerm, Secret, Terms, outcome};
use stolik_catalog::{AnyPosition, Replayed};
use stolik_game::record::InputText;
use stolik_game::{Actor, Record, RecordError, Seat, Seats, Viewer};

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
    /// Whose actions have asked for it; nobody's at the beginning, and after another roll.
    pub asked: Seats,
    /// What came with those. Nothing in version 1.
    pub added: Added,
    /// Whether the table could know it before the action that asked for it: nothing new has come into it.
    pub is_known: bool,
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

    /// How many rolls the table could know before the action that asked for them.
    pub fn known(&self) -> usize {
        self.rolls.iter().filter(|roll| roll.is_known).count()
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
    /// The secret, the table's name, the game, its options, its position or its seats are not those committed to.
    OtherTerms,
    /// The proof is of another number of rolls than the record has.
    OtherRolls {
        /// How many the record has.
        rolls: usize,
        /// Of how many the proof is.
        given: usize,
    },
    /// Something was added to a roll by a seat that has not asked for it or is a bot's: the table has chosen it.
    Stray {
        /// Which input the roll is, from 1.
        input: usize,
    },
    /// Something was added at the beginning by a seat that is a bot's: the table has chosen it.
    StrayEntropy {
        /// The seat.
        seat: Seat,
    },
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
    if proof.bound.is_none() && secret.commitment() != proof.commitment {
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
    if let Some(bound) = &proof.bound {
        let position = record.position.as_deref();
        let terms = Terms::new(proof.table.clone(), &replayed.game, position, &secret, bound.seats.clone());
        if terms.commitment(&secret.anchor()) != proof.commitment {
            return Err(FairError::OtherTerms);
        }
        let is_roll = |input: &&InputText| matches!(input, InputText::Chance(_));
        let (rolls, given) = (replayed.inputs.iter().filter(is_roll).count(), bound.fresh.len());
        if rolls != given {
            return Err(FairError::OtherRolls { rolls, given });
        }
        let added = proof.entropy.iter().zip((0..).map(Seat)).filter(|(entropy, _)| entropy.is_given());
        if let Some((_, seat)) = added.into_iter().find(|(_, seat)| is_bot(*seat, &proof, record)) {
            return Err(FairError::StrayEntropy { seat });
        }
    }
    let rolls = Recomputing::new(&proof, &secret, record, &replayed).rolls(&replayed);
    if let Some(stray) = rolls.iter().find(|roll| is_stray(roll, &proof, record)) {
        return Err(FairError::Stray { input: stray.input });
    }
    Ok(Checked { proof, rolls })
}

/// Whether a seat is a bot's, by what was committed to or by the record.
fn is_bot(seat: Seat, proof: &Proof, record: &Record) -> bool {
    let committed = proof.bound.as_ref().and_then(|bound| bound.seats.get(seat.index()));
    let named = record.seats.get(seat.index());
    matches!(committed, Some(SeatTerm::Bot(_))) || named.is_some_and(|name| name.starts_with("bot:"))
}

/// Whether something was added to a roll that no person has asked for: bots add nothing.
fn is_stray(roll: &CheckedRoll, proof: &Proof, record: &Record) -> bool {
    let asked = |seat: Seat| roll.asked.contains(seat) && !is_bot(seat, proof, record);
    roll.added.iter().any(|(seat, _)| !asked(seat))
}

/// The dice, thrown again.
struct Recomputing<'a> {
    proof: &'a Proof,
    secret: &'a Secret,
    links: Links,
    log: GameLog,
}

impl<'a> Recomputing<'a> {
    fn new(proof: &'a Proof, secret: &'a Secret, record: &Record, replayed: &Replayed) -> Recomputing<'a> {
        let log = match &proof.bound {
            None => GameLog::of_game(&replayed.game, record.position.as_deref()),
            Some(_) => GameLog::of_commitment(&proof.commitment),
        };
        Recomputing { proof, secret, links: Links::default(), log }
    }

    fn rolls(mut self, replayed: &Replayed) -> Vec<CheckedRoll> {
        let mut rolls: Vec<CheckedRoll> = Vec::new();
        // Who acted last, and who has asked for the next roll.
        let (mut seat, mut asking) = (None, Asking::default());
        for (index, (position, input)) in replayed.positions.iter().zip(&replayed.inputs).enumerate() {
            let added = self.proof.bound.as_ref().and_then(|bound| bound.fresh.get(rolls.len()));
            let added = added.cloned().unwrap_or_default();
            if let (Actor::Chance, InputText::Chance(stated)) = (position.actor(), input) {
                let recomputed = self.roll(position, rolls.len() as u64 + 1, &added);
                let (stated, added, asked) = (stated.clone(), added.clone(), asking.seats());
                // Of one action several rolls may come: all of what came with it is in the later ones as well.
                let follows = asked.is_empty() && rolls.last().is_some_and(|last| !last.is_known);
                let is_known = !added.is_given() && !follows;
                rolls.push(CheckedRoll {
                    input: index + 1,
                    seat,
                    stated,
                    recomputed,
                    asked,
                    added,
                    is_known,
                });
                asking.is_rolled();
            }
            if let InputText::Act { seat: by, .. } = input {
                seat = Some(*by);
                asking.acts(index, *by, Fresh::NONE, is_together(position.actor()));
            }
            if !self.follow(position, input, &added) {
                break;
            }
        }
        rolls
    }

    fn roll(&mut self, position: &AnyPosition, roll: u64, added: &Added) -> String {
        let Proof { table, entropy, bound, .. } = self.proof;
        let mut stream = if bound.is_some() {
            let link = self.links.link(self.secret, roll);
            RollStream::of_link(&link, roll, entropy, added, &self.log)
        } else {
            RollStream::of_secret(self.secret, table, entropy, &self.log)
        };
        outcome(&position.chances(), &mut stream).unwrap_or_default()
    }

    /// Goes on after an input. What a replay accepted, the same position accepts again.
    fn follow(&mut self, position: &AnyPosition, input: &InputText, added: &Added) -> bool {
        let mut position = position.clone();
        let Ok(played) = position.play(input) else { return false };
        if self.proof.bound.is_some() {
            self.log.push_played(&played, added);
        } else if let Some(seen) =
            played.observed.iter().find(|observed| observed.viewer == Viewer::Spectator)
        {
            self.log.push_seen(&seen.observation);
        }
        true
    }
}
