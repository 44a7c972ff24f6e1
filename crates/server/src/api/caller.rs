//! Who asks.

use crate::listen::Peer;
use crate::pending::Beginner;
use crate::storage::{Person, SecretHash};
use crate::{App, Refusal, secrets};
use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr};
use stolik_text::{Language, Speaker};

/// The cookie that holds the session.
pub(super) const COOKIE_NAME: &str = "stolik_session";

/// Who asks: found out once for a request.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(super) person: Option<Person>,
    pub(super) by: By,
    pub(super) address: IpAddr,
    pub(super) language: Language,
}

/// By what the caller is known.
#[derive(Clone)]
pub(super) enum By {
    /// By the cookie of a session.
    Session { hash: SecretHash, csrf: String },
    /// By a token.
    Token,
    /// By nothing.
    Nothing,
}

/// A refusal in the language of who asks.
pub(crate) struct Refused {
    refusal: Refusal,
    language: Language,
}

pub(super) type Answered<T> = Result<T, Refused>;

impl Caller {
    /// Who asks, before anything is looked up.
    pub(super) fn unknown(app: &App, parts: &Parts) -> Caller {
        let (address, language) = (address(app, parts), language(&parts.headers));
        Caller { person: None, by: By::Nothing, address, language }
    }

    /// Finds out who asks.
    pub(super) async fn known(self, app: &App, parts: &Parts) -> Result<Caller, Refused> {
        let Caller { address, language, .. } = self;
        let storage = app.host().storage();
        let refuse = |error: crate::StorageError| Refused { refusal: error.into(), language };
        let (mut person, mut by) = (None, By::Nothing);
        if let Some(token) = bearer(&parts.headers) {
            person = storage.token(secrets::hash("token", token)).await.map_err(refuse)?;
            if person.is_none() {
                tracing::warn!(%address, "a token that is none");
                app.host().metrics().forged.add(1);
                return Err(Refused { refusal: Refusal::who_are_you(), language });
            }
            by = By::Token;
        } else if let Some(session) = cookie(&parts.headers) {
            let hash = secrets::hash("session", session);
            person = storage.session(hash).await.map_err(refuse)?;
            if person.is_some() {
                by = By::Session { hash, csrf: csrf(session) };
            } else {
                tracing::warn!(%address, "a session that is none");
                app.host().metrics().forged.add(1);
            }
        }
        Ok(Caller { person, by, address, language })
    }

    /// The person, or that one must say who one is.
    pub(super) fn person(&self) -> Answered<&Person> {
        self.person.as_ref().ok_or_else(|| self.refuse(Refusal::who_are_you()))
    }

    /// The person, if it is they who ask: a program may not change how its owner is known.
    pub(super) fn in_person(&self) -> Answered<&Person> {
        let person = self.person()?;
        match self.by {
            By::Session { .. } => Ok(person),
            By::Token | By::Nothing => Err(self.refuse(Refusal::not_in_person())),
        }
    }

    /// Who begins something that waits for an answer.
    pub(super) fn beginner(&self) -> Beginner {
        Beginner { person: self.person.as_ref().map(|person| person.id), from: self.address.into() }
    }

    /// Refuses in the caller's language.
    pub(super) fn refuse(&self, refusal: impl Into<Refusal>) -> Refused {
        Refused { refusal: refusal.into(), language: self.language }
    }
}

/// What must be sent with every request of a session that changes something.
pub(super) fn csrf(session: &str) -> String {
    secrets::hex(&secrets::hash("csrf", session).0[..16])
}

/// Who asks was found out on the way in.
impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refused> {
        match parts.extensions.get::<Caller>() {
            Some(caller) => Ok(caller.clone()),
            None => Caller::unknown(app, parts).known(app, parts).await,
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let problem = self.refusal.problem(&Speaker::new(self.language));
        (self.refusal.status, Json(problem)).into_response()
    }
}

/// The language somebody prefers.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let value = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Language::preferred(value.split(',').map(|tag| tag.split(';').next().unwrap_or_default().trim()))
}

/// Whether somebody says which language they prefer.
pub(super) fn says_language(headers: &HeaderMap) -> bool {
    headers.contains_key(ACCEPT_LANGUAGE)
}

fn address(app: &App, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<Peer>>().map(|ConnectInfo(Peer(peer))| peer.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    if !app.0.settings.behind_proxy {
        return peer;
    }
    // The proxy adds the one it sees at the end; what stands before it anybody may have written.
    let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    forwarded.unwrap_or(peer)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value: &HeaderValue| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value)
}
