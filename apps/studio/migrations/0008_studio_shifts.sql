-- Who stands behind a table from when to when, as staff have planned it. Milliseconds since 1970.
CREATE TABLE studio.table_shift (
  -- Of the command that planned it.
  id uuid PRIMARY KEY,
  code text NOT NULL REFERENCES studio.live_table,
  dealer integer NOT NULL,
  -- As players read it.
  name text NOT NULL,
  begins_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  by text NOT NULL,
  CHECK (begins_at < ends_at)
);
CREATE INDEX table_shift_of_table ON studio.table_shift (code, ends_at);
CREATE INDEX table_shift_ends ON studio.table_shift (ends_at);

-- The shift that is in force, and who that is; NULL: nobody has said it.
ALTER TABLE studio.live_table ADD COLUMN dealer_name text, ADD COLUMN shift uuid;
