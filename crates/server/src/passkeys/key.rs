//! The public key of a passkey: ES256, which nearly every authenticator knows, or RS256, which those of older Windows know alone.

use ciborium::Value as Cbor;
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey};
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};

/// A kind of key, as COSE numbers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Algorithm {
    Es256 = -7,
    Rs256 = -257,
}

impl Algorithm {
    /// Those that are understood, the better one first.
    pub(crate) const ALL: [Algorithm; 2] = [Algorithm::Es256, Algorithm::Rs256];

    pub(crate) fn number(self) -> i32 {
        self as i32
    }
}

/// The first byte of a point of P-256 that is not compressed.
const POINT: u8 = 4;
/// The first byte of a key of RSA as it is kept; the length of the exponent, the exponent and the modulus follow.
const RSA: u8 = 1;

/// The public key of a passkey, in the bytes in which it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key(pub(crate) Vec<u8>);

impl Key {
    /// The key in the words of COSE; none if it is of another kind.
    pub(super) fn read(cose: &Cbor) -> Option<Key> {
        let entry = |name: i64| super::authenticator::entry(cose, &Cbor::from(name));
        let number = |name: i64| entry(name)?.as_integer().map(i128::from);
        let bytes = |name: i64| entry(name)?.as_bytes();
        let coordinate = |name: i64| bytes(name).filter(|bytes| bytes.len() == 32);
        let is = |algorithm: Algorithm| number(3) == Some(algorithm.number().into());
        let kept = match (number(1)?, number(-1)) {
            // An elliptic curve, and P-256.
            (2, Some(1)) if is(Algorithm::Es256) => {
                let point = [[POINT].as_slice(), coordinate(-2)?, coordinate(-3)?].concat();
                is_on_curve(&point).then_some(point)?
            }
            (3, _) if is(Algorithm::Rs256) => {
                let (modulus, exponent) = (bytes(-1)?, bytes(-2)?);
                is_rsa(modulus, exponent).then_some(())?;
                [[RSA, u8::try_from(exponent.len()).ok()?].as_slice(), exponent, modulus].concat()
            }
            _ => return None,
        };
        Some(Key(kept))
    }

    /// Of which kind it is.
    pub(super) fn algorithm(&self) -> Option<Algorithm> {
        match self.0.first() {
            Some(&POINT) => Some(Algorithm::Es256),
            Some(&RSA) => Some(Algorithm::Rs256),
            _ => None,
        }
    }

    /// Whether what was signed was signed with this key.
    pub(super) fn has_signed(&self, signed: &[u8], signature: &[u8]) -> bool {
        let checked = match self.0.as_slice() {
            point @ [POINT, ..] => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(signed, signature).ok()
            }
            [RSA, length, rest @ ..] => rest.split_at_checked((*length).into()).and_then(|(e, n)| {
                let key = RsaPublicKeyComponents { n, e };
                key.verify(&RSA_PKCS1_2048_8192_SHA256, signed, signature).ok()
            }),
            _ => None,
        };
        checked.is_some()
    }
}

/// Whether a point lies on P-256. Nobody agrees on a secret with one that does not; the secret is of no use here.
fn is_on_curve(point: &[u8]) -> bool {
    let Ok(own) = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()) else { return false };
    agreement::agree_ephemeral(own, &agreement::UnparsedPublicKey::new(&ECDH_P256, point), |_| ()).is_ok()
}

/// Whether a signature can be checked with these: 2048 to 8192 bits, and an exponent that is odd and neither 1 nor longer than 32 bits.
/// Both without noughts in front (RFC 8230).
fn is_rsa(modulus: &[u8], exponent: &[u8]) -> bool {
    let is_odd = |bytes: &[u8]| bytes.last().is_some_and(|last| last % 2 == 1);
    let is_short = |bytes: &[u8]| bytes.first().is_some_and(|first| *first != 0);
    (256..=1024).contains(&modulus.len())
        && is_short(modulus)
        && is_odd(modulus)
        && (1..=4).contains(&exponent.len())
        && is_short(exponent)
        && is_odd(exponent)
        && exponent != [1]
}
