//! Bytes as hexadecimal text.

use std::fmt::Write as _;

/// Text that is not so many bytes in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexError {
    /// How many characters there should be.
    pub digits: usize,
}

/// The bytes in lower case.
pub fn write(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads exactly so many bytes.
pub fn read<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    let error = HexError { digits: 2 * N };
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return Err(error);
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0]).ok_or(error)? << 4 | digit(pair[1]).ok_or(error)?;
    }
    Ok(bytes)
}

fn digit(character: u8) -> Option<u8> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'a'..=b'f' => Some(character - b'a' + 10),
        b'A'..=b'F' => Some(character - b'A' + 10),
        _ => None,
    }
}
