//! `stolik engine`: games for other programs, one JSON object a line in, one out.
//!
//! The protocol is written down in `docs/engine.md`; the tests replay what stands there.

mod answer;
mod incoming;
mod request;
mod scene;
mod session;
mod thought;
mod trouble;

use crate::failure::Failure;
use answer::Fields;
use incoming::{Incoming, Received};
use request::Request;
use serde_json::Value as Json;
use session::Session;
use std::io::{BufRead, BufReader, Write, stdin};
use stolik_text::Speaker;
use trouble::Trouble;

/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 1024 * 1024;

/// Answers every line of standard input until it ends or says `quit`.
pub fn run(speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    answer_all(BufReader::new(stdin()), speaker, out)
}

fn answer_all(
    input: impl BufRead + Send + 'static,
    speaker: &Speaker,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut incoming = Incoming::from(input);
    let mut session = Session::new(speaker.clone());
    loop {
        let received = incoming.next().map_err(|error| Failure::reading(speaker, "-", &error))?;
        let Some(Received { id, request }) = received else {
            return Ok(());
        };
        let is_quit = request.as_ref().is_ok_and(Request::is_quit);
        let answered = match request {
            Ok(request) if request.is_thought() => think(&session, request, id.as_ref(), &mut incoming, out)?,
            Ok(request) => session.answer(request),
            Err(trouble) => Err(trouble),
        };
        let goes_on = !(is_quit && answered.is_ok());
        let answer = match answered {
            Ok(fields) => answer::good(id, fields),
            Err(trouble) => answer::bad(id, trouble.to_json(session.speaker())),
        };
        tell(&answer, out)?;
        if !goes_on {
            return Ok(());
        }
    }
}

/// Thinks until the budget ends or until a `stop` has come in, and tells what is found out on the way to who wants it.
fn think(
    session: &Session,
    request: Request,
    id: Option<&Json>,
    incoming: &mut Incoming,
    out: &mut dyn Write,
) -> Result<Result<Fields, Trouble>, Failure> {
    let mut thought = match session.thought(request) {
        Ok(thought) => thought,
        Err(trouble) => return Ok(Err(trouble)),
    };
    while !thought.is_done() {
        if incoming.holds_stop() {
            thought.stop();
            break;
        }
        if let Some(progress) = thought.step() {
            tell(&answer::progress(id.cloned(), progress), out)?;
        }
    }
    Ok(Ok(thought.answer()))
}

fn tell(line: &Json, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;
    use stolik_text::Language;

    fn answers(input: Vec<u8>) -> Vec<Json> {
        let mut out = Vec::new();
        let speaker = Speaker::new(Language::English);
        answer_all(Cursor::new(input), &speaker, &mut out).expect("memory can be written");
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
        let answers = answers(input);
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
        let answers = answers(input.to_vec());
        assert_eq!(answers.len(), 2, "nothing is answered after quit");
        assert_eq!(answers[0]["id"].to_string(), "[1,\"a\"]");
        assert_eq!(answers[1].to_string(), "{\"id\":2,\"ok\":true}");
    }
}
