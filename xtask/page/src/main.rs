//! wasm-bindgen as a library: turns the compiled page into what a browser loads.
//!
//! A crate of its own, because wasm-bindgen takes a minute to compile and `cargo xtask` must not. `cargo xtask page`
//! calls it: `page [--quickly] TABLE STUDY WORKER SOURCE OUT`.

mod asset;
mod bind;
mod compress;
mod fingerprint;
mod folder;
mod stamp;
mod texts;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use compress::Effort;

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let effort = if arguments.first().is_some_and(|first| first == "--quickly") {
        arguments.remove(0);
        Effort::Quick
    } else {
        Effort::Best
    };
    let arguments: Vec<PathBuf> = arguments.into_iter().map(PathBuf::from).collect();
    let [table, study, worker, source, out] = arguments.as_slice() else {
        eprintln!(
            "usage: page [--quickly] TABLE STUDY WORKER SOURCE OUT\nCall it through `cargo xtask page`."
        );
        return ExitCode::from(2);
    };
    match make([table, study, worker], effort, source, out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("page: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the folder `out` from the compiled programs (the two of the page and the worker) and the files beside the page's
/// source.
fn make(programs: [&PathBuf; 3], effort: Effort, source: &Path, out: &Path) -> Result<()> {
    let stamp = stamp::of(programs, source)?;
    if stamp::is_current(out, stamp) {
        println!("page: nothing has changed in {}", out.display());
        return Ok(());
    }
    let [table, study, worker] = programs;
    let programs =
        vec![bind::bind("stolik", table)?, bind::bind("study", study)?, bind::bind("thinker", worker)?];
    let assets = asset::name_by_content(programs, source)?;
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
