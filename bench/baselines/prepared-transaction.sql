-- What most teams write: accounts with a balance, a transfer with its idempotency key, two entries each.
CREATE TABLE account (
  account_id bigint PRIMARY KEY,
  balance bigint NOT NULL,
  may_be_negative boolean NOT NULL DEFAULT false,
  CHECK (may_be_negative OR balance >= 0)
);
CREATE TABLE transfer (
  transfer_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  kind smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reference text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id bigint NOT NULL REFERENCES transfer,
  account_id bigint NOT NULL REFERENCES account,
  amount bigint NOT NULL,
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL
);
CREATE INDEX entry_of_account ON entry (account_id, entry_id);
