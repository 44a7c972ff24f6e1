-- The second schema: what a wish was, whom people do not want to hear, passkeys, and where browsers can be reached.

-- A hash of what was wished: who names another wish by the same name is told.
ALTER TABLE entry ADD COLUMN what INTEGER;

-- `who` is the voice in JSON.
CREATE TABLE mute (
    table_key INTEGER NOT NULL REFERENCES game_table (key),
    person INTEGER NOT NULL REFERENCES person (id),
    who TEXT NOT NULL,
    PRIMARY KEY (table_key, person, who)
) STRICT, WITHOUT ROWID;

-- `key` is the public key: a point of P-256, uncompressed, or one of RSA as `passkeys/key.rs` writes it.
CREATE TABLE passkey (
    id BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,
    key BLOB NOT NULL,
    uses INTEGER NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_of ON passkey (person);

CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_of ON push (person);
