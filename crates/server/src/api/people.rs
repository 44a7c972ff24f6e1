//! People: guests, accounts, sessions, tokens.

use super::body::Body;
use super::caller::{Answered, By, Caller};
use super::passkeys::{forged, owner};
use super::sessions::{WithCookie, begin_session, kept_on};
use crate::attempts::{AccountKey, Attempt, Place};
use crate::held::Credential;
use crate::limits::Asked;
use crate::names::{self, AccountName};
use crate::passwords::{Weak, weakness};
use crate::storage::{Account, Person, PersonId, StorageError};
use crate::{App, Refusal, secrets};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use stolik_game::Message;
use stolik_protocol::{Credentials, LONGEST_PASSWORD, Me, Named, NewPassword, SHORTEST_PASSWORD};

/// Who one is.
pub(super) async fn me(State(app): State<App>, caller: Caller) -> Answered<WithCookie<Me>> {
    let person = caller.person()?;
    let csrf = match &caller.by {
        By::Session { csrf, .. } => csrf.clone(),
        By::Token { .. } | By::Nothing => String::new(),
    };
    let me = described(&app, &caller, person.clone(), csrf).await?;
    Ok((kept_on(&app, &caller.by), Json(me)))
}

/// Somebody as they are told who they are.
pub(super) async fn described(app: &App, caller: &Caller, person: Person, csrf: String) -> Answered<Me> {
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
    let account = app.host().storage().account_of(person.id).await?;
    Ok(account.and_then(|account| account.password))
}

/// Somebody becomes a guest.
pub(super) async fn guest(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<Named>,
) -> Answered<WithCookie<Me>> {
    let name = names::read(&named.name).map_err(|refusal| caller.refuse(refusal))?;
    admit(&app, &caller, Asked::Guest(caller.address.into()))?;
    let person = Person { id: PersonId(secrets::number()), name, guest: true };
    let storage = app.host().storage();
    storage.create_person(&person, app.host().clock().now()).await.map_err(|error| caller.refuse(error))?;
    begin_session(&app, &caller, person, 0).await
}

