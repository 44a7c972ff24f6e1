//! The line to a table: a socket, or asking again and again where sockets are blocked. It comes back by itself, goes on
//! from the last event that was heard, and says again what was not answered.

use super::ask::{self, Manners, Trouble};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{MessageEvent, WebSocket};
use std::time::Duration;
use stolik_protocol::{FromTable, Id, ToTable, Wish};

/// How long until the line is tried again: the first time at once, then ever more slowly.
const WAITS: [u64; 6] = [50, 300, 700, 1_500, 3_000, 5_000];
/// How often a silent line is asked whether it still stands, and how long the answer may take.
const SILENCE: Duration = Duration::from_secs(20);
/// After so many sockets in a row that did not open, it is asked over HTTP instead.
const MOST_SOCKETS: usize = 2;

/// How the line stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Standing {
    /// There is none.
    #[default]
    None,
    /// It is being opened for the first time.
    Opening,
    /// It stands.
    Open,
    /// It was lost, and is tried again.
    Lost,
    /// The server refuses.
    Refused(Trouble),
}

/// By which way the line goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Way {
    #[default]
    Socket,
    Asking,
}

/// The line. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Line {
    /// How it stands.
    pub standing: RwSignal<Standing>,
    state: StoredValue<State, LocalStorage>,
    hear: StoredValue<Callback<FromTable>>,
    manners: Signal<Manners>,
}

#[derive(Default)]
struct State {
    table: String,
    /// How often it was opened: what comes from an earlier one is not heard.
    opened: u32,
    socket: Option<Socket>,
    way: Way,
    /// How many attempts in a row have failed.
    failed: usize,
    /// The last event that was heard; none while everything is to be told.
    seen: Option<u64>,
    /// What was said and is not answered yet.
    unanswered: Vec<ToTable>,
    /// How many wishes were named, and what their names begin with.
    named: u64,
    name: String,
    timer: Option<Timer>,
    /// Whether the other end was asked if it still stands, and has not answered.
    is_asked: bool,
    pulse: Option<Timer>,
    /// Whether nothing has been heard since it was opened last: what was not answered is to be said again.
    is_fresh: bool,
}

/// A socket that is closed when it is dropped, and then calls nobody.
struct Socket {
    open: WebSocket,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.open.set_onmessage(None);
        self.open.set_onclose(None);
        // One that is closed already stays so.
        let _ = self.open.close();
    }
}

struct Timer(TimeoutHandle);

impl Drop for Timer {
    fn drop(&mut self) {
        self.0.clear();
    }
}

impl Line {
    /// No line yet.
    pub fn new(manners: Signal<Manners>) -> Line {
        let line = Line {
            standing: RwSignal::new(Standing::None),
            state: StoredValue::new_local(State { name: super::random_word(), ..State::default() }),
            hear: StoredValue::new(Callback::new(|_| {})),
            manners,
        };
        let gone = window_event_listener(leptos::ev::offline, move |_| line.is_lost());
        let back = window_event_listener(leptos::ev::online, move |_| line.hurry());
        // A browser may keep a page that was left, and its socket with it. When it is shown again, the line is tried again.
        let left = window_event_listener(leptos::ev::pagehide, move |_| line.is_lost());
        // They listen for as long as the page is open.
        std::mem::forget((gone, back, left));
        line
    }

    /// Everything that a table says from now on goes there.
    pub fn told_to(self, hear: Callback<FromTable>) {
        self.hear.set_value(hear);
    }

    /// Opens a line to a table, from the beginning.
    pub fn open(self, table: &str) {
        self.state.update_value(|state| {
            if state.table != table {
                state.unanswered.clear();
            }
            table.clone_into(&mut state.table);
            (state.seen, state.failed, state.timer) = (None, 0, None);
        });
        self.standing.set(Standing::Opening);
        self.connect();
    }

    /// Hangs up.
    pub fn close(self) {
        self.state.update_value(|state| {
            state.opened += 1;
            (state.socket, state.timer, state.pulse) = (None, None, None);
            state.table.clear();
            state.unanswered.clear();
        });
        self.standing.set(Standing::None);
    }

    /// The table it leads to; empty if to none.
    pub fn table(self) -> String {
        self.state.with_value(|state| state.table.clone())
    }

    /// The last event that was heard is this one.
    pub fn has_seen(self, event: u64) {
        self.state.update_value(|state| state.seen = Some(event));
    }

    /// Something does not fit: everything is to be told anew.
    pub fn begin_anew(self) {
        self.state.update_value(|state| state.seen = None);
        self.connect();
    }

