//! People in the data file.

use super::Sqlite;
use crate::names::AccountName;
use crate::storage::statement::{Statement, trouble};
use crate::storage::{
    Account, Answer, KeptPasskey, KeptPush, KeptSession, KeptToken, People, Person, PersonId, SecretHash,
    StorageError, TableKey,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use stolik_protocol::Scope;

const PASSKEY: &str = "k.id AS passkey, k.person, k.name AS called, k.key, k.uses, k.eligible, k.made";
const SESSION: &str = "s.hash, s.person, s.made, s.seen, s.plain, p.ended";
const TOKEN: &str = "s.hash, s.person, s.name AS called, s.scope, s.made";
/// The person of something, and whether they have no account.
const OWNER: &str = "p.id, p.name, a.name IS NULL AS guest";
const OF_OWNER: &str = "s JOIN person p ON p.id = s.person LEFT JOIN account a ON a.person = p.id";

fn read_person(row: &SqliteRow) -> Result<Person, StorageError> {
    Ok(Person {
        id: PersonId(row.try_get("id").map_err(trouble)?),
        name: row.try_get("name").map_err(trouble)?,
        guest: row.try_get::<i64, _>("guest").map_err(trouble)? != 0,
    })
}

fn read_passkey(row: &SqliteRow) -> Result<KeptPasskey, StorageError> {
    Ok(KeptPasskey {
        id: row.try_get("passkey").map_err(trouble)?,
        person: PersonId(row.try_get("person").map_err(trouble)?),
        name: row.try_get("called").map_err(trouble)?,
        key: row.try_get("key").map_err(trouble)?,
        uses: row.try_get("uses").map_err(trouble)?,
        eligible: row.try_get("eligible").map_err(trouble)?,
        made: row.try_get::<i64, _>("made").map_err(trouble)?.cast_unsigned(),
    })
}

fn read_hash(row: &SqliteRow) -> Result<SecretHash, StorageError> {
    let bytes: Vec<u8> = row.try_get("hash").map_err(trouble)?;
    let short = |_| StorageError::Broken("a hash of another length".to_owned());
    Ok(SecretHash(bytes.try_into().map_err(short)?))
}

fn read_moment(row: &SqliteRow, name: &str) -> Result<u64, StorageError> {
    row.try_get::<i64, _>(name).map(i64::cast_unsigned).map_err(trouble)
}

fn read_session(row: &SqliteRow) -> Result<KeptSession, StorageError> {
    Ok(KeptSession {
        hash: read_hash(row)?,
        person: PersonId(row.try_get("person").map_err(trouble)?),
        made: read_moment(row, "made")?,
        seen: read_moment(row, "seen")?,
        plain: row.try_get("plain").map_err(trouble)?,
        ends: row.try_get("ended").map_err(trouble)?,
    })
}

fn read_token(row: &SqliteRow) -> Result<KeptToken, StorageError> {
    let scope: &str = row.try_get("scope").map_err(trouble)?;
    let scope = Scope::ALL.into_iter().find(|known| known.name() == scope);
    Ok(KeptToken {
        hash: read_hash(row)?,
        person: PersonId(row.try_get("person").map_err(trouble)?),
        name: row.try_get("called").map_err(trouble)?,
        scope: scope.ok_or_else(|| StorageError::Broken("a token of an unknown scope".to_owned()))?,
        made: read_moment(row, "made")?,
    })
}

fn read_account(row: &SqliteRow) -> Result<Account, StorageError> {
    let password: String = row.try_get("password").map_err(trouble)?;
    // Nothing is the hash of no password.
    Ok(Account {
        person: read_person(row)?,
        password: Some(password).filter(|password| !password.is_empty()),
        ends: row.try_get("ended").map_err(trouble)?,
    })
}

/// What a name looks like, as JSON.
fn looks(name: &AccountName) -> String {
    serde_json::to_string(&name.looks).unwrap_or_default()
}

/// From now on a person's name looks like this.
fn look_like(person: PersonId, name: &AccountName) -> Statement {
    let sql = "INSERT OR IGNORE INTO look (look, person) SELECT value, ?1 FROM json_each(?2)";
    Statement::new(sql).with(person.0).with(looks(name))
}

/// Says of accounts that were made before it was kept by what they are found and what they look like.
pub(super) async fn name_accounts(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let rows = sqlx::query("SELECT name, person FROM account").fetch_all(&mut *connection).await;
    for row in rows.map_err(trouble)? {
        let name = AccountName::new(row.try_get("name").map_err(trouble)?);
        let person = PersonId(row.try_get("person").map_err(trouble)?);
        let found = Statement::new("UPDATE account SET key = ? WHERE person = ?");
        found.with(name.key.as_str()).with(person.0).run(connection).await?;
        look_like(person, &name).run(connection).await?;
    }
    Ok(())
}

/// Whoever was let in before this begins no session afterwards.
fn all_end(person: PersonId) -> Statement {
    Statement::new("UPDATE person SET ended = ended + 1 WHERE id = ?").with(person.0)
}

fn read_push(row: &SqliteRow) -> Result<KeptPush, StorageError> {
    Ok(KeptPush {
        endpoint: row.try_get("endpoint").map_err(trouble)?,
        person: PersonId(row.try_get("person").map_err(trouble)?),
        key: row.try_get("key").map_err(trouble)?,
        auth: row.try_get("auth").map_err(trouble)?,
        language: row.try_get("language").map_err(trouble)?,
    })
}

impl People for Sqlite {
    fn create_person<'a>(&'a self, person: &'a Person, at: u64) -> Answer<'a, ()> {
        let made = Statement::new("INSERT INTO person (id, name, made) VALUES (?, ?, ?)");
        self.write_one(made.with(person.id.0).with(person.name.as_str()).with(at))
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let sql = "SELECT p.id, p.name, a.name IS NULL AS guest FROM person p \
                 LEFT JOIN account a ON a.person = p.id WHERE p.id = ?";
            let row = sqlx::query(sql).bind(id.0).fetch_optional(&self.readers).await.map_err(trouble)?;
            row.as_ref().map(read_person).transpose()
        })
    }

    fn create_account<'a>(
        &'a self,
        person: PersonId,
        name: &'a AccountName,
        password: Option<&'a str>,
    ) -> Answer<'a, ()> {
        let account = Statement::new(
            "INSERT INTO account (name, person, password, key) SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS \
             (SELECT 1 FROM look JOIN json_each(?5) ON look = value)",
        );
        let renamed = Statement::new("UPDATE person SET name = ? WHERE id = ?");
        let shown = name.shown.as_str();
        self.write(vec![
            account
                .with(shown)
                .with(person.0)
                .with(password.unwrap_or_default())
                .with(name.key.as_str())
                .with(looks(name))
                .must_change(1),
            look_like(person, name),
            renamed.with(shown).with(person.0).must_change(1),
        ])
    }

    fn rename_guest<'a>(&'a self, person: PersonId, name: &'a str) -> Answer<'a, ()> {
        let renamed = Statement::new(
            "UPDATE person SET name = ?1 WHERE id = ?2 AND NOT EXISTS (SELECT 1 FROM account WHERE person = ?2)",
        );
        self.write_one(renamed.with(name).with(person.0).must_change(1))
    }

    fn rename_account<'a>(&'a self, person: PersonId, name: &'a AccountName) -> Answer<'a, ()> {
        let forgotten = Statement::new("DELETE FROM look WHERE person = ?");
        let account = Statement::new(
            "UPDATE account SET name = ?1, key = ?2 WHERE person = ?3 AND NOT EXISTS \
             (SELECT 1 FROM look JOIN json_each(?4) ON look = value)",
        );
        let renamed = Statement::new("UPDATE person SET name = ? WHERE id = ?");
        let shown = name.shown.as_str();
        self.write(vec![
            forgotten.with(person.0),
            account.with(shown).with(name.key.as_str()).with(person.0).with(looks(name)).must_change(1),
            look_like(person, name),
            renamed.with(shown).with(person.0).must_change(1),
        ])
    }

    fn set_password<'a>(
        &'a self,
        person: PersonId,
        password: &'a str,
        before: Option<&'a str>,
    ) -> Answer<'a, ()> {
        let account = Statement::new("UPDATE account SET password = ? WHERE person = ? AND password = ?");
        let ended = Statement::new("DELETE FROM session WHERE person = ?");
        let unknown = Statement::new("DELETE FROM device WHERE person = ?");
        self.write(vec![
            account.with(password).with(person.0).with(before.unwrap_or_default()).must_change(1),
            ended.with(person.0),
            unknown.with(person.0),
            all_end(person),
        ])
    }

    fn account<'a>(&'a self, key: &'a str, spelled: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(async move {
            // The spelling decides only where several of old are found; one that differs in great letters alone comes next.
            let sql = "SELECT p.id, p.name, 0 AS guest, a.password, p.ended, count(*) OVER () AS found, \
                 a.name = ?2 COLLATE BINARY AS same, a.name = ?2 COLLATE NOCASE AS alike FROM account a \
                 JOIN person p ON p.id = a.person WHERE a.key = ?1 ORDER BY same DESC, alike DESC LIMIT 1";
            let row = sqlx::query(sql).bind(key).bind(spelled).fetch_optional(&self.readers).await;
            let Some(row) = row.map_err(trouble)? else { return Ok(None) };
            let number = |name: &str| row.try_get::<i64, _>(name).map_err(trouble);
            let is_it = number("found")? == 1 || number("alike")? != 0;
            if is_it { read_account(&row).map(Some) } else { Ok(None) }
        })
    }

    fn account_of(&self, person: PersonId) -> Answer<'_, Option<Account>> {
        Box::pin(async move {
            let sql = "SELECT p.id, p.name, 0 AS guest, a.password, p.ended FROM account a \
                 JOIN person p ON p.id = a.person WHERE a.person = ?";
            let row = sqlx::query(sql).bind(person.0).fetch_optional(&self.readers).await.map_err(trouble)?;
            row.as_ref().map(read_account).transpose()
        })
    }

    fn ends(&self, person: PersonId) -> Answer<'_, i64> {
        Box::pin(async move {
            let query = sqlx::query("SELECT ended FROM person WHERE id = ?").bind(person.0);
            let row = query.fetch_optional(&self.readers).await.map_err(trouble)?;
            row.map_or(Ok(0), |row| row.try_get("ended").map_err(trouble))
        })
    }

    fn create_session<'a>(&'a self, session: &'a KeptSession) -> Answer<'a, ()> {
        let made = Statement::new(
            "INSERT INTO session (hash, person, made, seen, plain) SELECT ?1, ?2, ?3, ?4, ?5 \
             WHERE (SELECT ended FROM person WHERE id = ?2) = ?6",
        );
        let made = made.with(session.hash.0).with(session.person.0).with(session.made).with(session.seen);
        self.write_one(made.with(session.plain).with(session.ends).must_change(1))
    }

    fn session(&self, session: SecretHash) -> Answer<'_, Option<(KeptSession, Person)>> {
        Box::pin(async move {
            let sql = format!("SELECT {SESSION}, {OWNER} FROM session {OF_OWNER} WHERE s.hash = ?");
            let query = sqlx::query(AssertSqlSafe(sql)).bind(session.0.to_vec());
            let row = query.fetch_optional(&self.readers).await.map_err(trouble)?;
            row.map(|row| Ok((read_session(&row)?, read_person(&row)?))).transpose()
        })
    }

    fn sessions(&self, person: PersonId) -> Answer<'_, Vec<KeptSession>> {
        Box::pin(async move {
            let sql = format!(
                "SELECT {SESSION} FROM session s JOIN person p ON p.id = s.person WHERE s.person = ? ORDER BY s.seen DESC"
            );
            let rows = sqlx::query(AssertSqlSafe(sql))
                .bind(person.0)
                .fetch_all(&self.readers)
                .await
                .map_err(trouble)?;
            rows.iter().map(read_session).collect()
        })
    }

    fn use_session(&self, session: SecretHash, at: u64) -> Answer<'_, ()> {
        let used = Statement::new("UPDATE session SET seen = max(seen, ?) WHERE hash = ?");
        self.write_one(used.with(at).with(session.0).must_change(1))
    }

    fn end_session(&self, session: SecretHash) -> Answer<'_, ()> {
        self.write_one(Statement::new("DELETE FROM session WHERE hash = ?").with(session.0))
    }

    fn end_all_but(&self, person: PersonId, session: SecretHash) -> Answer<'_, ()> {
        let sessions = Statement::new("DELETE FROM session WHERE person = ? AND hash <> ?");
        let tokens = Statement::new("DELETE FROM token WHERE person = ?");
        let devices = Statement::new("DELETE FROM device WHERE person = ?");
        self.write(vec![
            sessions.with(person.0).with(session.0),
            tokens.with(person.0),
            devices.with(person.0),
            all_end(person),
        ])
    }

    fn end_old_sessions(&self, unused: u64, made: u64, unused_by_guest: u64) -> Answer<'_, ()> {
        let ended = Statement::new(
            "DELETE FROM session WHERE CASE WHEN EXISTS (SELECT 1 FROM account a WHERE a.person = session.person) \
             THEN seen <= ?1 OR made <= ?2 ELSE seen <= ?3 END",
        );
        self.write_one(ended.with(unused).with(made).with(unused_by_guest))
    }

    fn know_device(&self, device: SecretHash, person: PersonId, at: u64, most: u32) -> Answer<'_, ()> {
        let known = Statement::new("INSERT OR REPLACE INTO device (hash, person, seen) VALUES (?, ?, ?)");
        let forgotten = Statement::new(
            "DELETE FROM device WHERE person = ?1 AND hash NOT IN \
             (SELECT hash FROM device WHERE person = ?1 ORDER BY seen DESC LIMIT ?2)",
        );
        self.write(vec![
            known.with(device.0).with(person.0).with(at),
            forgotten.with(person.0).with(u64::from(most)),
        ])
    }

    fn known_in(&self, device: SecretHash) -> Answer<'_, Vec<PersonId>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT person FROM device WHERE hash = ?").bind(device.0.to_vec());
            let rows = query.fetch_all(&self.readers).await.map_err(trouble)?;
            rows.iter().map(|row| row.try_get("person").map(PersonId).map_err(trouble)).collect()
        })
    }

    fn create_token<'a>(&'a self, token: &'a KeptToken) -> Answer<'a, ()> {
        let made =
            Statement::new("INSERT INTO token (hash, person, name, scope, made) VALUES (?, ?, ?, ?, ?)");
        let made = made.with(token.hash.0).with(token.person.0).with(token.name.as_str());
        self.write_one(made.with(token.scope.name()).with(token.made))
    }

    fn token(&self, token: SecretHash) -> Answer<'_, Option<(KeptToken, Person)>> {
        Box::pin(async move {
            let sql = format!("SELECT {TOKEN}, {OWNER} FROM token {OF_OWNER} WHERE s.hash = ?");
            let query = sqlx::query(AssertSqlSafe(sql)).bind(token.0.to_vec());
            let row = query.fetch_optional(&self.readers).await.map_err(trouble)?;
            row.map(|row| Ok((read_token(&row)?, read_person(&row)?))).transpose()
        })
    }

    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<KeptToken>> {
        Box::pin(async move {
            let sql = format!("SELECT {TOKEN} FROM token s WHERE s.person = ? ORDER BY s.made");
            let rows = sqlx::query(AssertSqlSafe(sql))
                .bind(person.0)
                .fetch_all(&self.readers)
                .await
                .map_err(trouble)?;
            rows.iter().map(read_token).collect()
        })
    }

    fn end_tokens<'a>(&'a self, person: PersonId, name: &'a str) -> Answer<'a, ()> {
        let ended = Statement::new("DELETE FROM token WHERE person = ? AND name = ?");
        self.write_one(ended.with(person.0).with(name))
    }

    fn set_mute<'a>(&'a self, table: TableKey, person: PersonId, who: &'a str, yes: bool) -> Answer<'a, ()> {
        let sql = if yes {
            "INSERT OR IGNORE INTO mute (table_key, person, who) VALUES (?, ?, ?)"
        } else {
            "DELETE FROM mute WHERE table_key = ? AND person = ? AND who = ?"
        };
        self.write_one(Statement::new(sql).with(table.0).with(person.0).with(who))
    }

    fn mutes(&self, table: TableKey) -> Answer<'_, Vec<(PersonId, String)>> {
        Box::pin(async move {
            let sql = "SELECT person, who FROM mute WHERE table_key = ?";
            let rows = sqlx::query(sql).bind(table.0).fetch_all(&self.readers).await.map_err(trouble)?;
            let read = |row: &SqliteRow| {
                let person = PersonId(row.try_get("person").map_err(trouble)?);
                Ok((person, row.try_get("who").map_err(trouble)?))
            };
            rows.iter().map(read).collect()
        })
    }

    fn create_passkey<'a>(&'a self, passkey: &'a KeptPasskey) -> Answer<'a, ()> {
        let made = Statement::new(
            "INSERT INTO passkey (id, person, name, key, uses, eligible, made) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .with(passkey.id.as_slice())
        .with(passkey.person.0)
        .with(passkey.name.as_str())
        .with(passkey.key.as_slice())
        .with(u64::from(passkey.uses))
        .with(passkey.eligible)
        .with(passkey.made);
        self.write_one(made)
    }

    fn passkey<'a>(&'a self, id: &'a [u8]) -> Answer<'a, Option<(KeptPasskey, Person)>> {
        Box::pin(async move {
            let sql = format!(
                "SELECT {PASSKEY}, p.id, p.name, 0 AS guest FROM passkey k JOIN person p ON p.id = k.person \
                 WHERE k.id = ?"
            );
            let row = sqlx::query(AssertSqlSafe(sql))
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .map_err(trouble)?;
            row.map(|row| Ok((read_passkey(&row)?, read_person(&row)?))).transpose()
        })
    }

    fn passkeys(&self, person: PersonId) -> Answer<'_, Vec<KeptPasskey>> {
        Box::pin(async move {
            let sql = format!("SELECT {PASSKEY} FROM passkey k WHERE k.person = ? ORDER BY k.made");
            let rows = sqlx::query(AssertSqlSafe(sql))
                .bind(person.0)
                .fetch_all(&self.readers)
                .await
                .map_err(trouble)?;
            rows.iter().map(read_passkey).collect()
        })
    }

    fn use_passkey<'a>(&'a self, id: &'a [u8], uses: u32, eligible: bool) -> Answer<'a, ()> {
        let noted = Statement::new(
            "UPDATE passkey SET uses = ?1, eligible = ?3 WHERE id = ?2 AND (uses < ?1 OR ?1 = 0 AND uses = 0)",
        );
        self.write_one(noted.with(u64::from(uses)).with(id).with(eligible).must_change(1))
    }

    fn end_passkey<'a>(&'a self, person: PersonId, id: &'a [u8]) -> Answer<'a, ()> {
        let ended = Statement::new("DELETE FROM passkey WHERE person = ? AND id = ?");
        self.write_one(ended.with(person.0).with(id))
    }

    fn create_push<'a>(&'a self, push: &'a KeptPush) -> Answer<'a, ()> {
        let made = Statement::new(
            "INSERT OR REPLACE INTO push (endpoint, person, key, auth, language) VALUES (?, ?, ?, ?, ?)",
        )
        .with(push.endpoint.as_str())
        .with(push.person.0)
        .with(push.key.as_slice())
        .with(push.auth.as_slice())
        .with(push.language.as_str());
        self.write_one(made)
    }

    fn pushes(&self, person: PersonId) -> Answer<'_, Vec<KeptPush>> {
        Box::pin(async move {
            let sql =
                "SELECT endpoint, person, key, auth, language FROM push WHERE person = ? ORDER BY endpoint";
            let rows = sqlx::query(sql).bind(person.0).fetch_all(&self.readers).await.map_err(trouble)?;
            rows.iter().map(read_push).collect()
        })
    }

    fn end_push<'a>(&'a self, endpoint: &'a str, person: Option<PersonId>) -> Answer<'a, ()> {
        let ended = Statement::new("DELETE FROM push WHERE endpoint = ?1 AND person = coalesce(?2, person)");
        self.write_one(ended.with(endpoint).with(person.map(|person| person.0)))
    }
}
