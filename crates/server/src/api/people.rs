//! People: guests, accounts, sessions, tokens.

use super::body::Body;
use super::caller::{Answered, By, COOKIE_NAME, Caller, csrf};
use super::passkeys::{forged, owner};
use crate::limits::Asked;
use crate::storage::{Person, PersonId, StorageError};
use crate::{App, Refusal, secrets};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use stolik_game::Message;
use stolik_protocol::{
    Credentials, LONGEST_PASSWORD, Me, Named, NewPassword, NewToken, SHORTEST_PASSWORD, Token, TokenName,
};
use stolik_table::Seating;

/// A year, in seconds: how long a browser keeps a session.
const YEAR: u32 = 365 * 24 * 60 * 60;
const MOST_TOKENS: usize = 20;

pub(super) type WithCookie<T> = ([(HeaderName, String); 1], Json<T>);

/// Who one is.
pub(super) async fn me(State(app): State<App>, caller: Caller) -> Answered<Json<Me>> {
    let person = caller.person()?;
    let csrf = match &caller.by {
        By::Session { csrf, .. } => csrf.clone(),
        By::Token | By::Nothing => String::new(),
    };
    described(&app, &caller, person.clone(), csrf).await.map(Json)
}

/// Somebody as they are told who they are.
async fn described(app: &App, caller: &Caller, person: Person, csrf: String) -> Answered<Me> {
    let password = has_password(app, &person).await.map_err(|error| caller.refuse(error))?;
    Ok(Me { name: person.name, guest: person.guest, password, csrf })
}

/// Whether somebody can come in without a passkey.
pub(super) async fn has_password(app: &App, person: &Person) -> Result<bool, StorageError> {
    Ok(password_of(app, person).await?.is_some())
}

/// The hash of somebody's password.
async fn password_of(app: &App, person: &Person) -> Result<Option<String>, StorageError> {
    if person.guest {
        return Ok(None);
    }
    let account = app.host().storage().account(&person.name).await?;
    Ok(account.filter(|account| account.person.id == person.id).and_then(|account| account.password))
}

/// Somebody becomes a guest.
pub(super) async fn guest(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<Named>,
) -> Answered<WithCookie<Me>> {
    let name = read_name(&named.name).map_err(|refusal| caller.refuse(refusal))?;
    admit(&app, &caller, [Asked::Guest(caller.address.into())])?;
    let person = Person { id: PersonId(secrets::number()), name, guest: true };
    let storage = app.host().storage();
    storage.create_person(&person, app.host().clock().now()).await.map_err(|error| caller.refuse(error))?;
    begin_session(&app, &caller, person).await
}

/// A guest gets an account and keeps all games; who is nobody yet gets one too.
pub(super) async fn register(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<Credentials>,
) -> Answered<WithCookie<Me>> {
    attempt(&app, &caller, None)?;
    let refuse = |refusal| caller.refuse(refusal);
    if caller.person.is_some() {
        caller.in_person()?;
    }
    let name = read_name(&wanted.name).map_err(refuse)?;
    check_password(&wanted.password).map_err(|refusal| caller.refuse(refusal.at("password")))?;
    if caller.person.as_ref().is_some_and(|person| !person.guest) {
        let has = Refusal::new(StatusCode::CONFLICT, "has-account", "server-has-account");
        return Err(caller.refuse(has));
    }
    let storage = app.host().storage();
    let password = hash(&app, wanted.password).await.map_err(refuse)?;
    let person = if let Some(guest) = &caller.person {
        guest.clone()
    } else {
        let person = Person { id: PersonId(secrets::number()), name: name.clone(), guest: true };
        let made = storage.create_person(&person, app.host().clock().now()).await;
        made.map_err(|error| caller.refuse(error))?;
        person
    };
    match storage.create_account(person.id, &name, Some(&password)).await {
        Ok(()) => {
            let person = Person { name, guest: false, ..person };
            call(&app, &person).await;
            begin_session(&app, &caller, person).await
        }
        Err(StorageError::Stale) => Err(caller.refuse(name_taken(&name))),
        Err(error) => Err(caller.refuse(error)),
    }
}

