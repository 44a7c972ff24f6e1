//! The line to a table: a socket, or asking again and again where sockets are blocked. It comes back by itself, goes on
//! from the last event that was heard, and says again what was not answered.

use super::ask::{self, Manners, Trouble};
use super::schedule::{Schedule, Way};
use super::unanswered::Unanswered;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::js_sys::Math;
use leptos::web_sys::{MessageEvent, WebSocket};
use std::time::Duration;
use stolik_protocol::{FromTable, Id, ToTable, Wish};

/// How often a silent line is asked whether it still stands, and how long the answer may take.
const SILENCE: Duration = Duration::from_secs(20);
/// How long somebody who has just come back to the page waits for that answer, and a socket for its first word.
const IMPATIENCE: Duration = Duration::from_secs(10);

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
    /// A socket that is tried beside the asking, or when one will be.
    trial: Option<Socket>,
    trial_timer: Option<Timer>,
    /// How many sockets there were.
    sockets: u32,
    schedule: Schedule,
    /// The last event that was heard; none while everything is to be told.
    seen: Option<u64>,
    /// Which notices are known, in the words of who told them. With 0 a question is answered at once.
    noted: Option<u64>,
    /// What was said and is not answered yet.
    unanswered: Unanswered,
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
    number: u32,
    open: WebSocket,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.open.set_onmessage(None);
        self.open.set_onclose(None);
        if self.open.ready_state() == WebSocket::CONNECTING {
            // Browsers complain of one that is closed before it is open.
            let socket = self.open.clone();
            let close = Closure::once_into_js(move || drop(socket.close()));
            return self.open.set_onopen(Some(close.unchecked_ref()));
        }
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

impl State {
    /// Lets go of whatever way there was.
    fn hang_up(&mut self) {
        (self.socket, self.timer, self.pulse) = (None, None, None);
        (self.trial, self.trial_timer) = (None, None);
    }

