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