    /// Wishes something of the table. What cannot be said now is said when the line stands again.
    pub fn wish(self, wish: Wish) {
        let said = self.state.try_update_value(|state| {
            state.named += 1;
            let id = Id::try_from(format!("{}-{}", state.name, state.named)).ok()?;
            let said = ToTable { id, seen: state.seen, wish };
            state.unanswered.push(said.clone());
            Some(said)
        });
        if let Some(said) = said.flatten() {
            self.say(said);
        }
    }

    /// A wish was answered. Gives what it was, if it was ours.
    pub fn is_answered(self, id: &Id) -> Option<Wish> {
        let answered = self.state.try_update_value(|state| {
            let at = state.unanswered.iter().position(|said| said.id == *id)?;
            Some(state.unanswered.remove(at).wish)
        });
        answered.flatten()
    }

    /// The line is lost: it is tried again, in a moment.
    pub fn is_lost(self) {
        let is_wanted = self.state.try_update_value(|state| {
            state.opened += 1;
            (state.socket, state.pulse) = (None, None);
            !state.table.is_empty()
        });
        if is_wanted != Some(true) {
            return;
        }
        if self.standing.with_untracked(|standing| *standing == Standing::Open) {
            self.standing.set(Standing::Lost);
        }
        self.state.update_value(|state| {
            let wait = WAITS[state.failed.min(WAITS.len() - 1)];
            state.failed += 1;
            state.timer = after(Duration::from_millis(wait), move || self.connect());
        });
    }

    /// There is a network again: no more waiting.
    fn hurry(self) {
        let waits = self.state.with_value(|state| state.timer.is_some() && state.socket.is_none());
        if waits && self.standing.with_untracked(|standing| *standing != Standing::Open) {
            self.state.update_value(|state| state.failed = 0);
            self.connect();
        }
    }

    fn connect(self) {
        let ready = self.state.try_update_value(|state| {
            state.opened += 1;
            (state.socket, state.timer, state.pulse) = (None, None, None);
            state.is_fresh = true;
            // Sockets are tried again now and then: what was blocked may have been a server that began.
            state.way = match (state.way, state.failed) {
                (Way::Socket, failed) if failed > MOST_SOCKETS => Way::Asking,
                (way, _) => way,
            };
            (!state.table.is_empty()).then_some((state.opened, state.way))
        });
        match ready.flatten() {
            Some((opened, Way::Socket)) => self.open_socket(opened),
            Some((opened, Way::Asking)) => spawn_local(self.ask_again_and_again(opened)),
            None => {}
        }
    }

