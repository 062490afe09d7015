CREATE TABLE ledger.seal (
  seal_no bigint PRIMARY KEY,
  after_id bigint NOT NULL,
  up_to_id bigint NOT NULL,
  transfers bigint NOT NULL,
  digest bytea NOT NULL,
  -- sha256(root before ‖ up_to_id ‖ transfers ‖ digest)
  root bytea NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE ledger.seal_state (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  sealed_id bigint NOT NULL DEFAULT 0,
  pending_id bigint,
  pending_xid xid8
);
INSERT INTO ledger.seal_state DEFAULT VALUES;

-- Balance of each house and vendor account up to and including seal_state.sealed_id.
CREATE TABLE ledger.house_sum (
  account_id bigint NOT NULL,
  site_id int NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (account_id, site_id)
);

-- The last proof of each site and currency, by the job that makes it: pages show it instead of summing every account.
CREATE TABLE ledger.trial_balance (
  site_id int NOT NULL,
  currency text NOT NULL,
  sum bigint NOT NULL,
  proved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, currency)
);
