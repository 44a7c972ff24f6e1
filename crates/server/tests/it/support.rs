//! A server, and those who come to it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use stolik_protocol::{FromTable, Heard, Notice, What};
use stolik_server::storage::{Sqlite, Storage};
use stolik_server::{App, Clock, HostSettings, InProcess, LimitSettings, Page, Settings};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A moment to begin at.
pub const NOON: u64 = 1_700_000_000_000;

/// A server with a database of its own.
pub struct Site {
    pub address: SocketAddr,
    pub clock: Clock,
    pub app: App,
    behind_proxy: bool,
    folder: Arc<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// Without limits, and with bots that answer at once.
pub fn settings() -> Settings {
    Settings {
        limits: LimitSettings::NONE,
        host: HostSettings { bot_pause: 0, ..HostSettings::default() },
        ..Settings::default()
    }
}

impl Site {
    pub async fn open() -> Site {
        Site::with(settings()).await
    }

    pub async fn with(settings: Settings) -> Site {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        Site::in_folder(folder, settings, Clock::set_by_hand(NOON)).await
    }

    async fn in_folder(folder: Arc<TempDir>, settings: Settings, clock: Clock) -> Site {
        let storage = Sqlite::open(&data_file(&folder)).await.expect("a data file");
        Site::on(Arc::new(storage), folder, settings, clock).await
    }

    /// On a storage of another kind.
    pub async fn on(
        storage: Arc<dyn Storage>,
        folder: Arc<TempDir>,
        settings: Settings,
        clock: Clock,
    ) -> Site {
        Site::on_bus(storage, Arc::new(InProcess::default()), folder, settings, clock).await
    }

    /// One of several servers.
    pub async fn on_bus(
        storage: Arc<dyn Storage>,
        bus: Arc<InProcess>,
        folder: Arc<TempDir>,
        settings: Settings,
        clock: Clock,
    ) -> Site {
        let page = Page::embedded(&[]);
        let behind_proxy = settings.behind_proxy;
        let app = App::on_bus(page, storage, bus, clock.clone(), settings).await.expect("a server");
        let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let ended = async {
            _ = stopped.await;
            "the test"
        };
        let serving = stolik_server::serve_app(listener, None, app.clone(), ended);
        let served = tokio::spawn(async { serving.await.expect("served to the end") });
        Site { address, clock, app, behind_proxy, folder, stop: Some(stop), served }
    }

    pub fn data_file(&self) -> PathBuf {
        data_file(&self.folder)
    }

    /// Stops in good order.
    pub async fn stop(mut self) {
        self.end().await;
    }

    async fn end(&mut self) {
        self.stop.take().expect("once").send(()).expect("it serves");
        (&mut self.served).await.expect("it stops");
    }

    /// Stops in good order; away for so long; begins again on the same data file.
    pub async fn restart(mut self, away: u64) -> Site {
        self.end().await;
        let now = self.clock.now() + away;
        Site::in_folder(self.folder.clone(), settings(), Clock::set_by_hand(now)).await
    }

    /// The same, but the system's clock was set back meanwhile.
    pub async fn restart_with_clock_set_back(mut self, back: u64) -> Site {
        self.stop.take().expect("once").send(()).expect("it serves");
        (&mut self.served).await.expect("it stops");
        let now = self.clock.now() - back;
        Site::in_folder(self.folder.clone(), settings(), Clock::set_by_hand(now)).await
    }

    /// What the server counts by this name.
    pub async fn metric(&self, name: &str) -> u64 {
        let text = self.stranger().get("/metrics").await.body;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
    }

    /// Somebody without a name, whom a proxy names if there is one.
    pub fn stranger(&self) -> Visitor {
        let language = ("accept-language".into(), "en".into());
        let from = ("x-forwarded-for".into(), "127.0.0.1".into());
        let headers = [language].into_iter().chain(self.behind_proxy.then_some(from)).collect();
        Visitor { address: self.address, headers }
    }

    /// A guest.
    pub async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        visitor.become_somebody("/api/guest", json!({ "name": name })).await;
        visitor
    }

    /// Two guests at a table: the first has seat 0.
    pub async fn two(&self, mut wanted: Value) -> (String, Visitor, Visitor) {
        let hania = self.guest("Hania").await;
        let marcin = self.guest("Marcin").await;
        wanted["seats"] = json!(["me", "open"]);
        let made = hania.post("/api/tables", wanted).await.expect(200);
        let table = made["table"].as_str().expect("a table").to_owned();
        let secret = secret_of(&made, 1);
        marcin.post(&format!("/api/tables/{table}/sit"), json!({ "secret": secret })).await.expect(200);
        (table, hania, marcin)
    }

    /// So many people at a table, the first of whom has made it.
    pub async fn many(&self, count: usize, mut wanted: Value) -> (String, Vec<Visitor>) {
        let mut people = vec![self.guest("Gracz 0").await];
        let seats: Vec<&str> = (0..count).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        wanted["seats"] = json!(seats);
        let made = people[0].post("/api/tables", wanted).await.expect(200);
        let table = made["table"].as_str().expect("a table").to_owned();
        for seat in 1..count {
            let guest = self.guest(&format!("Gracz {seat}")).await;
            let sit = json!({ "secret": secret_of(&made, seat) });
            guest.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
            people.push(guest);
        }
        (table, people)
    }
}

fn data_file(folder: &TempDir) -> PathBuf {
    folder.path().join("stolik.db")
}

/// The secret of a seat's link.
pub fn secret_of(made: &Value, seat: usize) -> String {
    let link = made["seats"][seat].as_str().expect("a link");
    link.split_once('#').expect("a secret").1.to_owned()
}

/// The secret of the link to any free seat.
pub fn any_of(made: &Value) -> String {
    let link = made["any"].as_str().expect("a link");
    link.split_once('#').expect("a secret").1.to_owned()
}

