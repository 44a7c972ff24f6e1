-- What somebody has made is found without looking at all tables: how many that are is bounded. A table whose JSON is damaged is
-- nobody's, so that it stands in the way of no other.
CREATE INDEX made_tables ON game_table (iif(json_valid(about), about ->> 'maker', NULL)) WHERE over = 0;
