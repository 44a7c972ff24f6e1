//! Running the built program.

// Every test file uses some of this.

pub mod engine;
pub mod server;

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run left behind.
#[derive(Debug)]
pub struct Run {
    /// The exit code; none if it was killed.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// The program, speaking English unless told otherwise, whatever the machine speaks.
pub fn stolik(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stolik"));
    command.args(args).env_remove("LC_ALL").env_remove("LANG").env_remove("NO_COLOR");
    command
}

/// Runs the program without any input.
pub fn run(args: &[&str]) -> Run {
    run_with(args, b"")
}

/// Runs the program with this on standard input.
pub fn run_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = stolik(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Beside the reading, or both sides would wait for each other.
    let writer = std::thread::spawn(move || {
        // A program that ends early does not read the rest.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let text = |bytes| String::from_utf8(bytes).expect("the program prints text");
    let run = Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
    assert!(!run.err.contains("panicked"), "{args:?}: {}", run.err);
    run
}

impl Run {
    /// It went well and said nothing on standard error.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// What was given was bad: exit code 2, and what standard error says.
    #[track_caller]
    pub fn bad(self) -> String {
        assert_eq!(self.code, Some(2), "out: {}\nerr: {}", self.out, self.err);
        assert!(!self.err.is_empty(), "bad input is explained");
        assert!(!has_a_bare_key(&self.err), "every sentence is there: {}", self.err);
        self.err
    }
}

/// Whether a key stands in brackets where its sentence is missing: `[cli-welcome]`.
fn has_a_bare_key(text: &str) -> bool {
    let bracketed = text.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    let mut words = bracketed.map(|(word, _)| word);
    words.any(|word| word.contains('-') && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'))
}

/// Runs in both languages: Polish first.
pub fn in_both(args: &[&str], input: &str) -> [Run; 2] {
    ["pl", "en"].map(|language| run_with(&[&["--language", language], args].concat(), input.as_bytes()))
}

/// A file in a folder that is gone after the test.
pub fn file(folder: &tempfile::TempDir, name: &str, content: &str) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, content).expect("a file");
    path.to_str().expect("a path of text").to_owned()
}

/// A folder that is gone after the test.
pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}
