//! What is kept of people.

use super::{Answer, TableKey};
use crate::names::AccountName;
use stolik_protocol::Scope;

/// A person, with or without an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct PersonId(pub i64);

/// The hash of something secret that its owner shows: a session, a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SecretHash(pub [u8; 32]);

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Which.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether without an account.
    pub guest: bool,
}

/// An account, for who wants to sign in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub person: Person,
    /// The hash of the password, as argon2 writes it; none for who has a passkey only.
    pub password: Option<String>,
    /// How often all sessions of the person were ended.
    pub ends: i64,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptSession {
    /// The hash of its secret.
    pub hash: SecretHash,
    /// Whose.
    pub person: PersonId,
    /// When it began.
    pub made: u64,
    /// When it was used last, more or less.
    pub seen: u64,
    /// Whether its cookie may come by http.
    pub plain: bool,
    /// How often all sessions of the person had been ended when they were let in; of one that is read, how often they are now.
    pub ends: i64,
}

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptToken {
    /// The hash of it.
    pub hash: SecretHash,
    /// Whose.
    pub person: PersonId,
    /// What it is called.
    pub name: String,
    /// What it is good for.
    pub scope: Scope,
    /// When it was made.
    pub made: u64,
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPasskey {
    /// Its id.
    pub id: Vec<u8>,
    /// Whose.
    pub person: PersonId,
    /// What it is called.
    pub name: String,
    /// The public key.
    pub key: Vec<u8>,
    /// How often it says it was used; 0 if it does not count.
    pub uses: u32,
    /// Whether it may be copied by who keeps it; unknown of those made before this was kept.
    pub eligible: Option<bool>,
    /// When it was made.
    pub made: u64,
}

/// Where somebody's browser can be reached.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptPush {
    /// The address at its push service.
    pub endpoint: String,
    /// Whose browser it is.
    pub person: PersonId,
    /// Its public key.
    pub key: Vec<u8>,
    /// What it shares with who sends.
    pub auth: Vec<u8>,
    /// The language it is written to in.
    pub language: String,
}

/// What is kept of people, and by whom it is written.
pub trait People {
    /// Keeps a new person without an account.
    fn create_person<'a>(&'a self, person: &'a Person, at: u64) -> Answer<'a, ()>;
    /// A person.
    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>>;
    /// Makes an account of a person, without a password for who has a passkey. Stale if an account has the name, or one that
    /// looks like it.
    fn create_account<'a>(
        &'a self,
        person: PersonId,
        name: &'a AccountName,
        password: Option<&'a str>,
    ) -> Answer<'a, ()>;
    /// A person without an account goes by another name. Stale if they have one.
    fn rename_guest<'a>(&'a self, person: PersonId, name: &'a str) -> Answer<'a, ()>;
    /// An account goes by another name. Stale if another has it, or one that looks like it.
    fn rename_account<'a>(&'a self, person: PersonId, name: &'a AccountName) -> Answer<'a, ()>;
    /// Gives an account another password in the place of this one, and ends all sessions of its owner. Stale if there is no account,
    /// or it has another password already.
    fn set_password<'a>(
        &'a self,
        person: PersonId,
        password: &'a str,
        before: Option<&'a str>,
    ) -> Answer<'a, ()>;
    /// The account that is found by this key; where there are several of old, the one that is spelled so.
    fn account<'a>(&'a self, key: &'a str, spelled: &'a str) -> Answer<'a, Option<Account>>;
    /// The account of a person.
    fn account_of(&self, person: PersonId) -> Answer<'_, Option<Account>>;

    /// How often all sessions of a person were ended.
    fn ends(&self, person: PersonId) -> Answer<'_, i64>;
    /// Keeps a session. Stale if all sessions of the person were ended since they were let in.
    fn create_session<'a>(&'a self, session: &'a KeptSession) -> Answer<'a, ()>;
    /// A session, and whose it is.
    fn session(&self, session: SecretHash) -> Answer<'_, Option<(KeptSession, Person)>>;
    /// The sessions of a person, the last used first.
    fn sessions(&self, person: PersonId) -> Answer<'_, Vec<KeptSession>>;
    /// A session is used. Stale if there is none.
    fn use_session(&self, session: SecretHash, at: u64) -> Answer<'_, ()>;
    /// Forgets a session.
    fn end_session(&self, session: SecretHash) -> Answer<'_, ()>;
    /// Forgets all sessions, tokens and browsers of a person but this session.
    fn end_all_but(&self, person: PersonId, session: SecretHash) -> Answer<'_, ()>;
    /// Forgets sessions of accounts that were not used since a moment or began before another, and those of guests that were not used
    /// since a third.
    fn end_old_sessions(&self, unused: u64, made: u64, unused_by_guest: u64) -> Answer<'_, ()>;

    /// Somebody has signed in in this browser; of those of a person the last so many are known.
    fn know_device(&self, device: SecretHash, person: PersonId, at: u64, most: u32) -> Answer<'_, ()>;
    /// Who has signed in in a browser.
    fn known_in(&self, device: SecretHash) -> Answer<'_, Vec<PersonId>>;

    /// Keeps a token.
    fn create_token<'a>(&'a self, token: &'a KeptToken) -> Answer<'a, ()>;
    /// A token, and whose it is.
    fn token(&self, token: SecretHash) -> Answer<'_, Option<(KeptToken, Person)>>;
    /// The tokens of a person, the oldest first.
    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<KeptToken>>;
    /// Forgets the tokens of this name.
    fn end_tokens<'a>(&'a self, person: PersonId, name: &'a str) -> Answer<'a, ()>;

    /// Somebody does not want to hear somebody at a table, or wants to again. `who` is theirs who ask to say.
    fn set_mute<'a>(&'a self, table: TableKey, person: PersonId, who: &'a str, yes: bool) -> Answer<'a, ()>;
    /// Who does not want to hear whom at a table.
    fn mutes(&self, table: TableKey) -> Answer<'_, Vec<(PersonId, String)>>;

    /// Keeps a passkey. Stale if it is known.
    fn create_passkey<'a>(&'a self, passkey: &'a KeptPasskey) -> Answer<'a, ()>;
    /// A passkey by its id, and whose it is.
    fn passkey<'a>(&'a self, id: &'a [u8]) -> Answer<'a, Option<(KeptPasskey, Person)>>;
    /// The passkeys of a person.
    fn passkeys(&self, person: PersonId) -> Answer<'_, Vec<KeptPasskey>>;
    /// A passkey was used, says it was so often, and whether it may be copied. Stale if it was used as often before.
    fn use_passkey<'a>(&'a self, id: &'a [u8], uses: u32, eligible: bool) -> Answer<'a, ()>;
    /// Forgets a passkey.
    fn end_passkey<'a>(&'a self, person: PersonId, id: &'a [u8]) -> Answer<'a, ()>;

    /// Keeps where a browser can be reached; one browser is one person's.
    fn create_push<'a>(&'a self, push: &'a KeptPush) -> Answer<'a, ()>;
    /// Where the browsers of a person can be reached.
    fn pushes(&self, person: PersonId) -> Answer<'_, Vec<KeptPush>>;
    /// Forgets where a browser could be reached; if a person is named, only if it is theirs.
    fn end_push<'a>(&'a self, endpoint: &'a str, person: Option<PersonId>) -> Answer<'a, ()>;
}
