//! wasm-bindgen as a library: turns the compiled page into what a browser loads.
//!
//! A crate of its own, because wasm-bindgen takes a minute to compile and `cargo xtask` must not. `cargo xtask page`
//! calls it: `page [--quickly] [--without-study] TABLE STUDY WORKER SOURCE OUT`.

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
    let mut flag = |name: &str| {
        let found = arguments.first().is_some_and(|first| first == name);
        if found {
            arguments.remove(0);
        }
        found
    };
    let effort = if flag("--quickly") { Effort::Quick } else { Effort::Best };
    let is_study_later = flag("--without-study");
    let arguments: Vec<PathBuf> = arguments.into_iter().map(PathBuf::from).collect();
    let [table, study, worker, source, out] = arguments.as_slice() else {
        eprintln!(
            "usage: page [--quickly] [--without-study] TABLE STUDY WORKER SOURCE OUT\nCall it through `cargo xtask page`."
        );
        return ExitCode::from(2);
    };
    let programs = Programs { table, study: (!is_study_later).then_some(study.as_path()), worker };
    match make(&programs, effort, source, out) {
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
    let bound = programs.bind(source)?;
    let mut assets = asset::name_by_content(bound, source)?;
    if programs.study.is_none() {
        // Browsers must not keep a page that is not whole.
        assets.retain(|asset| asset.name != asset::OFFLINE);
    }
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
