//! Makes the files that are kept with the source: the archive of records and the drawn rules pages.
//!
//! A crate of its own, because it needs every game and `cargo xtask` must not. `cargo xtask bless` calls it:
//! `make archive ROOT`, `make draw ROOT`, `make check ROOT`.

mod archive;
mod draw;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let made = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["archive", root] => archive::write(Path::new(root)),
        ["draw", root] => draw::write(Path::new(root)),
        ["check", root] => draw::check(Path::new(root)),
        _ => {
            eprintln!("usage: make archive|draw|check ROOT\nCall it through `cargo xtask`.");
            return ExitCode::from(2);
        }
    };
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("make: {error:#}");
            ExitCode::FAILURE
        }
    }
}
