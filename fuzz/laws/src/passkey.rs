//! The laws of the ceremonies of passkeys.

use stolik_server::tried;

/// An attestation object: what is taken is a key of a kind that is known. Every length and every nesting is refused or read.
pub fn passkey_attestation(data: &[u8]) {
    if let Some(key) = tried::attestation(data) {
        assert_known(&key);
    }
}

/// Client data beside an attestation that is right: taken only where it says the challenge and the origin.
pub fn passkey_client_data(data: &[u8]) {
    if let Some(key) = tried::client_data(data, RIGHT) {
        assert_known(&key);
        let text = String::from_utf8_lossy(data);
        // Signs may be written by their numbers.
        let says = |part: &str| text.contains(part) || text.contains("\\u");
        assert!(says(tried::CHALLENGE) && says("stolik.example") && says("webauthn.create"), "{text}");
    }
}

/// What a passkey says when somebody signs in, two bytes of its length before it and the signature behind it: whoever has not the
/// key does not sign in.
pub fn passkey_assertion(data: &[u8]) {
    let Some((length, rest)) = data.split_at_checked(2) else { return };
    let length = usize::from(u16::from_be_bytes([length[0], length[1]]));
    let (said, signature) = rest.split_at_checked(length).unwrap_or((rest, &[]));
    for key in [POINT, RSA] {
        assert!(!tried::assertion(key, said, signature), "signed by nobody");
    }
}

/// An attestation that is taken.
const RIGHT: &[u8] = include_bytes!("../../seeds/passkey_attestation/right");
/// The point of P-256 that generates the others: nobody has this key but who has the number 1.
const POINT: &[u8] = &[
    4, 0x6b, 0x17, 0xd1, 0xf2, 0xe1, 0x2c, 0x42, 0x47, 0xf8, 0xbc, 0xe6, 0xe5, 0x63, 0xa4, 0x40, 0xf2, 0x77,
    0x03, 0x7d, 0x81, 0x2d, 0xeb, 0x33, 0xa0, 0xf4, 0xa1, 0x39, 0x45, 0xd8, 0x98, 0xc2, 0x96, 0x4f, 0xe3,
    0x42, 0xe2, 0xfe, 0x1a, 0x7f, 0x9b, 0x8e, 0xe7, 0xeb, 0x4a, 0x7c, 0x0f, 0x9e, 0x16, 0x2b, 0xce, 0x33,
    0x57, 0x6b, 0x31, 0x5e, 0xce, 0xcb, 0xb6, 0x40, 0x68, 0x37, 0xbf, 0x51, 0xf5,
];
/// A key of RSA that is too short for any signature.
const RSA: &[u8] = &[1, 3, 1, 0, 1, 0xff, 0xff];

/// As the server keeps them: a point that is not compressed, or a key of RSA.
fn assert_known(key: &[u8]) {
    let is_known = matches!((key.first(), key.len()), (Some(4), 65) | (Some(1), 3..));
    assert!(is_known, "a key of no known kind is kept: {key:?}");
}