/// Somebody who asks.
#[derive(Clone)]
pub struct Visitor {
    pub address: SocketAddr,
    pub headers: Vec<(String, String)>,
}

/// What is answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// What it says, if that is its status.
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        self.json()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    #[track_caller]
    pub fn expect_code(&self, status: u16, code: &str) {
        let problem = self.expect(status);
        assert_eq!(problem["code"], code, "{problem}");
        assert!(problem["message"].as_str().is_some_and(|text| text.ends_with('.')), "a sentence: {problem}");
    }
}

impl Visitor {
    pub fn with(mut self, name: &str, value: &str) -> Visitor {
        self.headers.retain(|(other, _)| other != name);
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub async fn become_somebody(&mut self, path: &str, body: Value) -> Value {
        let answer = self.post(path, body).await;
        let me = answer.expect(200);
        let cookie =
            answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        let cookie = cookie.split(';').next().expect("its value").to_owned();
        *self =
            self.clone().with("cookie", &cookie).with("x-stolik-csrf", me["csrf"].as_str().expect("a mark"));
        me
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, Some(body.to_string())).await
    }

    /// The status, if the server is there to answer at all.
    pub async fn try_post(&self, path: &str, body: Value) -> Option<u16> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        stream.write_all(self.request("POST", path, Some(body.to_string())).as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok()?;
        std::str::from_utf8(&answer).ok()?.split(' ').nth(1)?.parse().ok()
    }

    pub async fn ask(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        let (status, head, body) = self.ask_for_bytes(method, path, body).await;
        let body = String::from_utf8(body).expect("text");
        let body = if head.contains("transfer-encoding: chunked") { unchunked(&body) } else { body };
        Answer { status, head, body }
    }

    fn request(&self, method: &str, path: &str, body: Option<String>) -> String {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in &self.headers {
            _ = write!(request, "{name}: {value}\r\n");
        }
        if let Some(body) = &body {
            let is_typed = self.headers.iter().any(|(name, _)| name == "content-type");
            request += if is_typed { "" } else { "content-type: application/json\r\n" };
            _ = write!(request, "content-length: {}\r\n", body.len());
        }
        request += "\r\n";
        request + &body.unwrap_or_default()
    }

    /// The status, the head and the body, which need not be text.
    pub async fn ask_for_bytes(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> (u16, String, Vec<u8>) {
        let request = self.request(method, path, body);
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        stream.write_all(request.as_bytes()).await.expect("asked");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("answered");
        let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("a head and a body");
        let body = answer.split_off(end + 4);
        let head = String::from_utf8(answer).expect("text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, head.trim_end().to_owned(), body)
    }

    /// Opens the socket of a table.
    pub async fn listen(&self, table: &str, since: Option<u64>) -> Line {
        self.try_listen(table, since).await.expect("a socket")
    }

    pub async fn try_listen(&self, table: &str, since: Option<u64>) -> Result<Line, String> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let address = format!("ws://{}/api/tables/{table}/socket{since}", self.address);
        let mut request = address.into_client_request().expect("an address");
        for (name, value) in &self.headers {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().expect("a name");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        let (socket, _) = connect_async(request).await.map_err(|error| error.to_string())?;
        Ok(Line { socket })
    }
}

fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or_default();
        whole += &rest[..size];
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}

/// The socket of a table.
pub struct Line {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// Who comes back must not name another wish as one before.
static WISHES: AtomicU32 = AtomicU32::new(1);

impl Line {
    /// The next message as it came; none if the table has hung up.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> FromTable {
        let text = self.text().await.expect("a message");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// The next message that is no notice.
    pub async fn next(&mut self) -> FromTable {
        loop {
            match self.hear().await {
                FromTable::Notice(_) => {}
                other => return other,
            }
        }
    }

    /// The next event.
    pub async fn event(&mut self) -> Heard {
        match self.next().await {
            FromTable::Event(heard) => heard,
            other => panic!("no event: {other:?}"),
        }
    }

    /// Waits for an event of a kind; what else happens is passed over.
    pub async fn until(&mut self, such: impl Fn(&What) -> bool) -> Heard {
        loop {
            if let FromTable::Event(heard) = self.hear().await
                && such(&heard.what)
            {
                return heard;
            }
        }
    }

    /// Waits for a notice of a kind.
    pub async fn notice(&mut self, such: impl Fn(&Notice) -> bool) -> Notice {
        loop {
            if let FromTable::Notice(notice) = self.hear().await
                && such(&notice)
            {
                return notice;
            }
        }
    }

    pub async fn say(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.expect("sent");
    }

    /// Wishes something, and gives the answer; events before it are passed over.
    pub async fn wish(&mut self, wish: Value) -> FromTable {
        let id = format!("w{}", WISHES.fetch_add(1, Ordering::Relaxed));
        self.say(json!({ "id": id, "do": wish }).to_string()).await;
        self.answer().await
    }

    /// The answer to a wish.
    pub async fn answer(&mut self) -> FromTable {
        loop {
            let heard = self.hear().await;
            if matches!(heard, FromTable::Done { .. } | FromTable::Refused { .. }) {
                return heard;
            }
        }
    }

    /// Acts, which must be allowed.
    pub async fn act(&mut self, action: &str) -> u64 {
        match self.wish(json!({ "act": [action] })).await {
            FromTable::Done { n, .. } => n,
            other => panic!("{action}: {other:?}"),
        }
    }

    /// The code of why a wish is refused.
    pub async fn refused(&mut self, wish: Value) -> String {
        match self.wish(wish).await {
            FromTable::Refused { problem, .. } => problem.code,
            other => panic!("granted: {other:?}"),
        }
    }
}
