//! The public key of a passkey: ES256, which nearly every authenticator knows, or RS256, which those of older Windows know alone.

use ciborium::Value as Cbor;
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
        let entry = |name: i64| super::entry(cose, &Cbor::from(name));
        let number = |name: i64| entry(name)?.as_integer().map(i128::from);
        let bytes = |name: i64| entry(name)?.as_bytes();
        let coordinate = |name: i64| bytes(name).filter(|bytes| bytes.len() == 32);
        let is = |algorithm: Algorithm| number(3) == Some(algorithm.number().into());
        let kept = match (number(1)?, number(-1)) {
            // An elliptic curve, and P-256.
            (2, Some(1)) if is(Algorithm::Es256) => {
                [[POINT].as_slice(), coordinate(-2)?, coordinate(-3)?].concat()
            }
            (3, _) if is(Algorithm::Rs256) => {
                let (modulus, exponent) = (bytes(-1)?, bytes(-2)?);
                [[RSA, u8::try_from(exponent.len()).ok()?].as_slice(), exponent, modulus].concat()
            }
            _ => return None,
        };
        Some(Key(kept))
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
