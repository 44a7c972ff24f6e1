//! Sessions: begun, listed, ended.

use super::caller::{Answered, By, Caller, csrf};
use super::people::described;
use crate::held::Credential;
use crate::storage::{KeptSession, Person, SecretHash, StorageError};
use crate::{App, Refusal, secrets, sessions};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::AppendHeaders;
use stolik_protocol::{Me, SignedIn};

/// The cookie that holds the session, and the one by which a browser is known again in which somebody has signed in.
const SESSION: &str = "stolik_session";
const DEVICE: &str = "stolik_device";
/// Where there is https no other site and nobody on the way can set a cookie that is called so.
const BOUND: &str = "__Host-";
/// So many browsers of a person are known again.
const MOST_DEVICES: u32 = 20;

type Cookies = AppendHeaders<Vec<(HeaderName, String)>>;
pub(super) type WithCookie<T> = (Cookies, Json<T>);

/// A cookie of a browser that comes.
pub(super) struct Shown<'a> {
    pub(super) value: &'a str,
    /// Whether it goes by the name that only https can set.
    pub(super) is_bound: bool,
}

/// The session that a browser shows. By its plain name it may have come from before there was https; see [`KeptSession::plain`].
pub(super) fn shown_session<'a>(app: &App, headers: &'a HeaderMap) -> Option<Shown<'a>> {
    shown(app, headers, SESSION)
}

/// By what a browser is known again.
pub(super) fn shown_device(app: &App, headers: &HeaderMap) -> Option<SecretHash> {
    let shown = shown(app, headers, DEVICE)?;
    (shown.is_bound || !app.0.settings.secure).then(|| secrets::hash("device", shown.value))
}

fn shown<'a>(app: &App, headers: &'a HeaderMap, name: &str) -> Option<Shown<'a>> {
    let bound = format!("{BOUND}{name}");
    let found = app.0.settings.secure.then(|| find(headers, &bound)).flatten();
    let found = found.map(|value| Shown { value, is_bound: true });
    found.or_else(|| find(headers, name).map(|value| Shown { value, is_bound: false }))
}

fn find<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers
        .get_all(axum::http::header::COOKIE)
        .iter()
        .filter_map(|value: &HeaderValue| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// Has a browser keep something, or forget it.
fn cookie(app: &App, name: &str, value: &str, seconds: u64) -> (HeaderName, String) {
    let (bound, secure) = if app.0.settings.secure { (BOUND, "; Secure") } else { ("", "") };
    let text = format!("{bound}{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    (SET_COOKIE, text)
}

/// Has a browser keep its session for another while. One that it has from before there was https goes by another name from now on.
pub(super) fn kept_on(app: &App, by: &By) -> Cookies {
    AppendHeaders(match by {
        By::Session { secret, .. } => vec![cookie(app, SESSION, secret, sessions::COOKIE)],
        By::Token { .. } | By::Nothing => Vec::new(),
    })
}

/// Begins a session, and ends the one before. All sessions of the person had been ended so often when it was found out that it is they
/// who ask: if that has happened once more since, they are not let in.
pub(super) async fn begin_session(
    app: &App,
    caller: &Caller,
    person: Person,
    ends: i64,
) -> Answered<WithCookie<Me>> {
    let storage = app.host().storage();
    let now = app.host().clock().now();
    let session = secrets::word::<40>();
    let hash = secrets::hash("session", &session);
    let plain = !app.0.settings.secure;
    let kept = KeptSession { hash, person: person.id, made: now, seen: now, plain, ends };
    storage.create_session(&kept).await.map_err(|error| match error {
        StorageError::Stale => caller.refuse(Refusal::who_are_you()),
        error => caller.refuse(error),
    })?;
    if let By::Session { hash: before, .. } = &caller.by {
        storage.end_session(*before).await.map_err(|error| caller.refuse(error))?;
        let (before, begun) = (Credential::Session(*before), Credential::Session(hash));
        // The tables that are open in the same browser stay so, unless it is somebody else who comes.
        let is_same = caller.person.as_ref().is_some_and(|was| was.guest || was.id == person.id);
        if is_same {
            app.0.held.pass_on(before, begun, person.id);
        } else {
            app.0.held.end(before);
        }
    }
    let mut cookies = vec![cookie(app, SESSION, &session, sessions::COOKIE)];
    if !person.guest {
        cookies.extend(know_device(app, caller, &person).await?);
    }
    let me = described(app, caller, person, csrf(&session)).await?;
    Ok((AppendHeaders(cookies), Json(me)))
}

/// A browser in which somebody has signed in is known again.
async fn know_device(app: &App, caller: &Caller, person: &Person) -> Answered<Option<(HeaderName, String)>> {
    let storage = app.host().storage();
    let now = app.host().clock().now();
    let refuse = |error| caller.refuse(error);
    // One that somebody else has signed in in stays the same browser.
    if let Some(device) = caller.device
        && !storage.known_in(device).await.map_err(refuse)?.is_empty()
    {
        storage.know_device(device, person.id, now, MOST_DEVICES).await.map_err(refuse)?;
        return Ok(None);
    }
    let secret = secrets::word::<40>();
    let device = secrets::hash("device", &secret);
    storage.know_device(device, person.id, now, MOST_DEVICES).await.map_err(refuse)?;
    Ok(Some(cookie(app, DEVICE, &secret, sessions::COOKIE)))
}

/// Somebody signs out here.
pub(super) async fn logout(State(app): State<App>, caller: Caller) -> Answered<(Cookies, StatusCode)> {
    if let By::Session { hash, .. } = &caller.by {
        app.host().storage().end_session(*hash).await.map_err(|error| caller.refuse(error))?;
        app.0.held.end(Credential::Session(*hash));
    }
    Ok((AppendHeaders(vec![cookie(&app, SESSION, "", 0)]), StatusCode::NO_CONTENT))
}

/// Where somebody is signed in.
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Answered<Json<Vec<SignedIn>>> {
    let person = caller.in_person()?;
    let now = app.host().clock().now();
    let sessions = app.host().storage().sessions(person.id).await.map_err(|error| caller.refuse(error))?;
    let shown = |session: &KeptSession| SignedIn {
        made: session.made / 1_000,
        seen: session.seen / 1_000,
        here: matches!(&caller.by, By::Session { hash, .. } if *hash == session.hash),
    };
    let lasting = sessions.iter().filter(|session| !session.is_over(person.guest, now));
    Ok(Json(lasting.map(shown).collect()))
}

/// Somebody signs out everywhere but here. Whoever comes back must show a password or a passkey; programs need new tokens.
pub(super) async fn end_others(State(app): State<App>, caller: Caller) -> Answered<StatusCode> {
    let person = caller.in_person()?;
    let By::Session { hash, .. } = &caller.by else { return Ok(StatusCode::NO_CONTENT) };
    let storage = app.host().storage();
    storage.end_all_but(person.id, *hash).await.map_err(|error| caller.refuse(error))?;
    app.0.along.end(person.id);
    let here = Credential::Session(*hash);
    app.0.held.end_all_of(person.id, |by| *by != here);
    // This browser is still one that is known.
    if let Some(device) = caller.device.filter(|_| !person.guest) {
        let known = storage.know_device(device, person.id, app.host().clock().now(), MOST_DEVICES).await;
        known.map_err(|error| caller.refuse(error))?;
    }
    tracing::info!(address = %caller.address, "signed out everywhere else");
    Ok(StatusCode::NO_CONTENT)
}
