//! Somebody who speaks with the server, from an address of their own.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long an answer may take, on a machine that is busy.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who asks.
#[derive(Clone)]
pub struct Client {
    /// Where the server is.
    pub server: SocketAddr,
    /// Where they ask from: an address of this machine.
    pub from: Ipv4Addr,
    headers: Vec<(String, String)>,
    /// What they call the server.
    host: String,
    /// Where its lines go, if not to the server itself.
    lines_by: Option<SocketAddr>,
    /// How many bytes their machine takes before they are read, if not as many as usual.
    takes: Option<u32>,
}

/// What is answered.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, in small letters.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The body, if this went well.
    pub fn good(self) -> Result<Value> {
        if self.status == 200 { Ok(self.json()) } else { bail!("{}: {}", self.status, self.body) }
    }

    /// Its code, where it is a refusal.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Client {
    /// Somebody without a name.
    pub fn stranger(server: SocketAddr, from: Ipv4Addr) -> Client {
        Client { server, from, headers: Vec::new(), host: server.to_string(), lines_by: None, takes: None }
    }

    /// A guest.
    pub async fn guest(server: SocketAddr, from: Ipv4Addr, name: &str) -> Result<Client> {
        let mut client = Client::stranger(server, from);
        client.become_somebody("/api/guest", &json!({ "name": name })).await?;
        Ok(client)
    }

    /// Becomes somebody by a request that answers with a session.
    pub async fn become_somebody(&mut self, path: &str, body: &Value) -> Result<Value> {
        let answer = self.post(path, body).await?;
        let set = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        let set: Vec<String> = set.filter_map(|line| line.split(';').next()).map(str::to_owned).collect();
        let me = answer.good().with_context(|| path.to_owned())?;
        anyhow::ensure!(!set.is_empty(), "no cookie");
        let mark = me["csrf"].as_str().context("no mark of the session")?.to_owned();
        // What is set anew takes the place of what was there by that name.
        let name = |cookie: &str| cookie.split('=').next().unwrap_or_default().to_owned();
        let before = self.headers.iter().find(|(header, _)| header == "cookie").map(|(_, all)| all.clone());
        let kept = before.iter().flat_map(|all| all.split("; ")).map(str::to_owned);
        let kept = kept.filter(|cookie| set.iter().all(|other| name(other) != name(cookie)));
        let cookies: Vec<String> = kept.chain(set.iter().cloned()).collect();
        *self = self.clone().with("cookie", &cookies.join("; ")).with("x-stolik-csrf", &mark);
        Ok(me)
    }

    /// With a header.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Client {
        self.headers.retain(|(known, _)| known != name);
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Somebody who calls the server otherwise.
    #[must_use]
    pub fn calls_it(self, host: &str) -> Client {
        Client { host: host.to_owned(), ..self }
    }

    /// The same, from another address.
    #[must_use]
    pub fn at(self, from: Ipv4Addr) -> Client {
        Client { from, ..self }
    }

    /// Somebody whose machine takes as little as it can: who does not read is soon full.
    #[must_use]
    pub fn that_takes_little(self) -> Client {
        Client { takes: Some(4_096), ..self }
    }

    /// The same, whose lines go by a relay.
    #[must_use]
    pub fn by(self, relay: SocketAddr) -> Client {
        Client { lines_by: Some(relay), ..self }
    }

    /// A connection from this address.
    pub async fn connect(&self) -> Result<TcpStream> {
        self.connect_to(self.server).await
    }

    async fn connect_to(&self, server: SocketAddr) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if let Some(bytes) = self.takes {
            socket.set_recv_buffer_size(bytes)?;
        }
        socket.bind((self.from, 0).into())?;
        Ok(timeout(PATIENCE, socket.connect(server)).await.context("no connection")??)
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Result<Answer> {
        self.ask("GET", path, None).await
    }

    /// Asks for something to be done.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer> {
        self.ask("POST", path, Some(body.to_string())).await
    }

    /// Asks in any way.
    pub async fn ask(&self, method: &str, path: &str, body: Option<String>) -> Result<Answer> {
        let mut stream = self.connect().await?;
        let request = self.request(method, path, "close", &body.unwrap_or_default());
        let asked = async {
            stream.write_all(request.as_bytes()).await?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await?;
            Ok::<_, std::io::Error>(answer)
        };
        let answer =
            timeout(PATIENCE, asked).await.with_context(|| format!("no answer to {method} {path}"))??;
        read(&answer).with_context(|| format!("half an answer to {method} {path}"))
    }

    /// A request as it goes over the wire, which ends its connection (`close`) or not (`keep-alive`).
    pub fn request(&self, method: &str, path: &str, connection: &str, body: &str) -> String {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: {connection}\r\n", self.host);
        // Writing to a string does not fail.
        for (name, value) in &self.headers {
            _ = write!(request, "{name}: {value}\r\n");
        }
        if !body.is_empty() {
            _ = write!(request, "content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        request + "\r\n" + body
    }

    /// Opens the socket of a table, from an event on.
    pub async fn listen(&self, table: &str, since: Option<u64>) -> Result<Line> {
        let stream = self.connect_to(self.lines_by.unwrap_or(self.server)).await?;
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let address = format!("ws://{}/api/tables/{table}/socket{since}", self.server);
        // Writing to a string does not fail.
        let mut request = address.into_client_request()?;
        for (name, value) in &self.headers {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse()?;
            request.headers_mut().insert(name, value.parse()?);
        }
        let (socket, _) = timeout(PATIENCE, client_async(request, stream)).await.context("no socket")??;
        Ok(Line(socket))
    }
}

fn read(answer: &[u8]) -> Option<Answer> {
    let text = String::from_utf8_lossy(answer);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let head = head.lines().map(|line| match line.split_once(": ") {
        Some((name, value)) => format!("{}: {value}\n", name.to_lowercase()),
        None => format!("{line}\n"),
    });
    Some(Answer { status, head: head.collect(), body: body.to_owned() })
}

/// The socket of a table.
pub struct Line(WebSocketStream<TcpStream>);

impl Line {
    /// Says something.
    pub async fn say(&mut self, text: impl Into<String>) -> Result<()> {
        Ok(timeout(PATIENCE, self.0.send(Message::text(text.into()))).await.context("cannot be said")??)
    }

    /// The next message; none once the server has hung up.
    pub async fn hear(&mut self) -> Result<Option<Value>> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.context("nothing is heard")? {
                Some(Ok(Message::Text(text))) => return Ok(Some(serde_json::from_str(&text)?)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Commands something and gives the answer, `done` or `refused`; events before it are passed over.
    pub async fn command(&mut self, id: &str, wish: &Value) -> Result<Value> {
        self.say(json!({ "id": id, "do": wish }).to_string()).await?;
        loop {
            let heard = self.hear().await?.context("the server has hung up")?;
            if heard.get("done").is_some() || heard.get("refused").is_some() {
                return Ok(heard);
            }
        }
    }
}

/// The code of a refusal; nothing for what was done.
pub fn code(answer: &Value) -> &str {
    answer["refused"]["problem"]["code"].as_str().or(answer["refused"]["code"].as_str()).unwrap_or_default()
}

/// Whether a command was done.
pub fn is_done(answer: &Value) -> bool {
    answer.get("done").is_some()
}

/// Two guests at a table of Warcaby: its name, and both.
pub async fn two(server: SocketAddr, from: [Ipv4Addr; 2], wanted: &Value) -> Result<(String, [Client; 2])> {
    let people =
        [Client::guest(server, from[0], "Hania").await?, Client::guest(server, from[1], "Marcin").await?];
    let mut wanted = wanted.clone();
    wanted["game"] = json!("warcaby");
    wanted["seats"] = json!(["me", "open"]);
    let made = people[0].post("/api/tables", &wanted).await?.good().context("a table")?;
    let table = made["table"].as_str().context("a table")?.to_owned();
    let link = made["seats"][1].as_str().and_then(|link| link.split_once('#')).context("a link")?.1;
    people[1]
        .post(&format!("/api/tables/{table}/sit"), &json!({ "secret": link }))
        .await?
        .good()
        .context("a seat")?;
    Ok((table, people))
}
