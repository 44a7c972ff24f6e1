-- Checksums (see `chain.rs`). Those of what is there already are computed when it is made.

-- The hash of the entry before and of all that is read of this one.
ALTER TABLE entry ADD COLUMN chain BLOB;

-- The hash of what `change_table` may change.
ALTER TABLE game_table ADD COLUMN sum BLOB;

-- How a game has ended, once: apart from `about`, whose checksum it would change. Each game that is over has a row; `result` is null in
-- JSON where it is not known.
CREATE TABLE ended (
    table_key INTEGER PRIMARY KEY,
    result TEXT NOT NULL,
    sum BLOB NOT NULL
) STRICT;

-- Up to which entry a log went a second ago: how a missing end is noticed. No writer asks it.
CREATE TABLE head (
    table_key INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    chain BLOB NOT NULL
) STRICT;

-- What `/ready` writes and takes away again.
CREATE TABLE probe (only INTEGER PRIMARY KEY CHECK (only = 1), filler BLOB NOT NULL) STRICT;

-- Accounts: sessions end, tokens may do some things only, browsers are known again, and names that look alike are told.

-- `seen` is when it was used last, to the hour. `plain` is whether its cookie may come by http: those made before, and those made
-- where there is no https.
ALTER TABLE session ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN plain INTEGER NOT NULL DEFAULT 1;
UPDATE session SET seen = coalesce((SELECT at FROM alive), made);
CREATE INDEX session_of ON session (person);

ALTER TABLE token ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';

-- Browsers in which somebody has signed in.
CREATE TABLE device (
    hash BLOB NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    seen INTEGER NOT NULL,
    PRIMARY KEY (hash, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_of ON device (person);

-- By what an account is found, and what its name looks like: `names.rs` says both of each account that was made before. Of those some
-- may look alike; of new ones none do.
ALTER TABLE account ADD COLUMN key TEXT NOT NULL DEFAULT '';
CREATE INDEX account_by_key ON account (key);
CREATE TABLE look (
    look TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    PRIMARY KEY (look, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX look_of ON look (person);

-- Whether a passkey may be copied by who keeps it; unknown until it is used again.
ALTER TABLE passkey ADD COLUMN eligible INTEGER;

-- Shares, and sessions that are ended. Whatever tables are counted by stands in columns of its own, so that counting reads an index and no tables.
DROP INDEX open_tables;

-- Who has made it; nobody once it was closed.
ALTER TABLE game_table ADD COLUMN maker INTEGER;
-- From where it was made: a keyed hash, see `network.rs`.
ALTER TABLE game_table ADD COLUMN made_from INTEGER;
-- Whether people have days for a move.
ALTER TABLE game_table ADD COLUMN days INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET days = about ->> 'time' LIKE 'days:%',
    maker = CASE WHEN about ->> 'closed' IS NOT 1 THEN about ->> 'maker' END WHERE json_valid(about);

CREATE INDEX made_tables ON game_table (maker) WHERE over = 0;
-- Until when a table stands in the lobby: one that waits for two weeks, one that runs for a hundred days.
CREATE INDEX lobby_tables ON game_table (coalesce(started + 8640000000, made + 1209600000), made, maker, made_from)
    WHERE public = 1 AND over = 0 AND days = 1;

-- How often all sessions of a person were ended: whoever was let in before that begins none afterwards.
ALTER TABLE person ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
