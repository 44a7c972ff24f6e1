//! Clippy as the compiler of what is tested, and rustdoc behind it. Clippy compiles as rustc does and says what it has to say on the
//! way; rustdoc then reads the same crate beside the same others. So nothing is compiled a second time for either of them.
//!
//! Cargo calls this program in rustc's place ([`look_on`]); [`compile`] is what it does then.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};

use crate::process::{find_program, quiet_output, run};

const DRIVER: &str = "clippy-driver";
/// What `cargo clippy -- -D warnings` tells it; the words after the flag end an argument.
const DENY_WARNINGS: &str = "-Dwarnings__CLIPPY_HACKERY__";
/// Set where cargo calls this program in rustc's place: clippy's path.
const VARIABLE: &str = "STOLIK_CLIPPY_DRIVER";

/// Has a command of cargo compile the crates of the workspace with clippy, and rustdoc read them.
pub fn look_on(command: &mut Command) -> Result<()> {
    let this = env::current_exe().context("this program has no path")?;
    command
        .env("RUSTC_WORKSPACE_WRAPPER", this)
        .env(VARIABLE, driver()?)
        .env("CLIPPY_ARGS", DENY_WARNINGS)
        // A tenth of compiling. What panics says where all the same; who looks for more compiles without clippy.
        .env("CARGO_PROFILE_DEV_DEBUG", "none")
        .env("CARGO_PROFILE_TEST_DEBUG", "none");
    Ok(())
}

/// Clippy beside the compiler in use; rustup's stand-in for it would look for that one again with each crate.
pub fn driver() -> Result<PathBuf> {
    let root = quiet_output(Command::new("rustc").args(["--print", "sysroot"]));
    let beside = root.map(|root| Path::new(root.trim()).join("bin").join(DRIVER));
    beside.filter(|path| path.is_file()).or_else(|| find_program(DRIVER)).with_context(|| {
        format!("tests are compiled with {DRIVER}, which is missing; this command gets it: rustup component add clippy")
    })
}

/// Compiles a crate, if cargo has called this program for that: with clippy's path in the variable and rustc's as first argument.
pub fn compile() -> Option<ExitCode> {
    let driver = env::var_os(VARIABLE)?;
    let mut arguments = env::args_os().skip(1);
    let rustc =
        arguments.next().filter(|rustc| Path::new(rustc).file_stem().is_some_and(|stem| stem == "rustc"))?;
    let arguments: Vec<OsString> = arguments.collect();
    let mut compiler = Command::new(driver);
    compiler.arg(&rustc).args(&arguments).env_remove(VARIABLE);
    Some(match compiler.status() {
        Ok(status) if status.success() => match document(&rustc, &arguments) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("error: the documentation is not whole: {error:#}");
                ExitCode::FAILURE
            }
        },
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(error) => {
            eprintln!("error: clippy cannot be started: {error}");
            ExitCode::FAILURE
        }
    })
}

/// Has rustdoc check a crate that was compiled so. It makes no pages, which only `cargo doc` does.
fn document(rustc: &OsString, arguments: &[OsString]) -> Result<()> {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    ensure!(words.len() == arguments.len(), "an argument of the compiler is no text");
    let Some(read) = read_by_rustdoc(&words) else { return Ok(()) };
    let mut rustdoc = Command::new(Path::new(rustc).with_file_name("rustdoc"));
    rustdoc
        .args(read)
        .args(["-Dwarnings", "--check", "-Zunstable-options"])
        // `--check` is asked of a stable compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove(VARIABLE);
    run(&mut rustdoc)
}

/// What rustdoc is told of a crate, from what the compiler was told; nothing if it has no documentation that anybody reads (tests,
/// benchmarks, examples, build scripts), or is read another time: libraries as others use them, programs as they are tested.
fn read_by_rustdoc<'a>(words: &[&'a str]) -> Option<Vec<&'a str>> {
    let source = *words.iter().find(|word| Path::new(word).extension().is_some_and(|kind| kind == "rs"))?;
    let is_program = source.ends_with("src/main.rs");
    if words.contains(&"--test") != is_program || !(is_program || source.ends_with("src/lib.rs")) {
        return None;
    }
    let mut read = vec![source];
    read.extend(is_program.then_some("--document-private-items"));
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        match *word {
            "--crate-name" | "--crate-type" | "--cfg" | "--check-cfg" | "--extern" | "-L" => {
                read.extend([*word, *rest.next()?]);
            }
            word if word.starts_with("--edition=") => read.push(word),
            _ => {}
        }
    }
    Some(read)
}

#[cfg(test)]
mod tests {
    use super::read_by_rustdoc;

    const LIBRARY: &str = "--crate-name stolik_text --edition=2024 crates/text/src/lib.rs --error-format=json --crate-type lib \
         --emit=dep-info,metadata,link -C opt-level=1 --warn=missing_docs --cfg feature=\"x\" --check-cfg cfg(docsrs) -C metadata=1 \
         --out-dir target/debug/deps -L dependency=target/debug/deps --extern fluent=libfluent.rmeta";

    fn read(words: &str) -> Option<String> {
        read_by_rustdoc(&words.split_whitespace().collect::<Vec<_>>()).map(|read| read.join(" "))
    }

    #[test]
    fn rustdoc_is_told_what_the_crate_is_and_beside_whom_it_stands() {
        let told = "crates/text/src/lib.rs --crate-name stolik_text --edition=2024 --crate-type lib --cfg feature=\"x\" \
             --check-cfg cfg(docsrs) -L dependency=target/debug/deps --extern fluent=libfluent.rmeta";
        assert_eq!(read(LIBRARY).as_deref(), Some(told));
    }

    #[test]
    fn libraries_are_read_once_and_programs_as_they_are_tested() {
        assert_eq!(read(&format!("{LIBRARY} --test")), None);
        let program = "--crate-name xtask --edition=2024 xtask/src/main.rs --test";
        assert!(read(program).is_some_and(|told| told.contains("--document-private-items")));
        for other in [
            "--crate-name it --edition=2024 crates/text/tests/it/main.rs --test",
            "--crate-name build_script_build --edition=2024 crates/web/build.rs --crate-type bin",
            "--crate-name bench --edition=2024 crates/bots/benches/bench.rs --test",
            "-vV",
            "- --crate-name ___ --print=file-names --crate-type bin",
        ] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
