//! The proof of the dice, as a record has it.

use super::{Commitment, HexError, SeatEntropy, Secret, TableId};
use std::fmt;
use std::str::FromStr;

/// What is needed to check the dice. As text it stands in a record's header `dice`:
/// `fair table=4kJ2 commitment=... entropy=...,... secret=...`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The table.
    pub table: TableId,
    /// What the table showed before the game.
    pub commitment: Commitment,
    /// What each seat added, in the order of the seats.
    pub entropy: Vec<SeatEntropy>,
    /// The secret; none while the game runs.
    pub secret: Option<Secret>,
}

/// What is wrong with the text of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// It does not begin with `fair`: the dice are of another kind.
    NotFair,
    /// This part is missing.
    Missing(&'static str),
    /// This part is not known.
    Unknown(String),
    /// This part is not what it should be.
    Bad(&'static str),
}

impl From<(&'static str, HexError)> for ProofError {
    fn from((part, _): (&'static str, HexError)) -> ProofError {
        ProofError::Bad(part)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entropy: Vec<String> = self.entropy.iter().map(ToString::to_string).collect();
        write!(f, "fair table={} commitment={} entropy={}", self.table, self.commitment, entropy.join(","))?;
        match &self.secret {
            Some(secret) => write!(f, " secret={secret}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Proof {
    type Err = ProofError;

    fn from_str(text: &str) -> Result<Proof, ProofError> {
        let mut words = text.split_whitespace();
        if words.next() != Some("fair") {
            return Err(ProofError::NotFair);
        }
        let (mut table, mut commitment, mut entropy, mut secret) = (None, None, None, None);
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| ProofError::Unknown(word.to_owned()))?;
            match name {
                "table" => table = Some(TableId::new(value).ok_or(ProofError::Bad("table"))?),
                "commitment" => commitment = Some(value.parse().map_err(|error| ("commitment", error))?),
                "entropy" => entropy = Some(read_entropy(value)?),
                "secret" => secret = Some(value.parse().map_err(|error| ("secret", error))?),
                _ => return Err(ProofError::Unknown(name.to_owned())),
            }
        }
        Ok(Proof {
            table: table.ok_or(ProofError::Missing("table"))?,
            commitment: commitment.ok_or(ProofError::Missing("commitment"))?,
            entropy: entropy.ok_or(ProofError::Missing("entropy"))?,
            secret,
        })
    }
}

fn read_entropy(text: &str) -> Result<Vec<SeatEntropy>, ProofError> {
    let seats = text.split(',').filter(|seat| !seat.is_empty());
    seats.map(|seat| Ok(seat.parse().map_err(|error| ("entropy", error))?)).collect()
}
