//! People in the data file.

use super::Sqlite;
use crate::storage::statement::{Statement, trouble};
use crate::storage::{
    Account, Answer, KeptPasskey, KeptPush, People, Person, PersonId, SecretHash, StorageError, TableKey,
};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

const PASSKEY: &str = "k.id AS passkey, k.person, k.name AS called, k.key, k.uses, k.made";

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
        made: row.try_get::<i64, _>("made").map_err(trouble)?.cast_unsigned(),
    })
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
        name: &'a str,
        password: Option<&'a str>,
    ) -> Answer<'a, ()> {
        let account = Statement::new("INSERT INTO account (name, person, password) VALUES (?, ?, ?)");
        let renamed = Statement::new("UPDATE person SET name = ? WHERE id = ?");
        self.write(vec![
            // Nothing is the hash of no password.
            account.with(name).with(person.0).with(password.unwrap_or_default()),
            renamed.with(name).with(person.0).must_change(1),
        ])
    }

    fn rename<'a>(&'a self, person: PersonId, name: &'a str) -> Answer<'a, ()> {
        let account = Statement::new("UPDATE account SET name = ? WHERE person = ?");
        let renamed = Statement::new("UPDATE person SET name = ? WHERE id = ?");
        self.write(vec![account.with(name).with(person.0), renamed.with(name).with(person.0).must_change(1)])
    }

    fn set_password<'a>(&'a self, person: PersonId, password: &'a str) -> Answer<'a, ()> {
        let account = Statement::new("UPDATE account SET password = ? WHERE person = ?");
        let ended = Statement::new("DELETE FROM session WHERE person = ?");
        self.write(vec![account.with(password).with(person.0).must_change(1), ended.with(person.0)])
    }

    fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(async move {
            let sql = "SELECT p.id, p.name, 0 AS guest, a.password FROM account a \
                 JOIN person p ON p.id = a.person WHERE a.name = ?";
            let row = sqlx::query(sql).bind(name).fetch_optional(&self.readers).await.map_err(trouble)?;
            let read = |row: SqliteRow| {
                let password: String = row.try_get("password").map_err(trouble)?;
                let password = Some(password).filter(|password| !password.is_empty());
                Ok(Account { person: read_person(&row)?, password })
            };
            row.map(read).transpose()
        })
    }

    fn create_session(&self, session: SecretHash, person: PersonId, at: u64) -> Answer<'_, ()> {
        let made = Statement::new("INSERT INTO session (hash, person, made) VALUES (?, ?, ?)");
        self.write_one(made.with(session.0).with(person.0).with(at))
    }

    fn session(&self, session: SecretHash) -> Answer<'_, Option<Person>> {
        self.shown("session", session)
    }

    fn end_session(&self, session: SecretHash) -> Answer<'_, ()> {
        self.write_one(Statement::new("DELETE FROM session WHERE hash = ?").with(session.0))
    }

    fn create_token<'a>(
        &'a self,
        token: SecretHash,
        person: PersonId,
        name: &'a str,
        at: u64,
    ) -> Answer<'a, ()> {
        let made = Statement::new("INSERT INTO token (hash, person, name, made) VALUES (?, ?, ?, ?)");
        self.write_one(made.with(token.0).with(person.0).with(name).with(at))
    }

    fn token(&self, token: SecretHash) -> Answer<'_, Option<Person>> {
        self.shown("token", token)
    }

    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let sql = "SELECT name, made FROM token WHERE person = ? ORDER BY made";
            let rows = sqlx::query(sql).bind(person.0).fetch_all(&self.readers).await.map_err(trouble)?;
            let read = |row: &SqliteRow| {
                let made = row.try_get::<i64, _>("made").map_err(trouble)?;
                Ok((row.try_get("name").map_err(trouble)?, made.cast_unsigned()))
            };
            rows.iter().map(read).collect()
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
            "INSERT INTO passkey (id, person, name, key, uses, made) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .with(passkey.id.as_slice())
        .with(passkey.person.0)
        .with(passkey.name.as_str())
        .with(passkey.key.as_slice())
        .with(u64::from(passkey.uses))
        .with(passkey.made);
        self.write_one(made)
    }

    fn passkey<'a>(&'a self, id: &'a [u8]) -> Answer<'a, Option<(KeptPasskey, Person)>> {
        Box::pin(async move {
            let sql = format!(
                "SELECT {PASSKEY}, p.id, p.name, 0 AS guest FROM passkey k JOIN person p ON p.id = k.person \
                 WHERE k.id = ?"
            );
            let row = sqlx::query(&sql).bind(id).fetch_optional(&self.readers).await.map_err(trouble)?;
            row.map(|row| Ok((read_passkey(&row)?, read_person(&row)?))).transpose()
        })
    }

    fn passkeys(&self, person: PersonId) -> Answer<'_, Vec<KeptPasskey>> {
        Box::pin(async move {
            let sql = format!("SELECT {PASSKEY} FROM passkey k WHERE k.person = ? ORDER BY k.made");
            let rows = sqlx::query(&sql).bind(person.0).fetch_all(&self.readers).await.map_err(trouble)?;
            rows.iter().map(read_passkey).collect()
        })
    }

    fn use_passkey<'a>(&'a self, id: &'a [u8], uses: u32) -> Answer<'a, ()> {
        let noted = Statement::new(
            "UPDATE passkey SET uses = ?1 WHERE id = ?2 AND (uses < ?1 OR ?1 = 0 AND uses = 0)",
        );
        self.write_one(noted.with(u64::from(uses)).with(id).must_change(1))
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

impl Sqlite {
    /// Whose secret of this kind it is.
    fn shown(&self, kind: &'static str, hash: SecretHash) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let sql = format!(
                "SELECT p.id, p.name, a.name IS NULL AS guest FROM {kind} s JOIN person p ON p.id = s.person \
                 LEFT JOIN account a ON a.person = p.id WHERE s.hash = ?"
            );
            let query = sqlx::query(&sql).bind(hash.0.to_vec());
            let row = query.fetch_optional(&self.readers).await.map_err(trouble)?;
            row.as_ref().map(read_person).transpose()
        })
    }
}
