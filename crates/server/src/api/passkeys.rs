//! Signing in without a password.

use super::body::Body;
use super::caller::{Answered, By, Caller};
use super::people::{call, has_password, name_taken};
use super::sessions::{WithCookie, begin_session};
use crate::names::{self, AccountName};
use crate::origin::Origin;
use crate::passkeys::{Algorithm, Asked, Key, PATIENCE, Purpose, Record, Wrong};
use crate::push::decode;
use crate::storage::{KeptPasskey, Person, PersonId, StorageError};
use crate::{App, Refusal, secrets};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use stolik_game::Message;
use stolik_protocol::{
    Assertion, CredentialKind, CredentialParameter, Me, NewPasskey, Passkey, PasskeyId, PasskeyNeeds,
    PasskeyOptions, PasskeyRequest, PasskeyUser, RelyingParty,
};

const MOST_PASSKEYS: usize = 20;
const KIND: &str = "public-key";
const REQUIRED: &str = "required";

/// One's passkeys.
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Answered<Json<Vec<Passkey>>> {
    let person = caller.in_person()?;
    let passkeys = app.host().storage().passkeys(person.id).await.map_err(|error| caller.refuse(error))?;
    let shown = |kept: KeptPasskey| Passkey {
        id: URL_SAFE_NO_PAD.encode(kept.id),
        name: kept.name,
        made: kept.made / 1_000,
    };
    Ok(Json(passkeys.into_iter().map(shown).collect()))
}