    fn open_socket(self, opened: u32) {
        let location = window().location();
        let is_secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let scheme = if is_secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{host}{}", self.path("socket"));
        let Ok(socket) = WebSocket::new(&address) else {
            return self.is_lost();
        };
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                self.heard(opened, &text);
            }
        });
        let closed = Closure::<dyn FnMut()>::new(move || {
            if self.is_current(opened) {
                self.is_lost();
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        self.state.update_value(|state| {
            state.socket = Some(Socket { open: socket, _heard: heard, _closed: closed });
        });
    }

    /// The same without a socket.
    async fn ask_again_and_again(self, opened: u32) {
        while self.is_current(opened) {
            let manners = self.manners.get_untracked();
            match ask::fetch("GET", &self.path("poll"), None, &manners).await {
                Ok(_) if !self.is_current(opened) => return,
                Ok(text) => self.heard_all(opened, &text),
                Err(Trouble::Refused(problem)) if !passes(&problem.code) => {
                    if self.is_current(opened) {
                        self.close();
                        self.standing.set(Standing::Refused(Trouble::Refused(problem)));
                    }
                    return;
                }
                Err(_) => {
                    if self.is_current(opened) {
                        self.state.update_value(|state| state.way = Way::Socket);
                        self.is_lost();
                    }
                    return;
                }
            }
        }
    }

    fn path(self, end: &str) -> String {
        self.state.with_value(|state| {
            let since = state.seen.map(|seen| format!("?since={seen}")).unwrap_or_default();
            format!("/api/tables/{}/{end}{since}", state.table)
        })
    }

    fn is_current(self, opened: u32) -> bool {
        self.state.with_value(|state| state.opened == opened)
    }

    fn heard_all(self, opened: u32, text: &str) {
        match messages(text) {
            Some(messages) => messages.iter().for_each(|message| self.heard(opened, message)),
            None => self.is_strange(),
        }
    }

    fn heard(self, opened: u32, text: &str) {
        match message(text) {
            Ok(Some(message)) => self.take(opened, message),
            Ok(None) => {}
            Err(_) => self.is_strange(),
        }
    }

    fn is_strange(self) {
        self.close();
        self.standing.set(Standing::Refused(Trouble::Strange));
    }

    fn take(self, opened: u32, message: FromTable) {
        if !self.is_current(opened) {
            return;
        }
        let is_first = matches!(message, FromTable::Welcome(_) | FromTable::Gap(_));
        if let FromTable::Refused { id: None, problem } = &message
            && !passes(&problem.code)
        {
            self.close();
            self.standing.set(Standing::Refused(Trouble::Refused(problem.clone())));
            return;
        }
        self.state.update_value(|state| {
            (state.failed, state.is_asked) = (0, false);
            state.pulse = after(SILENCE, move || self.ask_whether_it_stands());
        });
        self.hear.get_value().run(message);
        if is_first && self.is_current(opened) {
            if self.standing.with_untracked(|standing| *standing != Standing::Open) {
                self.standing.set(Standing::Open);
            }
            let unsaid = self.state.try_update_value(|state| {
                std::mem::take(&mut state.is_fresh).then(|| state.unanswered.clone())
            });
            for said in unsaid.flatten().into_iter().flatten() {
                self.say(said);
            }
        }
    }

    /// Asks whether the line still stands; if it was asked before and nothing came, it does not.
    fn ask_whether_it_stands(self) {
        let (is_socket, was_asked) =
            self.state.with_value(|state| (state.way == Way::Socket, state.is_asked));
        if !is_socket {
            return;
        }
        if was_asked {
            return self.is_lost();
        }
        self.state.update_value(|state| {
            state.is_asked = true;
            state.pulse = after(SILENCE, move || self.ask_whether_it_stands());
        });
        self.wish(Wish::Ping {});
    }

    fn say(self, said: ToTable) {
        if self.standing.with_untracked(|standing| *standing != Standing::Open) {
            return;
        }
        let Ok(text) = serde_json::to_string(&said) else { return };
        let way = self.state.with_value(|state| {
            if let Some(Socket { open: socket, .. }) = &state.socket {
                // A socket that does not take it is lost, and tells so itself.
                let _ = socket.send_with_str(&text);
            }
            state.way
        });
        if way == Way::Asking {
            let (opened, path) =
                self.state.with_value(|state| (state.opened, format!("/api/tables/{}/say", state.table)));
            spawn_local(async move {
                let manners = self.manners.get_untracked();
                match ask::fetch("POST", &path, Some(text), &manners).await {
                    Ok(answer) => self.heard_all(opened, &answer),
                    Err(Trouble::Refused(problem)) if !passes(&problem.code) => {
                        self.take(opened, FromTable::Refused { id: Some(said.id), problem });
                    }
                    Err(_) if self.is_current(opened) => self.is_lost(),
                    Err(_) => {}
                }
            });
        }
    }
}

/// The messages of an answer, each by itself: one that is not known does not spoil the others.
fn messages(text: &str) -> Option<Vec<String>> {
    let messages: Vec<serde_json::Value> = serde_json::from_str(text).ok()?;
    Some(messages.iter().map(ToString::to_string).collect())
}

/// A message; none for a notice that only a newer page would know.
fn message(text: &str) -> Result<Option<FromTable>, Trouble> {
    match serde_json::from_str(text) {
        Ok(message) => Ok(Some(message)),
        Err(_) if text.starts_with(r#"{"notice""#) => Ok(None),
        Err(_) => Err(Trouble::Strange),
    }
}

/// Whether it may be otherwise in a moment.
fn passes(code: &str) -> bool {
    matches!(code, "stopping" | "too-fast" | "storage")
}

fn after(wait: Duration, work: impl FnOnce() + 'static) -> Option<Timer> {
    set_timeout_with_handle(work, wait).ok().map(Timer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_protocol::Notice;

    #[test]
    fn what_a_newer_server_notices_is_passed_over_and_the_rest_is_heard() {
        let answer =
            r#"[{"notice":{"weather":"rain"}},{"notice":"stopping"},{"done":{"id":"a","n":4}},{"sung":1}]"#;
        let heard: Vec<_> = messages(answer).expect("a list").iter().map(|text| message(text)).collect();
        let id = Id::try_from("a".to_owned()).expect("an id");
        assert_eq!(
            heard,
            [
                Ok(None),
                Ok(Some(FromTable::Notice(Notice::Stopping))),
                Ok(Some(FromTable::Done { id, n: 4 })),
                Err(Trouble::Strange),
            ]
        );
        assert_eq!(messages("<html>"), None);
    }
}