/// Somebody signs in; a guest takes all games along.
pub(super) async fn login(
    State(app): State<App>,
    caller: Caller,
    Body(given): Body<Credentials>,
) -> Answered<WithCookie<Me>> {
    attempt(&app, &caller, Some(&given.name))?;
    let account = app.host().storage().account(given.name.trim()).await;
    let account = account.map_err(|error| caller.refuse(error))?;
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let right = verify(&app, kept, given.password).await.map_err(|refusal| caller.refuse(refusal))?;
    let Some(account) = account.filter(|_| right) else {
        tracing::warn!(address = %caller.address, "a wrong password");
        let wrong = Refusal::new(StatusCode::UNAUTHORIZED, "wrong-password", "server-wrong-password");
        return Err(caller.refuse(wrong.at("password")));
    };
    let account = account.person;
    app.host().hand_over(caller.guest(), &account).await.map_err(|refusal| caller.refuse(refusal))?;
    begin_session(&app, &caller, account).await
}

/// An account gets another password. Whoever has come in by the old one is out.
pub(super) async fn set_password(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(wanted): Body<NewPassword>,
) -> Answered<WithCookie<Me>> {
    let person = caller.in_person()?;
    if person.guest {
        return Err(caller.refuse(Refusal::new(StatusCode::CONFLICT, "no-account", "server-no-account")));
    }
    attempt(&app, &caller, Some(&person.name))?;
    check_password(&wanted.new).map_err(|refusal| caller.refuse(refusal.at("new")))?;
    prove(&app, &caller, &headers, person, &wanted).await?;
    let hash = hash(&app, wanted.new).await.map_err(|refusal| caller.refuse(refusal))?;
    let set = app.host().storage().set_password(person.id, &hash).await;
    set.map_err(|error| caller.refuse(error))?;
    tracing::info!(address = %caller.address, "another password");
    begin_session(&app, &caller, person.clone()).await
}

/// Whether it is the owner of an account who asks, and not somebody who has found a browser open.
async fn prove(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    person: &Person,
    given: &NewPassword,
) -> Answered<()> {
    if let Some(used) = &given.passkey {
        let owner = owner(app, caller, headers, used).await?;
        return if owner.id == person.id { Ok(()) } else { Err(forged(app, caller)) };
    }
    let kept = password_of(app, person).await.map_err(|error| caller.refuse(error))?;
    let refused = |code, key| Refusal::new(StatusCode::FORBIDDEN, code, key).at("old");
    let Some(kept) = kept else {
        return Err(caller.refuse(refused("needs-passkey", "server-needs-passkey")));
    };
    let old = given.old.clone().unwrap_or_default();
    if verify(app, Some(kept), old).await.map_err(|refusal| caller.refuse(refusal))? {
        Ok(())
    } else {
        tracing::warn!(address = %caller.address, "a wrong password");
        Err(caller.refuse(refused("wrong-password", "server-wrong-old-password")))
    }
}

/// Somebody takes another name. An account is signed in to by it from now on.
pub(super) async fn rename(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<Named>,
) -> Answered<Json<Me>> {
    let person = caller.in_person()?;
    attempt(&app, &caller, None)?;
    let name = read_name(&named.name).map_err(|refusal| caller.refuse(refusal))?;
    match app.host().storage().rename(person.id, &name).await {
        Ok(()) => {}
        Err(StorageError::Stale) => return Err(caller.refuse(name_taken(&name))),
        Err(error) => return Err(caller.refuse(error)),
    }
    let person = Person { name, ..person.clone() };
    call(&app, &person).await;
    me(State(app), Caller { person: Some(person), ..caller }).await
}

/// Has somebody's tables call them as they are called now. A table that cannot be told goes on with the name it knows.
pub(super) async fn call(app: &App, person: &Person) {
    if let Err(refusal) = app.host().call(person).await {
        tracing::warn!(code = refusal.code, "not all tables know of another name");
    }
}

/// Somebody signs out.
pub(super) async fn logout(
    State(app): State<App>,
    caller: Caller,
) -> Answered<([(HeaderName, String); 1], StatusCode)> {
    if let By::Session { hash, .. } = &caller.by {
        app.host().storage().end_session(*hash).await.map_err(|error| caller.refuse(error))?;
    }
    Ok(([(SET_COOKIE, cookie(&app, "", 0))], StatusCode::NO_CONTENT))
}

/// The tokens of one's programs.
pub(super) async fn tokens(State(app): State<App>, caller: Caller) -> Answered<Json<Vec<Token>>> {
    let person = caller.person()?;
    let tokens = app.host().storage().tokens(person.id).await.map_err(|error| caller.refuse(error))?;
    let token = |(name, made): (String, u64)| Token { name, made: made / 1_000 };
    Ok(Json(tokens.into_iter().map(token).collect()))
}