/// Begins to make a passkey.
pub(super) async fn begin(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Answered<Json<PasskeyOptions>> {
    let person = caller.in_person()?;
    let known = app.host().storage().passkeys(person.id).await.map_err(|error| caller.refuse(error))?;
    if known.len() >= MOST_PASSKEYS {
        let message = Message::new("server-too-many").with("most", MOST_PASSKEYS);
        return Err(caller.refuse(Refusal::bad("too-many-passkeys", message)));
    }
    let challenge = open(&app, Purpose::Make(person.id));
    Ok(Json(PasskeyOptions {
        rp: RelyingParty { id: host(&app, &headers), name: "Stolik".to_owned() },
        user: PasskeyUser {
            id: URL_SAFE_NO_PAD.encode(handle(person.id)),
            name: person.name.clone(),
            display_name: person.name.clone(),
        },
        challenge,
        pub_key_cred_params: Algorithm::ALL
            .map(|algorithm| CredentialParameter { kind: KIND.to_owned(), alg: algorithm.number() })
            .to_vec(),
        timeout: PATIENCE,
        exclude_credentials: known
            .into_iter()
            .map(|passkey| CredentialKind { kind: KIND.to_owned(), id: URL_SAFE_NO_PAD.encode(passkey.id) })
            .collect(),
        authenticator_selection: PasskeyNeeds {
            resident_key: REQUIRED.to_owned(),
            user_verification: REQUIRED.to_owned(),
        },
        attestation: "none".to_owned(),
    }))
}

/// Keeps a passkey. A guest gets an account by it, and keeps all games.
pub(super) async fn make(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(wanted): Body<NewPasskey>,
) -> Answered<WithCookie<Me>> {
    let person = caller.in_person()?;
    let name = names::read(&wanted.name).map_err(|refusal| caller.refuse(refusal))?;
    let account = wanted.account.as_deref().unwrap_or(&person.name);
    let account = names::read(account).map_err(|refusal| caller.refuse(refusal.at("account")))?;
    let asked = Purpose::Make(person.id);
    let made = check(&app, &caller, &headers, asked, |asked| asked.made(&wanted.credential))?;
    let storage = app.host().storage();
    let known = storage.passkey(&made.id).await.map_err(|error| caller.refuse(error))?;
    if known.is_some() {
        return Err(caller.refuse(known_already()));
    }
    let mut person = person.clone();
    if person.guest {
        match storage.create_account(person.id, &AccountName::new(&account), None).await {
            Ok(()) => person = Person { name: account, guest: false, ..person },
            Err(StorageError::Stale) => return Err(caller.refuse(name_taken(&account).at("account"))),
            Err(error) => return Err(caller.refuse(error)),
        }
        call(&app, &person).await;
    }
    let kept = KeptPasskey {
        id: made.id,
        person: person.id,
        name,
        key: made.key.0,
        uses: made.uses,
        eligible: Some(made.eligible),
        made: app.host().clock().now(),
    };
    match storage.create_passkey(&kept).await {
        Ok(()) => begin_session(&app, &caller, person, caller.ends()).await,
        Err(StorageError::Stale) => Err(caller.refuse(known_already())),
        Err(error) => Err(caller.refuse(error)),
    }
}

/// Forgets a passkey.
pub(super) async fn end(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<PasskeyId>,
) -> Answered<StatusCode> {
    let person = caller.in_person()?;
    let no_id = || caller.refuse(Refusal::bad("bad-id", Message::new("server-bad-id")).at("id"));
    let id = decode(&named.id).filter(|id| !id.is_empty()).ok_or_else(no_id)?;
    let storage = app.host().storage();
    let known = storage.passkeys(person.id).await.map_err(|error| caller.refuse(error))?;
    let is_last = matches!(known.as_slice(), [only] if only.id == id);
    if is_last && !has_password(&app, person).await.map_err(|error| caller.refuse(error))? {
        let last = Refusal::new(StatusCode::CONFLICT, "last-passkey", "server-last-passkey");
        return Err(caller.refuse(last));
    }
    storage.end_passkey(person.id, &id).await.map_err(|error| caller.refuse(error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins to sign in.
pub(super) async fn begin_login(State(app): State<App>, headers: HeaderMap) -> Json<PasskeyRequest> {
    Json(PasskeyRequest {
        challenge: open(&app, Purpose::SignIn),
        rp_id: host(&app, &headers),
        timeout: PATIENCE,
        user_verification: REQUIRED.to_owned(),
    })
}

/// Somebody signs in.
pub(super) async fn login(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(given): Body<Assertion>,
) -> Answered<WithCookie<Me>> {
    let (person, ends) = owner(&app, &caller, &headers, &given).await?;
    app.host().hand_over(caller.guest(), &person).await.map_err(|refusal| caller.refuse(refusal))?;
    begin_session(&app, &caller, person, ends).await
}

/// Whose passkey has answered, and how often all sessions of theirs had been ended before it was asked whether it is right.
pub(super) async fn owner(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    given: &Assertion,
) -> Answered<(Person, i64)> {
    let storage = app.host().storage();
    let id = decode(&given.id).unwrap_or_default();
    let known = storage.passkey(&id).await.map_err(|error| caller.refuse(error))?;
    let Some((passkey, person)) = known else { return Err(forged(app, caller)) };
    let ends = storage.ends(person.id).await.map_err(|error| caller.refuse(error))?;
    let record = Record {
        id: passkey.id.clone(),
        key: Key(passkey.key),
        eligible: passkey.eligible,
        handle: handle(person.id),
    };
    let used = check(app, caller, headers, Purpose::SignIn, |asked| asked.used(&record, given))?;
    // §7.2, 22 and 24: the count, which must have grown, and what else has changed.
    match storage.use_passkey(&passkey.id, used.uses, used.eligible).await {
        Ok(()) => Ok((person, ends)),
        // It says it was used no more often than before: there is a copy of it somewhere.
        Err(StorageError::Stale) => Err(forged(app, caller)),
        Err(error) => Err(caller.refuse(error)),
    }
}

fn open(app: &App, purpose: Purpose) -> String {
    app.0.challenges.open(purpose, app.host().clock().now())
}

/// Checks what a browser gave.
fn check<T>(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    purpose: Purpose,
    check: impl FnOnce(&Asked) -> Result<T, Wrong>,
) -> Answered<T> {
    let asked = Asked {
        host: &host(app, headers),
        is_own: &|origin| Origin::is_own(&app.0.settings, headers, origin),
        purpose,
        challenges: &app.0.challenges,
        now: app.host().clock().now(),
    };
    check(&asked).map_err(|wrong| match wrong {
        Wrong::Challenge => {
            caller.refuse(Refusal::new(StatusCode::CONFLICT, "old-challenge", "server-old-challenge"))
        }
        Wrong::Answer => forged(app, caller),
    })
}

pub(super) fn forged(app: &App, caller: &Caller) -> super::caller::Refused {
    app.host().metrics().forged.add(1);
    tracing::warn!(address = %caller.address, "a passkey that is none");
    caller.refuse(Refusal::new(StatusCode::UNAUTHORIZED, "bad-passkey", "server-bad-passkey"))
}

fn known_already() -> Refusal {
    Refusal::new(StatusCode::CONFLICT, "passkey-known", "server-passkey-known")
}

/// The name of the host as browsers see it, without a port.
fn host(app: &App, headers: &HeaderMap) -> String {
    Origin::own(&app.0.settings, headers).map_or_else(String::new, |own| own.host().to_owned())
}

/// What stands for a person in a passkey, and says nothing about them.
fn handle(person: PersonId) -> Vec<u8> {
    secrets::hash("passkey of", &person.0.to_string()).0[..16].to_vec()
}

impl Caller {
    /// The guest who asks, if it is one: their games become those of the account they sign in to.
    pub(super) fn guest(&self) -> Option<&Person> {
        self.person.as_ref().filter(|person| person.guest && matches!(self.by, By::Session { .. }))
    }
}
