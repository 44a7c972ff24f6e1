//! Compression, once here instead of at every request.

use std::thread;

use brotli::enc::BrotliEncoderParams;

use crate::asset::Asset;

/// Compresses every file with brotli, as small as it gets.
pub fn compress_all(mut assets: Vec<Asset>) -> Vec<Asset> {
    thread::scope(|scope| {
        for asset in &mut assets {
            scope.spawn(|| asset.brotli = compress(&asset.bytes));
        }
    });
    assets
}

fn compress(bytes: &[u8]) -> Vec<u8> {
    let parameters = BrotliEncoderParams { size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)
        .expect("reading from and writing to memory does not fail");
    compressed
}