    /// Keeps what is not answered, beyond this page, after this was said or answered.
    fn keep_unanswered(&self, said: &ToTable) {
        if said.entropy.is_some() {
            self.unanswered.keep(&self.table);
        }
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
        let seen = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if !document().hidden() {
                line.hurry();
            }
        });
        // They listen for as long as the page is open.
        std::mem::forget((gone, back, left, seen));
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
                // Actions that were said before the page was loaded anew are said again.
                state.unanswered = Unanswered::of(table);
            }
            table.clone_into(&mut state.table);
            (state.seen, state.timer) = (None, None);
            state.schedule.begin();
        });
        self.standing.set(Standing::Opening);
        self.connect();
    }

    /// Hangs up.
    pub fn close(self) {
        self.state.update_value(|state| {
            state.opened += 1;
            state.hang_up();
            state.table.clear();
            state.unanswered = Unanswered::default();
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

    /// Wishes something of the table, and says what is added to its dice with it. What cannot be said now is said when the
    /// line stands again, with the same: a table gains nothing by letting the line drop.
    pub fn wish(self, wish: Wish, entropy: Option<String>) {
        let said = self.state.try_update_value(|state| {
            state.named += 1;
            let id = Id::try_from(format!("{}-{}", state.name, state.named)).ok()?;
            let said = ToTable { id, seen: state.seen, entropy, wish };
            state.unanswered.is_said(said.clone());
            state.keep_unanswered(&said);
            Some(said)
        });
        if let Some(said) = said.flatten() {
            self.say(said);
        }
    }

    /// A wish was answered. Gives what was said, if it was ours.
    pub fn is_answered(self, id: &Id) -> Option<ToTable> {
        let answered = self.state.try_update_value(|state| {
            let said = state.unanswered.is_answered(id)?;
            state.keep_unanswered(&said);
            Some(said)
        });
        answered.flatten()
    }

    /// The line is lost: it is tried again, in a moment.
    pub fn is_lost(self) {
        let is_wanted = self.state.try_update_value(|state| {
            state.opened += 1;
            state.hang_up();
            !state.table.is_empty()
        });
        if is_wanted != Some(true) {
            return;
        }
        if self.standing.with_untracked(|standing| *standing == Standing::Open) {
            self.standing.set(Standing::Lost);
        }
        self.state.update_value(|state| {
            let wait = state.schedule.is_lost(Math::random());
            state.timer = after(wait, move || self.connect());
        });
    }

    /// There is a network again, or somebody looks: no more waiting.
    fn hurry(self) {
        let (waits, is_asking, has_socket) = self
            .state
            .with_value(|state| (state.timer.is_some(), state.trial_timer.is_some(), state.socket.is_some()));
        if waits {
            self.state.update_value(|state| state.schedule.hurry());
            self.connect();
        } else if is_asking {
            self.state.update_value(|state| state.schedule.hurry());
            self.try_socket();
        } else if has_socket && self.standing.with_untracked(|standing| *standing == Standing::Open) {
            // A phone that slept may have lost it without a word.
            self.ask_within(IMPATIENCE);
        }
    }

    fn connect(self) {
        let ready = self.state.try_update_value(|state| {
            state.opened += 1;
            state.hang_up();
            (state.is_fresh, state.noted) = (true, Some(0));
            (!state.table.is_empty()).then_some((state.opened, state.schedule.way()))
        });
        match ready.flatten() {
            Some((_, Way::Socket)) => match self.new_socket() {
                Some(socket) => self.state.update_value(|state| {
                    state.socket = Some(socket);
                    state.is_asked = true;
                    state.pulse = after(IMPATIENCE, move || self.ask_whether_it_stands());
                }),
                None => self.is_lost(),
            },
            Some((opened, Way::Asking)) => {
                spawn_local(self.ask_again_and_again(opened));
                self.wait_for_trial();
            }
            None => {}
        }
    }

    /// Some time from now a socket is tried beside the asking: what was blocked may have been a server that began.
    fn wait_for_trial(self) {
        self.state.update_value(|state| {
            let wait = state.schedule.next_trial(Math::random());
            state.trial = None;
            state.trial_timer = after(wait, move || self.try_socket());
        });
    }

    /// Tries a socket beside the asking, which goes on until the socket has said something.
    fn try_socket(self) {
        match self.new_socket() {
            Some(socket) => self.state.update_value(|state| {
                state.trial = Some(socket);
                state.trial_timer = after(IMPATIENCE, move || self.wait_for_trial());
            }),
            None => self.wait_for_trial(),
        }
    }

    fn new_socket(self) -> Option<Socket> {
        let location = window().location();
        let is_secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let scheme = if is_secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{host}{}", self.path("socket"));
        let open = WebSocket::new(&address).ok()?;
        let number = self.state.try_update_value(|state| {
            state.sockets += 1;
            state.sockets
        })?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                self.socket_says(number, &text);
            }
        });
        let closed = Closure::<dyn FnMut()>::new(move || self.socket_closed(number));
        open.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        open.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Socket { number, open, _heard: heard, _closed: closed })
    }

    fn socket_says(self, number: u32, text: &str) {
        let opened = self.state.try_update_value(|state| {
            if state.trial.as_ref().is_some_and(|trial| trial.number == number) {
                // The socket stands: from here on nobody needs to ask.
                state.opened += 1;
                state.socket = state.trial.take();
                state.trial_timer = None;
                state.is_fresh = true;
                state.schedule.has_socket();
            }
            let is_ours = state.socket.as_ref().is_some_and(|socket| socket.number == number);
            is_ours.then_some(state.opened)
        });
        if let Some(opened) = opened.flatten() {
            self.heard(opened, text);
        }
    }

    fn socket_closed(self, number: u32) {
        let is = |socket: &Option<Socket>| socket.as_ref().is_some_and(|socket| socket.number == number);
        let (is_line, is_trial) = self.state.with_value(|state| (is(&state.socket), is(&state.trial)));
        if is_line {
            self.is_lost();
        } else if is_trial {
            self.wait_for_trial();
        }
    }

    /// The same without a socket.
    async fn ask_again_and_again(self, opened: u32) {
        while self.is_current(opened) {
            let manners = self.manners.get_untracked();
            let noted = self.state.with_value(|state| state.noted);
            let noted = noted.map(|noted| format!("&noted={noted}")).unwrap_or_default();
            let path = self.path("poll") + &noted;
            match ask::fetch("GET", &path, None, &manners).await {
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
                        self.is_lost();
                    }
                    return;
                }
            }
        }
    }

    fn path(self, end: &str) -> String {
        self.state.with_value(|state| {
            let since = state.seen.map(|seen| format!("since={seen}")).unwrap_or_default();
            format!("/api/tables/{}/{end}?{since}", state.table)
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
            state.schedule.stands();
            state.is_asked = false;
            state.noted = match &message {
                FromTable::Welcome(welcome) => welcome.noted,
                FromTable::Gap(gap) => gap.noted,
                _ => state.noted,
            };
            state.pulse = after(SILENCE, move || self.ask_whether_it_stands());
        });
        self.hear.get_value().run(message);
        if is_first && self.is_current(opened) {
            if self.standing.with_untracked(|standing| *standing != Standing::Open) {
                self.standing.set(Standing::Open);
            }
            let unsaid = self.state.try_update_value(|state| {
                std::mem::take(&mut state.is_fresh).then(|| state.unanswered.all())
            });
            for said in unsaid.flatten().into_iter().flatten() {
                self.say(said);
            }
        }
    }

    /// Asks whether the line still stands; if it was asked before and nothing came, it does not.
    fn ask_whether_it_stands(self) {
        let (is_socket, was_asked) =
            self.state.with_value(|state| (state.schedule.way() == Way::Socket, state.is_asked));
        if !is_socket {
            return;
        }
        if was_asked {
            return self.is_lost();
        }
        self.ask_within(SILENCE);
    }

    /// Asks whether the line stands; without an answer within such a time it does not.
    fn ask_within(self, patience: Duration) {
        self.state.update_value(|state| {
            state.is_asked = true;
            state.pulse = after(patience, move || self.ask_whether_it_stands());
        });
        self.wish(Wish::Ping {}, None);
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
            state.schedule.way()
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
pub(super) fn passes(code: &str) -> bool {
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
