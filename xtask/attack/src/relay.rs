//! A relay between clients and the server, which makes of the best server a faulty one: what people hear then, the checker must
//! see. The histories are real in all else.

use crate::client::Client;
use crate::consistency::Played;
use crate::server::Server;
use crate::tab::Phase;
use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use stolik_game::{Entropy, Pinned};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async, client_async};

/// What a relay does to what it passes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bend {
    /// An event is not told.
    Drops,
    /// An event is told twice.
    Repeats,
    /// Two events change places.
    Swaps,
    /// Something else is told than what happened.
    Changes,
    /// The first event that somebody has missed is not told.
    ForgetsInGap,
    /// Who comes is told that a move less stands.
    WelcomesOtherwise,
    /// What was done is refused.
    RefusesWhatIsDone,
    /// What was refused is acknowledged.
    AcknowledgesWhatIsRefused,
    /// A command is acknowledged and never done.
    NeverDoes,
    /// A command is done twice.
    DoesTwice,
    /// A command is acknowledged with another number.
    AnswersWithAnotherNumber,
    /// Another command is done than the one that is acknowledged.
    DoesSomethingElse,
}

/// All of them.
pub const BENDS: [Bend; 12] = [
    Bend::Drops,
    Bend::Repeats,
    Bend::Swaps,
    Bend::Changes,
    Bend::ForgetsInGap,
    Bend::WelcomesOtherwise,
    Bend::RefusesWhatIsDone,
    Bend::AcknowledgesWhatIsRefused,
    Bend::NeverDoes,
    Bend::DoesTwice,
    Bend::AnswersWithAnotherNumber,
    Bend::DoesSomethingElse,
];

/// A relay in front of a server.
pub struct Relay {
    /// Where it is.
    pub address: SocketAddr,
    times: Arc<AtomicUsize>,
    serving: JoinHandle<()>,
}

impl Relay {
    /// One that bends what it passes on; without a bend it is honest.
    pub async fn start(server: SocketAddr, bend: Option<Bend>, seed: u64) -> Result<Relay> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.context("a port")?;
        let address = listener.local_addr()?;
        let times = Arc::new(AtomicUsize::new(0));
        let counted = times.clone();
        let serving = tokio::spawn(async move {
            let mut luck = Pinned::from_seed(seed);
            while let Ok((stream, _)) = listener.accept().await {
                let hands = Hands {
                    bend,
                    luck: Pinned::from_seed(luck.below(u64::MAX)),
                    times: counted.clone(),
                    last: 0,
                    held: None,
                    hidden: HashSet::new(),
                };
                // A line that is cut on either side is cut on both.
                tokio::spawn(async move { _ = pass_on(stream, server, hands).await });
            }
        });
        Ok(Relay { address, times, serving })
    }

    /// How often it has bent something.
    pub fn bent(&self) -> usize {
        self.times.load(Ordering::Relaxed)
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn pass_on(stream: TcpStream, server: SocketAddr, mut hands: Hands) -> Result<()> {
    let mut asked = None;
    #[expect(clippy::result_large_err, reason = "so the handshake is asked for")]
    let hear = |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
        asked = Some((request.uri().to_string(), request.headers().clone()));
        Ok(response)
    };
    let mut client = accept_hdr_async(stream, hear).await?;
    let (path, headers) = asked.context("nothing was asked for")?;
    let mut request = format!("ws://{server}{path}").into_client_request()?;
    for name in ["cookie", "x-stolik-csrf"] {
        headers.get(name).map(|value| request.headers_mut().insert(name, value.clone()));
    }
    let (mut line, _) = client_async(request, TcpStream::connect(server).await?).await?;
    loop {
        tokio::select! {
            heard = line.next() => match heard.context("hung up")?? {
                Message::Text(text) => say(&mut client, hands.down(&text)).await?,
                Message::Close(_) => return Ok(()),
                _ => {}
            },
            said = client.next() => match said.context("hung up")?? {
                Message::Text(text) => {
                    let (on, back) = hands.up(&text);
                    say(&mut line, on).await?;
                    say(&mut client, back).await?;
                }
                Message::Close(_) => return Ok(()),
                _ => {}
            },
        }
    }
}

async fn say(to: &mut WebSocketStream<TcpStream>, texts: Vec<String>) -> Result<()> {
    for text in texts {
        to.send(Message::text(text)).await?;
    }
    Ok(())
}

/// What passes on one line goes through these hands.
struct Hands {
    bend: Option<Bend>,
    luck: Pinned,
    times: Arc<AtomicUsize>,
    /// The number of the last event.
    last: u64,
    /// An event that waits for the next.
    held: Option<String>,
    /// Commands of which the client knows nothing.
    hidden: HashSet<String>,
}

impl Hands {
    /// Whether it is bent so now: not always, as faults are.
    fn bends(&mut self, bend: Bend) -> bool {
        let now = self.bend == Some(bend) && self.luck.index(4) == 0;
        self.times.fetch_add(usize::from(now), Ordering::Relaxed);
        now
    }

