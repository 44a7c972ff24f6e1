//! Who asks.

use super::sessions::{shown_device, shown_session};
use crate::asker::Asker;
use crate::held::{Credential, Hold};
use crate::host::{Guest, Hosted};
use crate::pending::Beginner;
use crate::storage::{KeptSession, Person, SecretHash};
use crate::{App, Household, Refusal, secrets};
use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use stolik_protocol::Scope;
use stolik_text::{Language, Speaker};

/// Who asks: found out once for a request.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(super) person: Option<Person>,
    pub(super) by: By,
    /// The browser, if one is shown that was known before.
    pub(super) device: Option<SecretHash>,
    pub(super) address: IpAddr,
    pub(super) language: Language,
}

/// By what the caller is known.
#[derive(Clone)]
pub(super) enum By {
    /// By the cookie of a session.
    Session { hash: SecretHash, secret: String, csrf: String, until: Option<u64>, ends: i64 },
    /// By a token.
    Token { hash: SecretHash, scope: Scope },
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
        let (address, language) = (Asker::of(&app.0.settings, parts).address(), language(&parts.headers));
        Caller { person: None, by: By::Nothing, device: None, address, language }
    }

    /// Finds out who asks.
    pub(super) async fn known(self, app: &App, parts: &Parts) -> Result<Caller, Refused> {
        let device = shown_device(app, &parts.headers);
        let caller = Caller { device, ..self };
        let (person, by) = if let Some(token) = bearer(&parts.headers) {
            caller.by_token(app, token).await?
        } else {
            caller.by_session(app, &parts.headers).await?
        };
        Ok(Caller { person, by, ..caller })
    }

    async fn by_token(&self, app: &App, token: &str) -> Answered<(Option<Person>, By)> {
        let hash = secrets::hash("token", token);
        let known = app.host().storage().token(hash).await.map_err(|error| self.refuse(error))?;
        let Some((token, person)) = known else {
            tracing::warn!(address = %self.address, "a token that is none");
            app.host().metrics().forged.add(1);
            return Err(self.refuse(Refusal::who_are_you()));
        };
        Ok((Some(person), By::Token { hash, scope: token.scope }))
    }

    async fn by_session(&self, app: &App, headers: &HeaderMap) -> Answered<(Option<Person>, By)> {
        let Some(shown) = shown_session(app, headers) else { return Ok((None, By::Nothing)) };
        let hash = secrets::hash("session", shown.value);
        let known = app.host().storage().session(hash).await.map_err(|error| self.refuse(error))?;
        let may_come = |session: &KeptSession| shown.is_bound || session.plain || !app.0.settings.secure;
        let Some((session, person)) = known.filter(|(session, _)| may_come(session)) else {
            tracing::warn!(address = %self.address, "a session that is none");
            app.host().metrics().forged.add(1);
            return Ok((None, By::Nothing));
        };
        let now = app.host().clock().now();
        if session.is_over(person.guest, now) {
            return Ok((None, By::Nothing));
        }
        if session.is_to_be_noted(now)
            && let Err(error) = app.host().storage().use_session(hash, now).await
        {
            // Whoever ends it at the same moment is right; all else is noted the next time.
            tracing::debug!(%error, "that a session is used was not noted");
        }
        let until = session.last_moment(person.guest);
        let secret = shown.value.to_owned();
        let by = By::Session { hash, csrf: csrf(&secret), secret, until, ends: session.ends };
        Ok((Some(person), by))
    }

    /// What lets a line stay open: by what it was opened, which must be good still. None for who is nobody.
    pub(super) async fn hold(&self, app: &App) -> Answered<Option<Hold>> {
        let Some(person) = &self.person else { return Ok(None) };
        let (storage, lines) = (app.host().storage(), &app.0.held);
        // First it is held, then it is asked whether it is good: so it cannot end in between unnoticed.
        let (hold, is_good) = match self.by {
            By::Session { hash, until, .. } => {
                let hold = lines.hold(Credential::Session(hash), person.id, until);
                (hold, storage.session(hash).await.map(|known| known.is_some()))
            }
            By::Token { hash, .. } => {
                let hold = lines.hold(Credential::Token(hash), person.id, None);
                (hold, storage.token(hash).await.map(|known| known.is_some()))
            }
            By::Nothing => return Ok(None),
        };
        match is_good {
            Ok(true) => Ok(Some(hold)),
            Ok(false) => Err(self.refuse(Refusal::who_are_you())),
            Err(error) => Err(self.refuse(error)),
        }
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
            By::Token { .. } | By::Nothing => Err(self.refuse(Refusal::not_in_person())),
        }
    }

    /// How often all sessions of who asks had been ended when they were let in.
    pub(super) fn ends(&self) -> i64 {
        match self.by {
            By::Session { ends, .. } => ends,
            By::Token { .. } | By::Nothing => 0,
        }
    }

    /// Who begins something that waits for an answer.
    pub(super) fn beginner(&self) -> Beginner {
        Beginner { person: self.person.as_ref().map(|person| person.id), from: self.address.into() }
    }

    /// From where they come, as tables know it.
    pub(super) fn household(&self, app: &App) -> Household {
        app.0.households.of(self.address.into())
    }

    /// Who they are at a table.
    pub(super) async fn guest_at(&self, app: &App, hosted: &Hosted) -> Guest {
        let guest = app.host().guest(hosted, self.player()).await;
        Guest { from: Some(self.household(app)), ..guest }
    }

    /// Who sits at tables: with a token to read nobody does, and it is told what who watches is told.
    pub(super) fn player(&self) -> Option<&Person> {
        self.person.as_ref().filter(|_| !self.only_reads())
    }

    /// Whether nothing may be changed.
    pub(super) fn only_reads(&self) -> bool {
        matches!(self.by, By::Token { scope: Scope::Read, .. })
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

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}
