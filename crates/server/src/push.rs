//! Web Push: a word to those who are awaited and not here, by way of their browser's push service.
//!
//! Nothing is sent unless the operator has set a key. What is sent is encrypted to the browser (RFC 8291): the service learns
//! that something is sent, and when, and no more.

mod key;
mod post;
mod seal;

pub use key::{PushKey, PushKeyError};

use crate::host::Call;
use crate::storage::{KeptPush, PersonId, Storage};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use post::Post;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use stolik_game::Message;
use stolik_protocol::{PushMessage, PushSubscription};
use stolik_text::{Language, Speaker};
use tokio::sync::Semaphore;

/// How many people are called at a time, each on one browser.
const MOST_AT_ONCE: usize = 16;
/// So many tables somebody may be called to at a time; of more they need not be told.
const MOST_CALLS: usize = 20;
/// So often in a row a browser's service may give no answer in time before the browser is forgotten, and of so many that is known.
const MOST_LATE: u8 = 3;
const MOST_LATE_KNOWN: usize = 10_000;
/// How long a push service keeps what it cannot deliver: a day. After that the turn is no news.
const KEPT_FOR: Duration = Duration::from_hours(24);
/// The longest address of a browser.
const LONGEST_ENDPOINT: usize = 1_000;

/// How people are reached who are not here.
#[derive(Clone, Debug)]
pub struct PushSettings {
    /// The key by which push services know this server.
    pub key: Arc<PushKey>,
    /// Whom a push service writes to if something is wrong: `mailto:...` or `https://...`.
    pub contact: String,
    /// Whether services may be in this network and without https: for tests. A browser says where its service is, and who
    /// controls a browser shall not make the server ask around in its own network.
    pub anywhere: bool,
}

/// Sends to browsers.
pub(crate) struct Push {
    settings: PushSettings,
    post: Post,
    turns: Semaphore,
    /// Those who are being called, and the tables they are still to be called to.
    calls: Mutex<HashMap<PersonId, VecDeque<Call>>>,
    /// How often in a row browsers were late.
    late: Mutex<HashMap<String, u8>>,
}

impl Push {
    pub(crate) fn new(settings: PushSettings, patience: Duration) -> Push {
        let post = Post::new(settings.anywhere, patience);
        let turns = Semaphore::new(MOST_AT_ONCE);
        Push { post, settings, turns, calls: Mutex::default(), late: Mutex::default() }
    }