/// Makes a token for a program.
pub(super) async fn make_token(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<TokenName>,
) -> Answered<Json<NewToken>> {
    let person = caller.in_person()?;
    let name = read_name(&wanted.name).map_err(|refusal| caller.refuse(refusal))?;
    let storage = app.host().storage();
    let known = storage.tokens(person.id).await.map_err(|error| caller.refuse(error))?;
    if known.len() >= MOST_TOKENS {
        let message = Message::new("server-too-many").with("most", MOST_TOKENS);
        return Err(caller.refuse(Refusal::bad("too-many-tokens", message)));
    }
    let token = secrets::word::<40>();
    let now = app.host().clock().now();
    let made = storage.create_token(secrets::hash("token", &token), person.id, &name, now).await;
    made.map_err(|error| caller.refuse(error))?;
    Ok(Json(NewToken { name, token }))
}

/// Forgets the tokens of a name.
pub(super) async fn end_token(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<TokenName>,
) -> Answered<StatusCode> {
    let person = caller.in_person()?;
    let name = read_name(&named.name).map_err(|refusal| caller.refuse(refusal))?;
    let ended = app.host().storage().end_tokens(person.id, &name).await;
    ended.map_err(|error| caller.refuse(error))?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn name_taken(name: &str) -> Refusal {
    let message = Message::new("server-name-taken").with("name", name);
    Refusal::because(StatusCode::CONFLICT, "name-taken", message).at("name")
}

/// Whether somebody may try again to sign in or to register.
pub(super) fn attempt(app: &App, caller: &Caller, name: Option<&str>) -> Answered<()> {
    let at_account = name.map(|name| Asked::AttemptAt(name.to_lowercase()));
    admit(app, caller, at_account.into_iter().chain([Asked::Attempt(caller.address.into())]))
}

/// Whether all of this may be asked now.
fn admit(app: &App, caller: &Caller, asked: impl IntoIterator<Item = Asked>) -> Answered<()> {
    let now = app.host().clock().now();
    if asked.into_iter().all(|asked| app.0.limits.admit(asked, now)) {
        Ok(())
    } else {
        app.host().metrics().too_fast.add(1);
        Err(caller.refuse(Refusal::too_fast()))
    }
}

/// Begins a session, and ends the one before.
pub(super) async fn begin_session(app: &App, caller: &Caller, person: Person) -> Answered<WithCookie<Me>> {
    let storage = app.host().storage();
    let session = secrets::word::<40>();
    let kept = secrets::hash("session", &session);
    let begun = storage.create_session(kept, person.id, app.host().clock().now()).await;
    begun.map_err(|error| caller.refuse(error))?;
    if let By::Session { hash, .. } = &caller.by {
        storage.end_session(*hash).await.map_err(|error| caller.refuse(error))?;
    }
    let me = described(app, caller, person, csrf(&session)).await?;
    Ok(([(SET_COOKIE, cookie(app, &session, YEAR))], Json(me)))
}

fn cookie(app: &App, session: &str, seconds: u32) -> String {
    let secure = if app.0.settings.secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={session}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// A name that can stand in records and tables.
pub(super) fn read_name(given: &str) -> Result<String, Refusal> {
    Seating::read_name(given).ok_or_else(|| {
        let message = Message::new("server-bad-name").with("most", Seating::LONGEST_NAME);
        Refusal::bad("bad-name", message).at("name")
    })
}

/// A password that is neither too short nor too long.
fn check_password(given: &str) -> Result<(), Refusal> {
    if (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&given.chars().count()) {
        return Ok(());
    }
    let message = Message::new("server-bad-password").with("least", SHORTEST_PASSWORD);
    Err(Refusal::bad("bad-password", message.with("most", LONGEST_PASSWORD)))
}

/// The hash of a password, which takes its time.
async fn hash(app: &App, password: String) -> Result<String, Refusal> {
    let hashed = busy(app, move || {
        let hash: Result<PasswordHash, _> = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string())
    });
    hashed.await?.map_err(|error| Refusal::from(StorageError::Broken(error.to_string())))
}

/// Whether a password is the one that was kept. Where none was, it takes as long to say no.
async fn verify(app: &App, kept: Option<String>, password: String) -> Result<bool, Refusal> {
    busy(app, move || {
        if let Some(kept) = kept {
            let right = |kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok();
            return PasswordHash::new(&kept).is_ok_and(right);
        }
        let hash: Result<PasswordHash, _> = Argon2::default().hash_password(password.as_bytes());
        drop(hash);
        false
    })
    .await
}

async fn busy<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    let stopped = |_| Refusal::stopping();
    let _turn = app.0.hashing.acquire().await.map_err(|_| Refusal::stopping())?;
    tokio::task::spawn_blocking(work).await.map_err(stopped)
}
