//! The proof of the dice, as a record has it.

use super::terms::seats_line;
use super::{Added, Commitment, HexError, SeatEntropy, SeatTerm, Secret, TableId};
use std::fmt;
use std::str::FromStr;

/// What is needed to check the dice. As text it stands in a record's header `dice`:
/// `fair 2 table=4kJ2 seats=maker,open commitment=... entropy=...,... fresh=-,0:... secret=...`; in version 1 without the
/// number, and without `seats` and `fresh`.
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
    /// What version 2 has besides; none in version 1.
    pub bound: Option<Bound>,
}

/// What a proof of version 2 has besides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bound {
    /// Who sits where, as it was committed to.
    pub seats: Vec<SeatTerm>,
    /// What came with the actions that asked for each roll, in the order of the rolls.
    pub fresh: Vec<Added>,
}

impl Proof {
    /// The version of the dice.
    pub fn version(&self) -> u16 {
        if self.bound.is_some() { 2 } else { 1 }
    }
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
        let Proof { table, commitment, .. } = self;
        let entropy: Vec<String> = self.entropy.iter().map(ToString::to_string).collect();
        let entropy = entropy.join(",");
        match &self.bound {
            None => write!(f, "fair table={table} commitment={commitment} entropy={entropy}")?,
            Some(Bound { seats, fresh }) => {
                let seats = seats_line(seats);
                write!(f, "fair 2 table={table} seats={seats} commitment={commitment} entropy={entropy}")?;
                let fresh: Vec<String> = fresh.iter().map(ToString::to_string).collect();
                write!(f, " fresh={}", fresh.join(","))?;
            }
        }
        match &self.secret {
            Some(secret) => write!(f, " secret={secret}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Proof {
    type Err = ProofError;

    fn from_str(text: &str) -> Result<Proof, ProofError> {
        let mut words = text.split_whitespace().peekable();
        if words.next() != Some("fair") {
            return Err(ProofError::NotFair);
        }
        let is_bound = words.next_if_eq(&"2").is_some();
        let (mut table, mut commitment, mut entropy, mut secret) = (None, None, None, None);
        let (mut seats, mut fresh) = (None, None);
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| ProofError::Unknown(word.to_owned()))?;
            match name {
                "table" => table = Some(TableId::new(value).ok_or(ProofError::Bad("table"))?),
                "commitment" => commitment = Some(value.parse().map_err(|error| ("commitment", error))?),
                "entropy" => entropy = Some(read_list(value, "entropy", |seat| seat.parse().ok())?),
                "secret" => secret = Some(value.parse().map_err(|error| ("secret", error))?),
                "seats" if is_bound => {
                    seats = Some(read_list(value, "seats", |seat| seat.parse().ok())?);
                }
                "fresh" if is_bound => fresh = Some(read_list(value, "fresh", |added| added.parse().ok())?),
                _ => return Err(ProofError::Unknown(name.to_owned())),
            }
        }
        let bound = if is_bound {
            let seats = seats.ok_or(ProofError::Missing("seats"))?;
            Some(Bound { seats, fresh: fresh.ok_or(ProofError::Missing("fresh"))? })
        } else {
            None
        };
        Ok(Proof {
            table: table.ok_or(ProofError::Missing("table"))?,
            commitment: commitment.ok_or(ProofError::Missing("commitment"))?,
            entropy: entropy.ok_or(ProofError::Missing("entropy"))?,
            secret,
            bound,
        })
    }
}

fn read_list<T>(
    text: &str,
    part: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, ProofError> {
    let words = text.split(',').filter(|word| !word.is_empty());
    words.map(|word| read(word).ok_or(ProofError::Bad(part))).collect()
}
