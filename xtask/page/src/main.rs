//! wasm-bindgen as a library: turns the compiled page into what a browser loads.
//!
//! A crate of its own, because wasm-bindgen takes a minute to compile and `cargo xtask` must not. `cargo xtask page`
//! calls it: `page WASM SOURCE OUT`.

mod asset;
mod bind;
mod compress;
mod fingerprint;
mod folder;
mod stamp;
mod texts;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [wasm, source, out] = arguments.as_slice() else {
        eprintln!("usage: page WASM SOURCE OUT\nCall it through `cargo xtask page`.");
        return ExitCode::from(2);
    };
    match make(wasm, source, out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("page: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the folder `out` from the compiled page and the files beside its source.
fn make(wasm: &Path, source: &Path, out: &Path) -> Result<()> {
    let stamp = stamp::of(wasm, source)?;
    if stamp::is_current(out, stamp) {
        println!("page: nothing has changed in {}", out.display());
        return Ok(());
    }
    let bound = bind::bind(wasm)?;
    let assets = asset::name_by_content(bound, source)?;
    let assets = compress::compress_all(assets);
    folder::write(out, &assets, stamp)?;
    for asset in &assets {
        println!(
            "page: {:>9} bytes, {:>8} compressed  {}",
            asset.bytes.len(),
            asset.brotli.len(),
            asset.name
        );
    }
    Ok(())
}
