//! What comes in, read beside everything else: so that a `stop` is heard while a bot thinks.

use super::LONGEST_LINE;
use super::request::{self, Request};
use super::trouble::Trouble;
use crate::lines::{self, Line};
use serde_json::Value as Json;
use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// So many lines are kept while a bot thinks; who sends more waits.
const MOST_WAITING: usize = 64;

/// A line that came in: its `id`, as far as there is one, and what it asks for.
pub struct Received {
    /// To be echoed.
    pub id: Option<Json>,
    /// The request, or what is wrong with it.
    pub request: Result<Request, Trouble>,
}

/// The requests that come in, in their order.
pub struct Incoming {
    read: Receiver<io::Result<Line>>,
    waiting: VecDeque<io::Result<Received>>,
}

impl Incoming {
    /// Begins to read.
    pub fn from(mut input: impl BufRead + Send + 'static) -> Incoming {
        let (send, read) = sync_channel(MOST_WAITING);
        // It ends with its input, or with the program.
        thread::spawn(move || {
            while let Some(line) = lines::next(&mut input, LONGEST_LINE).transpose() {
                let broken = line.is_err();
                if send.send(line).is_err() || broken {
                    return;
                }
            }
        });
        Incoming { read, waiting: VecDeque::new() }
    }

    /// The next request; waits for it. None at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<Received>> {
        let waiting = self.waiting.pop_front();
        waiting.or_else(|| self.read.recv().ok().map(received)).transpose()
    }

    /// Whether a `stop` is among what has come in and waits.
    pub fn holds_stop(&mut self) -> bool {
        while self.waiting.len() < MOST_WAITING
            && let Ok(line) = self.read.try_recv()
        {
            self.waiting.push_back(received(line));
        }
        let is_stop = |received: &Received| received.request.as_ref().is_ok_and(Request::is_stop);
        self.waiting.iter().any(|waiting| waiting.as_ref().is_ok_and(is_stop))
    }
}

fn received(line: io::Result<Line>) -> io::Result<Received> {
    let (id, request) = request::read(&line?);
    Ok(Received { id, request })
}
