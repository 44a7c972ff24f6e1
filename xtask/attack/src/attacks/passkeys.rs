//! L9: passkeys that are none.

use super::Ground;
use crate::client::Client;
use anyhow::{Context, Result, ensure};
use serde_json::json;

/// SHA-256 of `localhost`: browsers know no passkeys where the address is a number.
const HOST: [u8; 32] = [
    0x49, 0x96, 0x0d, 0xe5, 0x88, 0x0e, 0x8c, 0x68, 0x74, 0x34, 0x17, 0x0f, 0x64, 0x76, 0x60, 0x5b, 0x8f,
    0xe4, 0xae, 0xb9, 0xa2, 0x86, 0x32, 0xc7, 0x99, 0x5c, 0xf3, 0xba, 0x83, 0x1d, 0x97, 0x63,
];
/// The point that generates P-256.
const X: [u8; 32] = [
    0x6b, 0x17, 0xd1, 0xf2, 0xe1, 0x2c, 0x42, 0x47, 0xf8, 0xbc, 0xe6, 0xe5, 0x63, 0xa4, 0x40, 0xf2, 0x77,
    0x03, 0x7d, 0x81, 0x2d, 0xeb, 0x33, 0xa0, 0xf4, 0xa1, 0x39, 0x45, 0xd8, 0x98, 0xc2, 0x96,
];
const Y: [u8; 32] = [
    0x4f, 0xe3, 0x42, 0xe2, 0xfe, 0x1a, 0x7f, 0x9b, 0x8e, 0xe7, 0xeb, 0x4a, 0x7c, 0x0f, 0x9e, 0x16, 0x2b,
    0xce, 0x33, 0x57, 0x6b, 0x31, 0x5e, 0xce, 0xcb, 0xb6, 0x40, 0x68, 0x37, 0xbf, 0x51, 0xf5,
];
/// Somebody was there, was the owner, and a key follows.
const FLAGS: u8 = 0x45;
/// It may be copied; it was copied.
const ELIGIBLE: u8 = 0x08;
const BACKED_UP: u8 = 0x10;

/// What an authenticator says of a passkey that was made.
struct Made {
    name: &'static str,
    flags: u8,
    point: ([u8; 32], [u8; 32]),
    format: &'static str,
    statement: &'static [u8],
    longest_id: bool,
}

const GOOD: Made =
    Made { name: "good", flags: FLAGS, point: (X, Y), format: "none", statement: &[0xa0], longest_id: false };

pub async fn made_up(ground: &mut Ground<'_>) -> Result<()> {
    let mut off = Y;
    off[31] ^= 1;
    let bad = [
        Made { name: "off the curve", point: (X, off), ..GOOD },
        Made { name: "zero", point: ([0; 32], [0; 32]), ..GOOD },
        Made { name: "backed up and not eligible", flags: FLAGS | BACKED_UP, ..GOOD },
        Made { name: "nobody was there", flags: FLAGS & !1, ..GOOD },
        Made { name: "not the owner", flags: FLAGS & !4, ..GOOD },
        // {alg: -7, sig: one byte}
        Made {
            name: "packed, signed by nobody",
            format: "packed",
            statement: b"\xa2\x63alg\x26\x63sig\x41\x00",
            ..GOOD
        },
        Made { name: "of a kind that nobody checks", format: "android-key", ..GOOD },
        Made { name: "a statement where there is none", statement: b"\xa1\x61a\x01", ..GOOD },
        Made { name: "an id that is too long", longest_id: true, ..GOOD },
    ];
    for (at, made) in bad.into_iter().enumerate() {
        let (guest, name) = (guest(ground, 1 + at as u8).await?, made.name);
        let answer = keep(&guest, &made, 10 + at as u8).await?;
        ensure!((400..500).contains(&answer.status), "{name}: {} {}", answer.status, answer.body);
        ensure!(
            guest.get("/api/me").await?.good()?["guest"] == true,
            "{name}: an account nobody can log in to"
        );
    }
    for (at, flags) in [FLAGS, FLAGS | ELIGIBLE, FLAGS | ELIGIBLE | BACKED_UP].into_iter().enumerate() {
        let guest = guest(ground, 30 + at as u8).await?;
        let answer = keep(&guest, &Made { flags, ..GOOD }, 40 + at as u8).await?;
        ensure!(answer.status == 200, "a good one is refused: {}", answer.body);
    }
    Ok(())
}

/// A guest who calls the server by its name.
async fn guest(ground: &Ground<'_>, number: u8) -> Result<Client> {
    let name = format!("localhost:{}", ground.server.address.port());
    let mut guest = ground.stranger(number).calls_it(&name).with("origin", &format!("http://{name}"));
    guest.become_somebody("/api/guest", &json!({ "name": format!("Ewa {number}") })).await?;
    Ok(guest)
}

/// Has it kept; `id` is what its name begins with.
async fn keep(guest: &Client, made: &Made, id: u8) -> Result<crate::client::Answer> {
    let options = guest.post("/api/passkeys/options", &json!({})).await?.good().context("options")?;
    let origin = format!("http://localhost:{}", guest.server.port());
    let client = json!({ "type": "webauthn.create", "challenge": options["challenge"], "origin": origin });
    let id = vec![id; if made.longest_id { 1_024 } else { 16 }];
    let given = json!({
        "name": "key",
        "credential": {
            "id": coded(&id), "rawId": coded(&id), "type": "public-key",
            "response": {
                "clientDataJSON": coded(client.to_string().as_bytes()),
                "attestationObject": coded(&made.object(&id)),
            },
        },
    });
    guest.post("/api/passkeys", &given).await
}

impl Made {
    /// The attestation object (`WebAuthn` Level 3, §6.5), in CBOR.
    fn object(&self, id: &[u8]) -> Vec<u8> {
        let data = self.said(id);
        let length = (data.len() as u16).to_be_bytes();
        let format = [&[0x60 | self.format.len() as u8], self.format.as_bytes()].concat();
        [
            b"\xa3\x63fmt".as_slice(),
            &format,
            b"\x67attStmt",
            self.statement,
            b"\x68authData\x59",
            &length,
            &data,
        ]
        .concat()
    }

    fn said(&self, id: &[u8]) -> Vec<u8> {
        let length = (id.len() as u16).to_be_bytes();
        let (x, y) = &self.point;
        let key = [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".as_slice(), x, b"\x22\x58\x20", y].concat();
        [HOST.as_slice(), &[self.flags], &[0; 4], &[0; 16], &length, id, &key].concat()
    }
}

/// Bytes in base64url.
fn coded(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for sign in 0..=three.len() {
            text.push(char::from(SIGNS[(bits >> (18 - 6 * sign)) as usize & 63]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::coded;

    #[test]
    fn bytes_are_coded_as_browsers_do() {
        // RFC 4648, §10
        for (plain, text) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(coded(plain.as_bytes()), text);
        }
        assert_eq!(coded(&[0xfb, 0xff]), "-_8");
    }
}