/// A guest gets an account and keeps all games; who is nobody yet gets one too.
pub(super) async fn register(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<Credentials>,
) -> Answered<WithCookie<Me>> {
    admit(&app, &caller, Asked::Account(caller.address.into()))?;
    let refuse = |refusal| caller.refuse(refusal);
    if caller.person.is_some() {
        caller.in_person()?;
    }
    let name = names::read(&wanted.name).map_err(refuse)?;
    check_password(&wanted.password, &name).map_err(|refusal| caller.refuse(refusal.at("password")))?;
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
    match storage.create_account(person.id, &AccountName::new(&name), Some(&password)).await {
        Ok(()) => {
            let person = Person { name, guest: false, ..person };
            call(&app, &person).await;
            begin_session(&app, &caller, person, caller.ends()).await
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
    let key = names::key(&given.name);
    let account = app.host().storage().account(&key, given.name.trim()).await;
    let account = account.map_err(|error| caller.refuse(error))?;
    let guess = guess(&app, &caller, &key, account.as_ref()).await?;
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let right = verify(&app, &caller, guess, kept, given.password).await?;
    let Some(account) = account.filter(|_| right) else {
        tracing::warn!(address = %caller.address, "a wrong password");
        let wrong = Refusal::new(StatusCode::UNAUTHORIZED, "wrong-password", "server-wrong-password");
        return Err(caller.refuse(wrong.at("password")));
    };
    let Account { person, ends, .. } = account;
    app.host().hand_over(caller.guest(), &person).await.map_err(|refusal| caller.refuse(refusal))?;
    begin_session(&app, &caller, person, ends).await
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
    admit(&app, &caller, Asked::Change(person.id))?;
    check_password(&wanted.new, &person.name).map_err(|refusal| caller.refuse(refusal.at("new")))?;
    let before = prove(&app, &caller, &headers, person, &wanted).await?;
    let hash = hash(&app, wanted.new).await.map_err(|refusal| caller.refuse(refusal))?;
    let set = app.host().storage().set_password(person.id, &hash, before.as_deref()).await;
    set.map_err(|error| match error {
        // Somebody else was quicker, and this is the old one no more.
        StorageError::Stale => caller.refuse(wrong_old()),
        error => caller.refuse(error),
    })?;
    tracing::info!(address = %caller.address, "another password");
    let here = match &caller.by {
        By::Session { hash, .. } => Some(Credential::Session(*hash)),
        By::Token { .. } | By::Nothing => None,
    };
    // What is open in this browser goes on with its new session.
    app.0.held.end_all_of(person.id, |by| matches!(by, Credential::Session(_)) && Some(*by) != here);
    begin_session(&app, &caller, person.clone(), caller.ends() + 1).await
}

/// Whether it is the owner of an account who asks, and not somebody who has found a browser open. Gives what is kept of the password
/// that was proved to be theirs, or is to be replaced.
async fn prove(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    person: &Person,
    given: &NewPassword,
) -> Answered<Option<String>> {
    let kept = password_of(app, person).await.map_err(|error| caller.refuse(error))?;
    if let Some(used) = &given.passkey {
        let (owner, _) = owner(app, caller, headers, used).await?;
        return if owner.id == person.id { Ok(kept) } else { Err(forged(app, caller)) };
    }
    let Some(kept) = kept else {
        let needs = Refusal::new(StatusCode::FORBIDDEN, "needs-passkey", "server-needs-passkey");
        return Err(caller.refuse(needs.at("old")));
    };
    let old = given.old.clone().unwrap_or_default();
    // Who is signed in has attempts of their own, which strangers do not use up.
    let known = secrets::hash("signed in", &person.id.0.to_string());
    let at = AccountKey(secrets::hash("account", &names::key(&person.name)));
    let guess = Attempt { at, from: Place::Known(known) };
    if verify(app, caller, guess, Some(kept.clone()), old).await? {
        Ok(Some(kept))
    } else {
        tracing::warn!(address = %caller.address, "a wrong password");
        Err(caller.refuse(wrong_old()))
    }
}

fn wrong_old() -> Refusal {
    Refusal::new(StatusCode::FORBIDDEN, "wrong-password", "server-wrong-old-password").at("old")
}

/// Somebody takes another name. An account is signed in to by it from now on.
pub(super) async fn rename(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<Named>,
) -> Answered<WithCookie<Me>> {
    let person = caller.in_person()?;
    admit(&app, &caller, Asked::Change(person.id))?;
    let name = names::read(&named.name).map_err(|refusal| caller.refuse(refusal))?;
    let storage = app.host().storage();
    let account = AccountName::new(&name);
    let renamed = if person.guest {
        storage.rename_guest(person.id, &name)
    } else {
        storage.rename_account(person.id, &account)
    };
    match renamed.await {
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

pub(super) fn name_taken(name: &str) -> Refusal {
    let message = Message::new("server-name-taken").with("name", name);
    Refusal::because(StatusCode::CONFLICT, "name-taken", message).at("name")
}

/// A guess at a password, and from where it counts: a browser in which its owner has signed in before is not kept from it by others.
async fn guess(app: &App, caller: &Caller, key: &str, account: Option<&Account>) -> Answered<Attempt> {
    let owner = account.map(|account| account.person.id);
    let known_in = match caller.device {
        Some(device) => app.host().storage().known_in(device).await.map_err(|error| caller.refuse(error))?,
        None => Vec::new(),
    };
    let known = caller.device.filter(|_| owner.is_some_and(|owner| known_in.contains(&owner)));
    let from = known.map_or(Place::Address(caller.address.into()), Place::Known);
    Ok(Attempt { at: AccountKey(secrets::hash("account", key)), from })
}

/// Whether a password is the one that was kept. Only a wrong one counts: for where it comes from, and for the account. Both are asked
/// when it is tried and not before, so of many who come at once with the right one nobody is refused; and before it waits, so that who
/// has guessed enough does not make others wait.
async fn verify(
    app: &App,
    caller: &Caller,
    guess: Attempt,
    kept: Option<String>,
    password: String,
) -> Answered<bool> {
    let now = || app.host().clock().now();
    let address = match guess.from {
        Place::Address(from) => Some(Asked::Password(from)),
        Place::Known(_) => None,
    };
    let may_come = address.as_ref().is_none_or(|asked| app.0.limits.would_admit(asked, now()));
    if !may_come {
        return Err(too_many(app, caller, "too many wrong passwords from an address"));
    }
    if !app.0.attempts.would_admit(guess, now()) {
        return Err(too_many(app, caller, "too many wrong passwords for an account"));
    }
    let _turn = app.0.hashing.acquire().await.map_err(|_| caller.refuse(Refusal::stopping()))?;
    if !address.as_ref().is_none_or(|asked| app.0.limits.admit(asked.clone(), now())) {
        return Err(too_many(app, caller, "too many wrong passwords from an address"));
    }
    let may_try = app.0.attempts.begin(guess, now());
    let right = may_try && is_right(app, kept, password).await.map_err(|refusal| caller.refuse(refusal))?;
    if let Some(asked) = address.filter(|_| right || !may_try) {
        app.0.limits.give_back(&asked);
    }
    if !may_try {
        return Err(too_many(app, caller, "too many wrong passwords for an account"));
    }
    if right {
        app.0.attempts.is_right(guess);
    }
    Ok(right)
}

fn too_many(app: &App, caller: &Caller, what: &'static str) -> super::caller::Refused {
    app.too_fast(what, caller.address);
    let refusal = Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "server-too-many-guesses");
    caller.refuse(refusal.at("password"))
}

/// Whether this may be asked now.
pub(super) fn admit(app: &App, caller: &Caller, asked: Asked) -> Answered<()> {
    let what = match asked {
        Asked::Guest(_) | Asked::Account(_) => "too many new people from an address",
        Asked::Table(_) | Asked::SlowTable(_) => "too many new tables from an address",
        Asked::Link(_) => "too many links of guests that are none",
        _ => "too many requests",
    };
    if app.0.limits.admit(asked, app.host().clock().now()) {
        return Ok(());
    }
    app.too_fast(what, caller.address);
    Err(caller.refuse(Refusal::too_fast()))
}

/// A password that is neither too short nor too long, and not one of those that are guessed first.
fn check_password(given: &str, name: &str) -> Result<(), Refusal> {
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&given.chars().count()) {
        let message = Message::new("server-bad-password").with("least", SHORTEST_PASSWORD);
        return Err(Refusal::bad("bad-password", message.with("most", LONGEST_PASSWORD)));
    }
    let weak = |key| Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "weak-password", key);
    match weakness(given, name) {
        None => Ok(()),
        Some(Weak::Common) => Err(weak("server-common-password")),
        Some(Weak::LikeName) => Err(weak("server-name-password")),
    }
}

/// The hash of a password, which takes its time.
async fn hash(app: &App, password: String) -> Result<String, Refusal> {
    let _turn = app.0.hashing.acquire().await.map_err(|_| Refusal::stopping())?;
    let hashed = busy(app, move |hashes| {
        let hash: Result<PasswordHash, _> = hashes.argon().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string())
    });
    hashed.await?.map_err(|error| Refusal::from(StorageError::Broken(error.to_string())))
}

/// Whether a password is the one that was kept. Where none was, it takes as long to say no.
async fn is_right(app: &App, kept: Option<String>, password: String) -> Result<bool, Refusal> {
    busy(app, move |hashes| {
        if let Some(kept) = kept {
            let right = |kept| hashes.argon().verify_password(password.as_bytes(), &kept).is_ok();
            return PasswordHash::new(&kept).is_ok_and(right);
        }
        let hash: Result<PasswordHash, _> = hashes.argon().hash_password(password.as_bytes());
        drop(hash);
        false
    })
    .await
}

/// Does something with what hashes passwords, which is counted.
async fn busy<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&Hashes) -> T + Send + 'static,
) -> Result<T, Refusal> {
    let hashes = Hashes(app.clone());
    tokio::task::spawn_blocking(move || work(&hashes)).await.map_err(|_| Refusal::stopping())
}

/// What hashes passwords, and counts how often.
struct Hashes(App);

impl Hashes {
    fn argon(&self) -> Argon2<'static> {
        self.0.host().metrics().hashes.add(1);
        Argon2::default()
    }
}
