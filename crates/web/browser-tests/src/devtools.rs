//! The line to a browser: the `DevTools` protocol over two pipes. A message is a JSON object that ends with a zero byte.

use std::collections::HashMap;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::oneshot;

/// What is talked to: a page, or a worker of one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(transparent)]
pub(crate) struct Session(String);

/// What came of a command.
pub(crate) type Answer = Result<Value, Trouble>;

/// Why a command was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The browser does not do it, and says why.
    Refused(String),
    /// The browser has ended.
    Ended,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => f.write_str(why),
            Self::Ended => f.write_str("the browser has ended"),
        }
    }
}

impl std::error::Error for Trouble {}

/// Something that the browser tells without being asked.
pub(crate) struct Event<'a> {
    /// What happened.
    pub(crate) method: &'a str,
    /// What more there is to know.
    pub(crate) params: &'a Value,
}

/// Hears the events of a session, on the thread that reads.
pub(crate) type Listener = Arc<dyn Fn(&Line, &Event<'_>) + Send + Sync>;

/// A line to a browser. It is read on a thread of its own, so it does not end with the runtime of a test.
pub(crate) struct Line {
    out: Mutex<Box<dyn Write + Send>>,
    desk: Mutex<Desk>,
}

/// Who waits for what.
#[derive(Default)]
struct Desk {
    sent: u64,
    has_ended: bool,
    waiting: HashMap<u64, Waiting>,
    listeners: HashMap<Session, Listener>,
}

struct Waiting {
    method: String,
    tell: oneshot::Sender<Answer>,
}

#[derive(Deserialize)]
struct Message {
    id: Option<u64>,
    #[serde(default)]
    result: Value,
    error: Option<Refusal>,
    method: Option<String>,
    #[serde(default)]
    params: Value,
    #[serde(rename = "sessionId")]
    session: Option<Session>,
}

#[derive(Deserialize)]
struct Refusal {
    message: String,
}

impl Line {
    /// A line that writes here and reads there, until the other end is closed.
    pub(crate) fn new(out: impl Write + Send + 'static, input: impl Read + Send + 'static) -> Arc<Self> {
        let line = Arc::new(Self { out: Mutex::new(Box::new(out)), desk: Mutex::default() });
        let reader = Arc::clone(&line);
        thread::spawn(move || {
            for message in BufReader::new(input).split(0) {
                match message {
                    Ok(message) => reader.receive(&message),
                    Err(_) => break,
                }
            }
            reader.end();
        });
        line
    }

    /// Sends a command now; what is given back waits for the answer.
    pub(crate) fn send(
        &self,
        session: Option<&Session>,
        method: &str,
        params: &Value,
    ) -> impl Future<Output = Answer> + use<> {
        let (tell, told) = oneshot::channel();
        let mut message = json!({ "method": method, "params": params });
        if let Some(Session(session)) = session {
            message["sessionId"] = session.as_str().into();
        }
        self.write(message, Waiting { method: method.to_owned(), tell });
        async { told.await.unwrap_or(Err(Trouble::Ended)) }
    }

    /// Has the events of a session heard.
    pub(crate) fn listen(&self, session: Session, listener: Listener) {
        self.desk().listeners.insert(session, listener);
    }

    /// Closes the own end, by which the browser ends if it has not already.
    pub(crate) fn hang_up(&self) {
        *self.out.lock().unwrap_or_else(PoisonError::into_inner) = Box::new(io::sink());
    }

    /// Whether the browser has ended.
    pub(crate) fn has_ended(&self) -> bool {
        self.desk().has_ended
    }

    fn write(&self, mut message: Value, waiting: Waiting) {
        let id = {
            let mut desk = self.desk();
            // Who waits is told by the end of the channel.
            if desk.has_ended {
                return;
            }
            desk.sent += 1;
            let id = desk.sent;
            desk.waiting.insert(id, waiting);
            id
        };
        message["id"] = id.into();
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        if out.write_all(&bytes).and_then(|()| out.flush()).is_err() {
            self.end();
        }
    }

    fn receive(&self, message: &[u8]) {
        // What is no message is nobody's answer.
        let Ok(message) = serde_json::from_slice::<Message>(message) else { return };
        if let Some(id) = message.id {
            let Some(waiting) = self.desk().waiting.remove(&id) else { return };
            let answer = match message.error {
                Some(refusal) => Err(Trouble::Refused(format!("{}: {}", waiting.method, refusal.message))),
                None => Ok(message.result),
            };
            // Nobody may be waiting any more.
            let _ = waiting.tell.send(answer);
        } else if message.method.as_deref() == Some("Target.detachedFromTarget") {
            self.forget(&message.params["sessionId"]);
        } else if let (Some(session), Some(method)) = (message.session, message.method) {
            let listener = self.desk().listeners.get(&session).cloned();
            if let Some(listener) = listener {
                listener(self, &Event { method: &method, params: &message.params });
            }
        }
    }

    /// A session that has ended tells nothing more.
    fn forget(&self, session: &Value) {
        if let Ok(session) = serde_json::from_value::<Session>(session.clone()) {
            self.desk().listeners.remove(&session);
        }
    }

    /// All who wait are told that there will be no answer.
    fn end(&self) {
        let mut desk = self.desk();
        desk.has_ended = true;
        desk.waiting.clear();
        desk.listeners.clear();
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, Session, Trouble};
    use serde_json::{Value, json};
    use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
    use std::sync::{Arc, mpsc};

    /// A line, and the browser's end of it.
    fn line() -> (Arc<Line>, BufReader<PipeReader>, PipeWriter) {
        let (commands, out) = pipe().expect("a pipe");
        let (input, answers) = pipe().expect("a pipe");
        (Line::new(out, input), BufReader::new(commands), answers)
    }

    fn read(commands: &mut BufReader<PipeReader>) -> Value {
        let mut message = Vec::new();
        commands.read_until(0, &mut message).expect("a message");
        assert_eq!(message.pop(), Some(0));
        serde_json::from_slice(&message).expect("an object")
    }

    fn say(answers: &mut PipeWriter, message: &Value) {
        answers.write_all(format!("{message}\0").as_bytes()).expect("somebody reads");
    }

    fn session(name: &str) -> Session {
        Session(name.to_owned())
    }

    #[tokio::test]
    async fn answers_find_who_asked_in_whatever_order_they_come() {
        let (line, mut commands, mut answers) = line();
        let first = line.send(None, "Browser.getVersion", &json!({}));
        let second = line.send(Some(&session("page")), "Runtime.evaluate", &json!({ "expression": "1" }));
        let asked = [read(&mut commands), read(&mut commands)];
        assert_eq!(asked[0]["method"], "Browser.getVersion");
        assert_eq!(asked[0].get("sessionId"), None);
        assert_eq!(asked[1]["sessionId"], "page");
        assert_eq!(asked[1]["params"]["expression"], "1");
        say(&mut answers, &json!({ "id": asked[1]["id"], "sessionId": "page", "result": { "value": 1 } }));
        say(&mut answers, &json!({ "id": asked[0]["id"], "result": { "product": "Chromium" } }));
        assert_eq!(first.await, Ok(json!({ "product": "Chromium" })));
        assert_eq!(second.await, Ok(json!({ "value": 1 })));
    }

    #[tokio::test]
    async fn a_refusal_names_the_command() {
        let (line, mut commands, mut answers) = line();
        let answer = line.send(None, "Page.fly", &json!({}));
        let id = read(&mut commands)["id"].clone();
        say(&mut answers, &json!({ "id": id, "error": { "code": -32601, "message": "wasn't found" } }));
        assert_eq!(answer.await, Err(Trouble::Refused("Page.fly: wasn't found".to_owned())));
    }

    #[tokio::test]
    async fn when_the_browser_ends_all_who_wait_are_told_and_all_who_ask_later() {
        let (line, mut commands, answers) = line();
        let answer = line.send(None, "Browser.getVersion", &json!({}));
        read(&mut commands);
        drop((commands, answers));
        assert_eq!(answer.await, Err(Trouble::Ended));
        assert!(line.has_ended());
        assert_eq!(line.send(None, "Browser.getVersion", &json!({})).await, Err(Trouble::Ended));
    }

    #[tokio::test]
    async fn events_go_to_who_listens_to_their_session() {
        let (line, _commands, mut answers) = line();
        let (tell, told) = mpsc::channel();
        line.listen(
            session("one"),
            Arc::new(move |_, event| {
                // The test may be over.
                let _ = tell.send((event.method.to_owned(), event.params.clone()));
            }),
        );
        say(&mut answers, &json!({ "method": "Log.entryAdded", "sessionId": "other", "params": 1 }));
        say(&mut answers, &json!({ "method": "Log.entryAdded", "params": 2 }));
        answers.write_all(b"rubbish\0").expect("somebody reads");
        say(&mut answers, &json!({ "method": "Log.entryAdded", "sessionId": "one", "params": 3 }));
        let heard = told.recv().expect("an event");
        assert_eq!(heard, ("Log.entryAdded".to_owned(), json!(3)));
        // When the session ends, so does who hears it.
        say(
            &mut answers,
            &json!({ "method": "Target.detachedFromTarget", "params": { "sessionId": "one" } }),
        );
        assert!(told.recv().is_err(), "nobody listens any more");
    }
}
