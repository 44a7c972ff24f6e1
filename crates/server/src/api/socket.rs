//! The socket of a table.

use super::body::Query;
use super::caller::{Answered, Caller};
use crate::held::Hold;
use crate::host::{Ear, Guest, Hosted, TALKED_ENOUGH};
use crate::limits::{Asked, Open};
use crate::telling::frame;
use crate::{App, Refusal};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use stolik_protocol::{FromTable, LONGEST_MESSAGE, Since, ToTable, Wish};
use stolik_text::{Language, Speaker};
use tokio::time::Instant;

/// What a socket reads at once: most messages are small, and there are many sockets.
const READ_AT_ONCE: usize = 1024;
/// What is gathered before it is sent without being asked to.
const WRITTEN_AT_ONCE: usize = 8 * 1024;
/// What may wait to be sent to somebody who does not read.
const MOST_UNSENT: usize = 1024 * 1024;
/// How often in a row somebody is told that they say too much, before the line is cut.
const MOST_TOO_FAST: u32 = 60;
/// How often somebody who says nothing is asked whether they are there.
const ASK: Duration = Duration::from_secs(25);

/// Opens a socket.
pub(super) async fn socket(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Query(Since { since, .. }): Query<Since>,
    upgrade: WebSocketUpgrade,
) -> Answered<Response> {
    let hosted = app.host().table(&table).await.map_err(|refusal| caller.refuse(refusal))?;
    let guest = caller.guest_at(&app, &hosted).await;
    let hold = caller.hold(&app).await?;
    let counted = Counted::new(&app, caller.address).ok_or_else(|| caller.refuse(Refusal::too_fast()))?;
    let upgrade = upgrade
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(WRITTEN_AT_ONCE)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    let language = caller.language;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let only_reads = caller.only_reads();
        let mut talk = Talk { app, hosted, guest, language, address: counted.address, hold, only_reads };
        talk.hold(socket, since).await;
        drop(counted);
    }))
}

/// A socket that is counted for as long as it is open.
struct Counted {
    app: App,
    address: IpAddr,
    line: Open,
}

impl Counted {
    fn new(app: &App, address: IpAddr) -> Option<Counted> {
        let Some(line) = app.0.limits.open(Open::Line(address.into())) else {
            app.too_fast("too many sockets from an address", address);
            return None;
        };
        let line = line.keep();
        app.host().metrics().sockets.add(1);
        Some(Counted { app: app.clone(), address, line })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.0.limits.close(self.line);
        self.app.host().metrics().sockets.less();
    }
}

/// Who talks with which table.
pub(super) struct Talk {
    pub(super) app: App,
    pub(super) hosted: Arc<Hosted>,
    pub(super) guest: Guest,
    pub(super) language: Language,
    pub(super) address: IpAddr,
    /// Who is somebody is so for as long as their session or token lasts.
    pub(super) hold: Option<Hold>,
    pub(super) only_reads: bool,
}

/// Waits until somebody is not who they were any more; who is nobody stays so.
pub(super) async fn ended(hold: &mut Option<Hold>, app: &App) {
    match hold {
        Some(hold) => hold.ended(app.host().clock()).await,
        None => std::future::pending().await,
    }
}

fn has_ended(hold: Option<&Hold>, app: &App) -> bool {
    hold.is_some_and(|hold| hold.has_ended(app.host().clock().now()))
}

impl Talk {
    /// Talks until one of both goes.
    async fn hold(&mut self, mut socket: WebSocket, since: Option<u64>) {
        let (first, mut ear) = match self.app.host().listen(&self.hosted, &self.guest, since).await {
            Ok(listening) => listening,
            Err(refusal) => {
                let problem = refusal.problem(&Speaker::new(self.language));
                let message = frame(&FromTable::Refused { id: None, problem });
                // Who is gone already need not know.
                _ = socket.send(Message::Text(message)).await;
                return;
            }
        };
        if socket.send(Message::Text(first)).await.is_ok() {
            _ = self.talk(&mut socket, &mut ear).await;
        }
        _ = socket.close().await;
    }