    /// By what browsers know who sends to them.
    pub(crate) fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.settings.key.public())
    }

    /// What is kept of a browser that wants to be sent to; none if it cannot be.
    pub(crate) fn read(
        &self,
        given: &PushSubscription,
        person: PersonId,
        language: Language,
    ) -> Option<KeptPush> {
        let [key, auth] = [&given.keys.p256dh, &given.keys.auth].map(|text| decode(text));
        let (key, auth) = (key?, auth?);
        let fits = given.endpoint.len() <= LONGEST_ENDPOINT
            && self.post.admits(&given.endpoint)
            && seal::admits(&key, &auth);
        let language = language.tag().to_owned();
        fits.then(|| KeptPush { endpoint: given.endpoint.clone(), person, key, auth, language })
    }

    /// Tells somebody that they are awaited, on all browsers they have named. A browser that its service does not know any
    /// more is forgotten. One is called to one table after the other: however many tables and browsers somebody has, they take one
    /// turn of those that all have.
    pub(crate) async fn call(&self, storage: &dyn Storage, call: Call) {
        let person = call.person;
        if !self.is_first(call) {
            return;
        }
        while let Some(call) = self.next_call(person) {
            self.call_to(storage, &call).await;
        }
    }

    /// Notes a call. Says whether somebody else sees to this person's calls already.
    fn is_first(&self, call: Call) -> bool {
        let mut calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner);
        let is_first = !calls.contains_key(&call.person);
        let waiting = calls.entry(call.person).or_default();
        if waiting.len() < MOST_CALLS && !waiting.contains(&call) {
            waiting.push_back(call);
        }
        is_first
    }

    /// The next table that somebody is to be called to; none if there is no more, and nobody sees to their calls then.
    fn next_call(&self, person: PersonId) -> Option<Call> {
        let mut calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner);
        let next = calls.get_mut(&person).and_then(VecDeque::pop_front);
        if next.is_none() {
            calls.remove(&person);
        }
        next
    }

    async fn call_to(&self, storage: &dyn Storage, call: &Call) {
        let browsers = match storage.pushes(call.person).await {
            Ok(browsers) => browsers,
            Err(error) => return tracing::warn!(%error, "whom to send to"),
        };
        for browser in browsers {
            // Whoever waits longest comes next, and behind them who has just had a turn.
            let Ok(_turn) = self.turns.acquire().await else { return };
            let sent = self.send(&browser, call).await;
            let is_late = matches!(sent, Err(post::PostError::Late)) && self.is_often_late(&browser.endpoint);
            match sent {
                Ok(404 | 410) => self.forget(storage, &browser).await,
                Ok(200..=299) => self.is_in_time(&browser.endpoint),
                Ok(status) => tracing::warn!(table = %call.table, status, "a push service refuses"),
                Err(why) => tracing::warn!(table = %call.table, %why, "a push service cannot be reached"),
            }
            if is_late {
                self.is_in_time(&browser.endpoint);
                self.forget(storage, &browser).await;
            }
        }
    }

    async fn forget(&self, storage: &dyn Storage, browser: &KeptPush) {
        if let Err(error) = storage.end_push(&browser.endpoint, None).await {
            tracing::warn!(%error, "a browser that is gone");
        }
    }

    /// A browser's service gave no answer in time. Says whether that was so too often.
    fn is_often_late(&self, endpoint: &str) -> bool {
        let mut late = self.late.lock().unwrap_or_else(PoisonError::into_inner);
        if late.len() >= MOST_LATE_KNOWN && !late.contains_key(endpoint) {
            // Each of them begins anew: none is forgotten too soon.
            late.clear();
        }
        let times = late.entry(endpoint.to_owned()).or_default();
        *times += 1;
        *times >= MOST_LATE
    }

    fn is_in_time(&self, endpoint: &str) {
        self.late.lock().unwrap_or_else(PoisonError::into_inner).remove(endpoint);
    }

    async fn send(&self, browser: &KeptPush, call: &Call) -> Result<u16, post::PostError> {
        let speaker = Speaker::new(Language::from_tag(&browser.language));
        let game = speaker.text(&format!("{}-name", call.game));
        let message = PushMessage {
            title: speaker.text("server-push-title"),
            body: speaker.say(&Message::new("server-push-turn").with("game", game)),
            table: call.table.clone(),
            url: format!("/table/{}", call.table),
        };
        let text = serde_json::to_vec(&message).unwrap_or_default();
        let body = seal::seal(&text, &browser.key, &browser.auth).ok_or(post::PostError::Key)?;
        let target = post::Target::read(&browser.endpoint).ok_or(post::PostError::Address)?;
        // What services check against their own clock.
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let token = self.settings.key.token(&target.origin(), &self.settings.contact, now);
        let headers = [
            ("authorization", format!("vapid t={token}, k={}", self.public_key())),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT_FOR.as_secs().to_string()),
            ("urgency", "normal".to_owned()),
            // A later turn at the same table takes the place of this.
            ("topic", call.table.clone()),
        ];
        self.post.post(&target, &headers, &body).await
    }
}

/// Whether a browser may be sent to at this address, as far as it tells.
pub(crate) fn may_be_sent_to(address: &str) -> bool {
    Post::new(false, Duration::ZERO).admits(address)
}

/// Bytes in base64url, with or without what fills up the last of it.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
