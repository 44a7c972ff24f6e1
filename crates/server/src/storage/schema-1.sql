-- The first schema. Times are thousandths of a second since 1970; secrets are kept as hashes only.
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;

CREATE TABLE account (
    name TEXT PRIMARY KEY COLLATE NOCASE,
    person INTEGER NOT NULL UNIQUE REFERENCES person (id),
    password TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE token (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX token_of ON token (person);

CREATE TABLE game_table (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    revision INTEGER NOT NULL,
    public INTEGER NOT NULL,
    over INTEGER NOT NULL,
    timed INTEGER NOT NULL,
    made INTEGER NOT NULL,
    started INTEGER,
    about TEXT NOT NULL
) STRICT;
CREATE INDEX open_tables ON game_table (made) WHERE public = 1 AND over = 0;
CREATE INDEX timed_tables ON game_table (key) WHERE timed = 1 AND over = 0;

CREATE TABLE seat (
    person INTEGER NOT NULL REFERENCES person (id),
    table_key INTEGER NOT NULL REFERENCES game_table (key),
    PRIMARY KEY (person, table_key)
) STRICT, WITHOUT ROWID;

-- The log of every table. `number` is that of the first event in `lines`; that two of a number cannot be is what guards a
-- table against a second writer.
CREATE TABLE entry (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    lines TEXT NOT NULL,
    wisher INTEGER,
    wish TEXT,
    awaited INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE alive (only INTEGER PRIMARY KEY CHECK (only = 1), at INTEGER NOT NULL) STRICT;
CREATE TABLE outage (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