    /// What becomes of something the server says.
    fn down(&mut self, text: &str) -> Vec<String> {
        let mut message: Value = serde_json::from_str(text).unwrap_or_default();
        if message["event"].is_object() {
            return self.event(message);
        }
        if let Some(missed) = message.pointer_mut("/gap/events").and_then(Value::as_array_mut) {
            if !missed.is_empty() && self.bends(Bend::ForgetsInGap) {
                missed.remove(0);
            }
        } else if let Some(played) = message.pointer_mut("/welcome/played").and_then(Value::as_array_mut) {
            if !played.is_empty() && self.bends(Bend::WelcomesOtherwise) {
                played.pop();
            }
        } else if message["done"].is_object() {
            let id = message["done"]["id"].clone();
            if id.as_str().is_some_and(|id| self.hidden.contains(id)) {
                return Vec::new();
            }
            if self.bends(Bend::RefusesWhatIsDone) {
                message = json!({ "refused": { "id": id, "problem": { "code": "no" } } });
            } else if self.bends(Bend::AnswersWithAnotherNumber) {
                message["done"]["n"] = json!(message["done"]["n"].as_u64().unwrap_or_default() + 50);
            }
        } else if message["refused"].is_object() {
            let id = message["refused"]["id"].clone();
            if id.as_str().is_some_and(|id| self.hidden.contains(id)) {
                return Vec::new();
            }
            if self.bends(Bend::AcknowledgesWhatIsRefused) {
                message = json!({ "done": { "id": id, "n": self.last } });
            }
        }
        vec![message.to_string()]
    }

    fn event(&mut self, mut message: Value) -> Vec<String> {
        self.last = message["event"]["n"].as_u64().unwrap_or_default();
        if let Some(held) = self.held.take() {
            return vec![message.to_string(), held];
        }
        if self.bends(Bend::Drops) {
            return Vec::new();
        }
        if self.bends(Bend::Swaps) {
            self.held = Some(message.to_string());
            return Vec::new();
        }
        if let Some(text) = message.pointer_mut("/event/what/said/text")
            && self.bends(Bend::Changes)
        {
            *text = json!("something else");
        }
        let times = 1 + usize::from(self.bends(Bend::Repeats));
        vec![message.to_string(); times]
    }

    /// What becomes of something the client says: what is said on, and what is answered at once.
    fn up(&mut self, text: &str) -> (Vec<String>, Vec<String>) {
        let mut message: Value = serde_json::from_str(text).unwrap_or_default();
        let id = message["id"].as_str().unwrap_or_default().to_owned();
        if !message["do"]["say"].is_string() {
            return (vec![text.to_owned()], Vec::new());
        }
        if self.bends(Bend::NeverDoes) {
            let done = json!({ "done": { "id": id, "n": self.last + 1 } });
            return (Vec::new(), vec![done.to_string()]);
        }
        if self.bends(Bend::DoesTwice) {
            let twin = format!("{id}-again");
            message["id"] = json!(twin);
            self.hidden.insert(twin);
            return (vec![text.to_owned(), message.to_string()], Vec::new());
        }
        if self.bends(Bend::DoesSomethingElse) {
            message["do"]["say"] = json!(format!("not {id}"));
        }
        (vec![message.to_string()], Vec::new())
    }
}

/// How often something is bent before the histories are looked at.
const ENOUGH: usize = 10;
/// How long that may take.
const LONGEST: Duration = Duration::from_mins(1);
/// How long an honest relay is looked at.
const HONEST: Duration = Duration::from_secs(3);

/// Lets people play behind relays of every kind. Fails if the checker finds something behind an honest one, or nothing behind
/// another.
pub async fn try_out(server: &Server, seed: u64) -> Result<()> {
    let mut luck = Pinned::from_seed(seed);
    for bend in [None].into_iter().chain(BENDS.map(Some)) {
        let relay = Relay::start(server.address, bend, luck.below(u64::MAX)).await?;
        let (phase, phases) = watch::channel(Phase::Playing);
        let from = [1, 2].map(|seat| Ipv4Addr::new(127, 8, 0, seat));
        let by = |client: Client| client.by(relay.address);
        let played = Played::begin(server, from, Arc::default(), by, &phases, &mut luck).await?;
        let began = Instant::now();
        let is_enough = || match bend {
            None => began.elapsed() > HONEST,
            Some(_) => relay.bent() >= ENOUGH,
        };
        while !is_enough() && began.elapsed() < LONGEST {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        _ = phase.send(Phase::Over);
        let (histories, _, violations) = played.end().await?;
        let said = histories.iter().map(|history| history.steps.len()).sum::<usize>();
        let Some(bend) = bend else {
            ensure!(violations.is_empty() && said > 100, "an honest relay, {said} steps: {violations:?}");
            continue;
        };
        ensure!(is_enough(), "{bend:?}: bent {} times only, of {said} steps", relay.bent());
        ensure!(!violations.is_empty(), "{bend:?} was not seen, of {said} steps");
    }
    Ok(())
}
