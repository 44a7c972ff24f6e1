-- Shares, and sessions that are ended. Whatever tables are counted by stands in columns of its own, so that counting reads an index and no tables.
DROP INDEX IF EXISTS made_tables;
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
