-- What somebody has made is found without looking at all tables: how many that are is bounded.
CREATE INDEX made_tables ON game_table (about ->> 'maker') WHERE over = 0;
