//! An engine to talk to.

use super::stolik;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// An engine that runs while it is asked: every answer comes before the next request.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// An engine that speaks English.
    pub fn start() -> Engine {
        Engine::speaking("en")
    }

    /// An engine that speaks this language.
    pub fn speaking(language: &str) -> Engine {
        let mut command = stolik(&["engine", "--language", language]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, input, output }
    }

    /// Sends a line.
    pub fn send(&mut self, request: &str) {
        writeln!(self.input, "{request}").expect("the engine listens");
    }

    /// The next line that comes back.
    pub fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine answers");
        serde_json::from_str(&line).expect(&line)
    }

    /// What comes back to a line, up to its answer, which is the only one to have `ok`.
    pub fn tell(&mut self, request: &str) -> Vec<Value> {
        self.send(request);
        let mut lines = vec![self.hear()];
        while lines[lines.len() - 1].get("ok").is_none() {
            lines.push(self.hear());
        }
        lines
    }

    /// The answer to a request.
    pub fn ask(&mut self, request: &Value) -> Value {
        self.tell(&request.to_string()).pop().expect("an answer")
    }

    /// Ends without `quit`, as when the other program goes away.
    pub fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().expect("the engine ends").success());
    }
}
