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
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use stolik_game::Message;
use stolik_protocol::{PushMessage, PushSubscription};
use stolik_text::{Language, Speaker};
use tokio::sync::Semaphore;

/// How many are sent to at a time.
const MOST_AT_ONCE: usize = 16;
/// How long a push service keeps what it cannot deliver: a day. After that the turn is no news.
const KEPT_FOR: Duration = Duration::from_secs(24 * 60 * 60);
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
    /// One at a time of each person: whose service does not answer takes no turns from others.
    people: Mutex<HashMap<PersonId, Arc<Semaphore>>>,
}

impl Push {
    pub(crate) fn new(settings: PushSettings) -> Push {
        Push {
            post: Post::new(settings.anywhere),
            settings,
            turns: Semaphore::new(MOST_AT_ONCE),
            people: Mutex::default(),
        }
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
    /// more is forgotten.
    pub(crate) async fn call(&self, storage: &dyn Storage, call: &Call) {
        let own = self.people().entry(call.person).or_insert_with(|| Arc::new(Semaphore::new(1))).clone();
        if let Ok(_own) = own.acquire().await {
            self.call_all(storage, call).await;
        }
        let mut people = self.people();
        // Nobody else waits: there is this one and the one in the list.
        if Arc::strong_count(&own) == 2 {
            people.remove(&call.person);
        }
    }

    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Arc<Semaphore>>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn call_all(&self, storage: &dyn Storage, call: &Call) {
        let browsers = match storage.pushes(call.person).await {
            Ok(browsers) => browsers,
            Err(error) => return tracing::warn!(%error, "whom to send to"),
        };
        for browser in browsers {
            let Ok(_turn) = self.turns.acquire().await else { return };
            match self.send(&browser, call).await {
                Ok(404 | 410) => {
                    if let Err(error) = storage.end_push(&browser.endpoint, None).await {
                        tracing::warn!(%error, "a browser that is gone");
                    }
                }
                Ok(200..=299) => {}
                Ok(status) => tracing::warn!(table = %call.table, status, "a push service refuses"),
                Err(why) => tracing::warn!(table = %call.table, %why, "a push service cannot be reached"),
            }
        }
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
    Post::new(false).admits(address)
}

/// Bytes in base64url, with or without what fills up the last of it.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
