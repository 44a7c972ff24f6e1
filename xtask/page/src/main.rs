//! wasm-bindgen as a library: turns the compiled page into what a browser loads.
//!
//! A crate of its own, because wasm-bindgen takes a minute to compile and `cargo xtask` must not. `cargo xtask page`
//! calls it: `page [--quickly] PAGE WORKER SOURCE OUT`.

mod asset;
mod bind;
mod compress;
mod fingerprint;
mod folder;
mod programs;
mod stamp;
mod texts;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use compress::Effort;
use programs::Programs;
use stamp::Stamp;

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let is_quick = arguments.first().is_some_and(|first| first == "--quickly");
    let effort = if is_quick { Effort::Quick } else { Effort::Best };
    arguments.drain(..usize::from(is_quick));
    let arguments: Vec<PathBuf> = arguments.into_iter().map(PathBuf::from).collect();
    let [page, worker, source, out] = arguments.as_slice() else {
        eprintln!("usage: page [--quickly] PAGE WORKER SOURCE OUT\nCall it through `cargo xtask page`.");
        return ExitCode::from(2);
    };
    match make(&Programs { page, worker }, effort, source, out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("page: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the folder `out` from the compiled programs and the files beside the page's source.
fn make(programs: &Programs<'_>, effort: Effort, source: &Path, out: &Path) -> Result<()> {
    let stamp = Stamp::of(programs, source)?;
    if stamp.is_current(out) {
        println!("page: nothing has changed in {}", out.display());
        return Ok(());
    }
    let assets = asset::name_by_content(programs.bind()?, source)?;
    let assets = compress::compress_all(assets, effort);
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
