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