    async fn talk(&mut self, socket: &mut WebSocket, ear: &mut Ear) -> Result<(), axum::Error> {
        let mut hold = self.hold.take();
        let app = self.app.clone();
        let mut asked = false;
        let mut too_fast = 0;
        let mut ask = std::pin::pin!(tokio::time::sleep(ASK));
        loop {
            tokio::select! {
                // Who has signed out, or whose token was taken away, is told no more.
                () = ended(&mut hold, &app) => return self.hang_up(socket).await,
                heard = ear.hear() => {
                    let Some(heard) = heard else { return Ok(()) };
                    socket.feed(Message::Text(heard)).await?;
                    send_all(socket, ear).await?;
                }
                said = socket.recv() => {
                    asked = false;
                    ask.as_mut().reset(Instant::now() + ASK);
                    if matches!(said, Some(Ok(ref message)) if !matches!(message, Message::Close(_))) {
                        // Whatever is said counts, also what cannot be read and what needs no answer.
                        too_fast = if self.may_say() { 0 } else { too_fast + 1 };
                        if too_fast > MOST_TOO_FAST {
                            self.app.0.warnings.warn("somebody who does not stop talking", self.address);
                            return Ok(());
                        }
                        if too_fast > 0 {
                            if let Some(Ok(said @ (Message::Text(_) | Message::Binary(_)))) = said {
                                let refused = self.too_fast(&said);
                                socket.send(Message::Text(frame(&refused))).await?;
                            }
                            continue;
                        }
                    }
                    match said {
                        // Nor are they heard.
                        Some(Ok(Message::Text(_))) if has_ended(hold.as_ref(), &app) => {
                            return self.hang_up(socket).await;
                        }
                        Some(Ok(Message::Text(text))) => {
                            let answer = self.answer(text.as_bytes()).await;
                            // What came of it is told before that it is done, and all goes out at once.
                            while let Some(heard) = ear.heard() {
                                socket.feed(Message::Text(heard)).await?;
                            }
                            socket.feed(Message::Text(frame(&answer))).await?;
                            socket.flush().await?;
                        }
                        Some(Ok(Message::Binary(_))) => {
                            let problem = self.unreadable("text");
                            socket.send(Message::Text(frame(&problem))).await?;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    }
                }
                () = &mut ask => {
                    if asked {
                        return Ok(());
                    }
                    asked = true;
                    ask.as_mut().reset(Instant::now() + ASK);
                    socket.send(Message::Ping(Vec::new().into())).await?;
                }
            }
        }
    }

    /// Whether somebody may say something now.
    fn may_say(&self) -> bool {
        let asked = self.guest.person.map_or(Asked::WishFrom(self.address.into()), Asked::Wish);
        let may = self.app.0.limits.admit(asked, self.app.host().clock().now());
        if !may {
            self.app.too_fast("somebody talks too fast", self.address);
        }
        may
    }

    /// What was said too fast is not looked at, but for its id.
    fn too_fast(&self, said: &Message) -> FromTable {
        let read = said.to_text().ok().and_then(|text| serde_json::from_str::<ToTable>(text).ok());
        let problem = Refusal::too_fast().problem(&Speaker::new(self.language));
        FromTable::Refused { id: read.map(|said| said.id), problem }
    }

    /// Says why, and no more.
    async fn hang_up(&self, socket: &mut WebSocket) -> Result<(), axum::Error> {
        let problem = Refusal::who_are_you().problem(&Speaker::new(self.language));
        socket.send(Message::Text(frame(&FromTable::Refused { id: None, problem }))).await
    }

    /// The answer to what somebody said.
    async fn answer(&self, said: &[u8]) -> FromTable {
        match serde_json::from_slice::<ToTable>(said) {
            Ok(said) if self.only_reads && !matches!(said.wish, Wish::Ping {}) => self.read_only(&said),
            Ok(said) => self.wish(&said).await,
            Err(error) => self.unreadable(&error.to_string()),
        }
    }

    /// The answer to a wish that did not come by the socket.
    pub(super) async fn grant(&self, said: &ToTable) -> FromTable {
        if self.only_reads && !matches!(said.wish, Wish::Ping {}) {
            return self.read_only(said);
        }
        if self.may_say() {
            return self.wish(said).await;
        }
        let problem = Refusal::too_fast().problem(&Speaker::new(self.language));
        FromTable::Refused { id: Some(said.id.clone()), problem }
    }

    async fn wish(&self, said: &ToTable) -> FromTable {
        let answer = self.app.host().wish(&self.hosted, &self.guest, said, self.language).await;
        if let FromTable::Refused { problem, .. } = &answer
            && problem.code == TALKED_ENOUGH
        {
            self.app.0.warnings.warn("somebody who has said enough at a table", self.address);
        }
        answer
    }

    fn read_only(&self, said: &ToTable) -> FromTable {
        let problem = Refusal::read_only().problem(&Speaker::new(self.language));
        FromTable::Refused { id: Some(said.id.clone()), problem }
    }

    fn unreadable(&self, why: &str) -> FromTable {
        self.app.host().metrics().refused.add(1);
        let problem = Refusal::unreadable(why).problem(&Speaker::new(self.language));
        FromTable::Refused { id: None, problem }
    }
}

/// Sends all that was heard.
async fn send_all(socket: &mut WebSocket, ear: &mut Ear) -> Result<(), axum::Error> {
    while let Some(heard) = ear.heard() {
        socket.feed(Message::Text(heard)).await?;
    }
    socket.flush().await
}
