//! Encrypting a message to a browser (RFC 8291, on RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// A point of P-256, uncompressed.
const POINT: usize = 65;
const AUTH: usize = 16;
/// The size of a record: what we send fits into one.
const RECORD: u32 = 4096;
/// What ends the last record.
const LAST: u8 = 2;

/// Whether such keys can be encrypted with.
pub(super) fn admits(key: &[u8], auth: &[u8]) -> bool {
    key.len() == POINT && key[0] == 4 && auth.len() == AUTH
}

/// Encrypts a message to a browser; none if its key is no point of the curve.
pub(super) fn seal(text: &[u8], key: &[u8], auth: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = own.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, key);
    agree_ephemeral(own, &theirs, |shared| seal_with(text, shared, public.as_ref(), key, auth, salt)).ok()?
}

/// Encrypts with a secret that both share.
fn seal_with(
    text: &[u8],
    shared: &[u8],
    own: &[u8],
    key: &[u8],
    auth: &[u8],
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let info = [b"WebPush: info\0".as_slice(), key, own].concat();
    let secret: [u8; 32] = expanded(auth, shared, &info)?;
    let content: [u8; 16] = expanded(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = expanded(&salt, &secret, b"Content-Encoding: nonce\0")?;
    let mut sealed = [text, &[LAST]].concat();
    let sealing = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).ok()?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    sealing.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
    let length = [u8::try_from(own.len()).ok()?];
    Some([salt.as_slice(), &RECORD.to_be_bytes(), &length, own, &sealed].concat())
}

/// So many bytes of HKDF-SHA-256.
fn expanded<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Option<[u8; N]> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = [0; N];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(&[info], Length(N)).ok()?.fill(&mut out).ok()?;
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::push::decode;

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard() {
        let bytes = |text| decode(text).expect("base64url");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let sealed = seal_with(
            b"When I grow up, I want to be a watermelon",
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
            &bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            salt,
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(sealed, Some(bytes(expected)));
    }

    #[test]
    fn a_key_that_is_no_point_is_refused() {
        let mut key = [1; POINT];
        key[0] = 4;
        assert!(admits(&key, &[0; 16]));
        assert_eq!(seal(b"text", &key, &[0; 16]), None);
        assert!(!admits(&key[1..], &[0; 16]) && !admits(&key, &[0; 15]));
    }
}
