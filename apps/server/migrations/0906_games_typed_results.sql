-- What was typed of a result, so that whoever confirms it sees it.
ALTER TABLE games.table_request ADD COLUMN dealt jsonb CHECK (dealt IS NULL OR kind = 'result');
