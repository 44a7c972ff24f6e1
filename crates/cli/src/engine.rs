//! `stolik engine`: games for other programs, one JSON object a line in, one out.
//!
//! The protocol is written down in `docs/engine.md`; the tests replay what stands there.

mod answer;
mod request;
mod scene;
mod session;
mod trouble;

use crate::failure::Failure;
use crate::lines::{self, Line};
use request::Request;
use serde_json::Value as Json;
use session::Session;
use std::io::{BufRead, Write, stdin};
use stolik_text::Speaker;

/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 1024 * 1024;

/// Answers every line of standard input until it ends or says `quit`.
pub fn run(speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    answer_all(&mut stdin().lock(), speaker, out)
}

fn answer_all(input: &mut impl BufRead, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let mut session = Session::new(speaker.clone());
    loop {
        let line = lines::next(input, LONGEST_LINE);
        let Some(line) = line.map_err(|error| Failure::reading(speaker, "-", &error))? else {
            return Ok(());
        };
        let (answer, goes_on) = answer_one(&line, &mut session);
        writeln!(out, "{answer}")?;
        out.flush()?;
        if !goes_on {
            return Ok(());
        }
    }
}

/// The answer to one line, and whether the engine goes on after it.
fn answer_one(line: &Line, session: &mut Session) -> (Json, bool) {
    let (id, request) = request::read(line);
    let is_quit = request.as_ref().is_ok_and(Request::is_quit);
    let answer = request.and_then(|request| session.answer(request));
    let goes_on = !(is_quit && answer.is_ok());
    let json = match answer {
        Ok(fields) => answer::good(id, fields),
        Err(trouble) => answer::bad(id, trouble.to_json(session.speaker())),
    };
    (json, goes_on)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_text::Language;

    fn answers(input: &[u8]) -> Vec<Json> {
        let mut out = Vec::new();
        let speaker = Speaker::new(Language::English);
        answer_all(&mut &input[..], &speaker, &mut out).expect("memory can be written");
        let text = String::from_utf8(out).expect("JSON is text");
        text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
    }

    #[test]
    fn whatever_comes_in_is_answered_and_the_engine_goes_on() {
        let long = vec![b' '; LONGEST_LINE + 1];
        let deep = "[".repeat(100_000);
        let lines: [(&[u8], &str); 12] = [
            (b"", "bad-json"),
            (b"{", "bad-json"),
            (deep.as_bytes(), "bad-json"),
            (b"\xff\xfe", "not-utf8"),
            (&long, "line-too-long"),
            (b"[1]", "not-an-object"),
            (b"{}", "missing-field"),
            (b"{\"command\":7}", "wrong-type"),
            (b"{\"command\":\"dance\"}", "unknown-command"),
            (b"{\"command\":\"legal\"}", "no-game"),
            (b"{\"command\":\"new\",\"game\":\"chess\"}", "unknown-game"),
            (b"{\"command\":\"quit\",\"now\":true}", "unknown-field"),
        ];
        let mut input = Vec::new();
        for (line, _) in lines {
            input.extend_from_slice(line);
            input.push(b'\n');
        }
        let answers = answers(&input);
        assert_eq!(answers.len(), lines.len());
        for ((line, code), answer) in lines.iter().zip(answers) {
            let line = String::from_utf8_lossy(&line[..line.len().min(40)]);
            assert_eq!(answer["ok"], false, "{line}");
            assert_eq!(answer["error"]["code"], *code, "{line}: {answer}");
            let message = answer["error"]["message"].as_str().unwrap_or_default();
            assert!(!message.is_empty() && !message.starts_with('['), "{line}: {answer}");
        }
    }

    #[test]
    fn the_id_is_echoed_even_with_an_error_and_quit_ends() {
        let input = b"{\"id\":[1,\"a\"],\"command\":\"dance\"}\n{\"id\":2,\"command\":\"quit\"}\n{\"command\":\"quit\"}\n";
        let answers = answers(input);
        assert_eq!(answers.len(), 2, "nothing is answered after quit");
        assert_eq!(answers[0]["id"].to_string(), "[1,\"a\"]");
        assert_eq!(answers[1].to_string(), "{\"id\":2,\"ok\":true}");
    }
}
