//! Bytes changed a little, as a fuzzer does it, but the same way every time.

use stolik_game::Entropy;

/// Signs that the formats give a meaning to, and some that they do not expect.
const SIGNS: [&str; 40] = [
    "\n",
    "\r\n",
    "\t",
    " ",
    ":",
    ";",
    ".",
    ",",
    "-",
    "x",
    "=",
    "*",
    "#",
    "$",
    "%",
    "/",
    "\\",
    "\"",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "0",
    "1",
    "9",
    "255",
    "99999999999999999999",
    "+1",
    "-1",
    "A",
    "K",
    "W",
    "h8",
    "I9",
    "ł",
    "…",
    "\u{feff}",
    "\0",
];

/// The seed with one to four changes; some of them take a piece from the other.
pub fn mutate(seed: &[u8], other: &[u8], entropy: &mut impl Entropy) -> Vec<u8> {
    let mut data = seed.to_vec();
    for _ in 0..=entropy.index(4) {
        change(&mut data, other, entropy);
    }
    data
}

fn change(data: &mut Vec<u8>, other: &[u8], entropy: &mut impl Entropy) {
    let at = entropy.index(data.len() + 1);
    match entropy.index(7) {
        0 => {
            let sign = SIGNS[entropy.index(SIGNS.len())];
            data.splice(at..at, sign.bytes());
        }
        1 => {
            let sign = SIGNS[entropy.index(SIGNS.len())];
            let end = data.len().min(at + sign.len());
            data.splice(at..end, sign.bytes());
        }
        2 => {
            if let Some(byte) = data.get_mut(at) {
                *byte ^= 1 << entropy.index(8);
            }
        }
        3 => data.truncate(at),
        4 => {
            let piece = piece(data, entropy);
            data.drain(piece);
        }
        5 => {
            let copied = data[piece(data, entropy)].to_vec();
            data.splice(at..at, copied);
        }
        _ => {
            let taken = &other[piece(other, entropy)];
            data.splice(at..at, taken.iter().copied());
        }
    }
}

/// A piece of at most sixteen bytes.
fn piece(data: &[u8], entropy: &mut impl Entropy) -> std::ops::Range<usize> {
    let start = entropy.index(data.len() + 1);
    start..data.len().min(start + entropy.index(17))
}
