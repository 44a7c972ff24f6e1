//! Compression, once here instead of at every request.

use std::thread;

use brotli::enc::BrotliEncoderParams;

use crate::asset::Asset;

/// What is spent on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// As small as it gets, which takes a second for every half a megabyte.
    Best,
    /// A fifth larger, in no time: for a browser on the same machine.
    Quick,
}

impl Effort {
    /// Its name for brotli.
    pub const fn quality(self) -> u8 {
        match self {
            Effort::Best => 11,
            Effort::Quick => 5,
        }
    }
}

/// Compresses every file with brotli.
pub fn compress_all(mut assets: Vec<Asset>, effort: Effort) -> Vec<Asset> {
    thread::scope(|scope| {
        for asset in &mut assets {
            scope.spawn(move || asset.brotli = compress(&asset.bytes, effort));
        }
    });
    assets
}

fn compress(bytes: &[u8], effort: Effort) -> Vec<u8> {
    let parameters = BrotliEncoderParams {
        quality: effort.quality().into(),
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)
        .expect("reading from and writing to memory does not fail");
    compressed
}
