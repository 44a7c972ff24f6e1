//! What the dice are made of.

use super::hex::{self, HexError};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The table's name, which no other table has: letters, digits, `-` and `_`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// The longest name.
    pub const LONGEST: usize = 64;

    /// The table of this name; none if it is not one.
    pub fn new(name: &str) -> Option<TableId> {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let fits = !name.is_empty() && name.len() <= TableId::LONGEST && name.chars().all(plain);
        fits.then(|| TableId(name.to_owned()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Defines so many bytes with a meaning, written in hexadecimal.
macro_rules! bytes {
    ($(#[$doc:meta])* $Name:ident: $size:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash)]
        pub struct $Name(pub(super) [u8; $size]);

        impl From<[u8; $size]> for $Name {
            fn from(bytes: [u8; $size]) -> $Name {
                $Name(bytes)
            }
        }

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::write(&self.0))
            }
        }

        impl FromStr for $Name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<$Name, HexError> {
                hex::read(text).map($Name)
            }
        }
    };
}

bytes! {
    /// What the table keeps to itself until the game is over.
    Secret: 32
}
bytes! {
    /// What the table shows before the game, of its secret and of what the game is.
    Commitment: 32
}
bytes! {
    /// What a seat adds. A seat that adds nothing adds zeros.
    SeatEntropy: 32
}
bytes! {
    /// Where the chain of the table's values ends: shown with the commitment.
    Anchor: 32
}
bytes! {
    /// A value of the table's chain: that of one roll, opened with it.
    Link: 32
}
bytes! {
    /// What a client adds to the roll that its action brings about. One that adds nothing adds zeros.
    Fresh: 16
}
bytes! {
    /// A position that the game begins from, sealed with the secret: it tells nothing before that is shown.
    SealedPosition: 32
}

impl Secret {
    /// What version 1 shows of it before the game. It gives nothing away, and no other secret has the same.
    pub fn commitment(&self) -> Commitment {
        let hash = Sha256::new().chain_update(b"stolik dice commitment 1\n").chain_update(self.0);
        Commitment(hash.finalize().into())
    }
}

impl SeatEntropy {
    /// Of a seat that adds nothing.
    pub const NONE: SeatEntropy = SeatEntropy([0; 32]);

    /// Whether something was added.
    pub fn is_given(&self) -> bool {
        *self != SeatEntropy::NONE
    }
}

impl Fresh {
    /// Of an action that carries nothing.
    pub const NONE: Fresh = Fresh([0; 16]);

    /// Whether something was added.
    pub fn is_given(&self) -> bool {
        *self != Fresh::NONE
    }
}

/// A secret is not written into logs by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(of {})", self.commitment())
    }
}

/// What may be seen is written as it is.
macro_rules! shown {
    ($($Name:ident),*) => {$(
        impl fmt::Debug for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($Name), "({})"), self)
            }
        }
    )*};
}

shown!(Commitment, SeatEntropy, Anchor, Link, Fresh, SealedPosition);
