-- One row carries both sides of a transfer. Its width is counted in bytes: the wide columns first, no padding, no nulls but the
-- balance of a house side (`before` of a house account is not known, and never needed).
CREATE TABLE ledger.transfer (
  transfer_id bigint NOT NULL,
  -- Time of the database; decides the month. `happened_at` is the business' time.
  created_at timestamptz NOT NULL,
  happened_at timestamptz NOT NULL,
  from_account bigint NOT NULL,
  to_account bigint NOT NULL,
  amount bigint NOT NULL,
  from_before bigint,
  to_before bigint,
  site_id int NOT NULL,
  kind_no smallint NOT NULL,
  currency_no smallint NOT NULL,
  reference text NOT NULL,
  CONSTRAINT transfer_is_sound CHECK (from_account <> to_account AND amount > 0 AND amount <= 9007199254740991)
) PARTITION BY RANGE (created_at);

CREATE SEQUENCE ledger.transfer_id;

-- Only the members' sides: a house account's history is never read row by row.
CREATE INDEX transfer_from ON ledger.transfer (from_account, transfer_id) WHERE from_account > 0;
CREATE INDEX transfer_to ON ledger.transfer (to_account, transfer_id) WHERE to_account > 0;

-- A posting never waits for somebody to open a month: until then its transfer lies here.
CREATE TABLE ledger.transfer_beyond PARTITION OF ledger.transfer DEFAULT;
CREATE UNIQUE INDEX transfer_beyond_id ON ledger.transfer_beyond (transfer_id, site_id);

-- What makes a key unique for ever: a partitioned table can only be unique within a month, so the keys have a table of their own.
CREATE TABLE ledger.transfer_key (
  key_hash uuid NOT NULL,
  transfer_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  site_id int NOT NULL,
  PRIMARY KEY (key_hash, site_id)
);
