//! What is kept of people.

use super::{Answer, TableKey};

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
    /// Makes an account of a person, without a password for who has a passkey. Stale if the name is taken.
    fn create_account<'a>(
        &'a self,
        person: PersonId,
        name: &'a str,
        password: Option<&'a str>,
    ) -> Answer<'a, ()>;
    /// A person goes by another name, and their account too if they have one. Stale if an account has it.
    fn rename<'a>(&'a self, person: PersonId, name: &'a str) -> Answer<'a, ()>;
    /// Gives an account another password, and ends all sessions of its owner. Stale if there is no account.
    fn set_password<'a>(&'a self, person: PersonId, password: &'a str) -> Answer<'a, ()>;
    /// The account of a name.
    fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>>;
    /// Keeps a session.
    fn create_session(&self, session: SecretHash, person: PersonId, at: u64) -> Answer<'_, ()>;
    /// Whose session it is.
    fn session(&self, session: SecretHash) -> Answer<'_, Option<Person>>;
    /// Forgets a session.
    fn end_session(&self, session: SecretHash) -> Answer<'_, ()>;
    /// Keeps a token.
    fn create_token<'a>(
        &'a self,
        token: SecretHash,
        person: PersonId,
        name: &'a str,
        at: u64,
    ) -> Answer<'a, ()>;
    /// Whose token it is.
    fn token(&self, token: SecretHash) -> Answer<'_, Option<Person>>;
    /// The names of a person's tokens, and when each was made.
    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<(String, u64)>>;
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
    /// A passkey was used and says it was so often. Stale if it was used as often before.
    fn use_passkey<'a>(&'a self, id: &'a [u8], uses: u32) -> Answer<'a, ()>;
    /// Forgets a passkey.
    fn end_passkey<'a>(&'a self, person: PersonId, id: &'a [u8]) -> Answer<'a, ()>;

    /// Keeps where a browser can be reached; one browser is one person's.
    fn create_push<'a>(&'a self, push: &'a KeptPush) -> Answer<'a, ()>;
    /// Where the browsers of a person can be reached.
    fn pushes(&self, person: PersonId) -> Answer<'_, Vec<KeptPush>>;
    /// Forgets where a browser could be reached; if a person is named, only if it is theirs.
    fn end_push<'a>(&'a self, endpoint: &'a str, person: Option<PersonId>) -> Answer<'a, ()>;
}
