-- Where members send deposits: several accounts, by level, in rotation. A row changes by what two of the staff agreed on, but for is_on, which one may switch off.
CREATE TABLE cashier.deposit_account (
  site_id bigint NOT NULL,
  account_id bigint GENERATED ALWAYS AS IDENTITY,
  bank_code text NOT NULL,
  account text NOT NULL,
  holder text NOT NULL,
  -- For staff alone.
  note text NOT NULL,
  level_from smallint NOT NULL CHECK (level_from >= 1),
  level_to smallint NOT NULL CHECK (level_to >= level_from),
  -- Ledger units that may be asked for on a day of Seoul; 0: any sum.
  most_per_day bigint NOT NULL CHECK (most_per_day >= 0),
  is_on boolean NOT NULL,
  -- Counts its changes.
  version int NOT NULL DEFAULT 1,
  -- The account that was given longest ago is given next.
  turn bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, account_id)
);
CREATE UNIQUE INDEX deposit_account_once ON cashier.deposit_account (site_id, bank_code, account);

-- Which account a member was shown last: it stays the same for the day, as long as it can be used.
CREATE TABLE cashier.account_shown (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  account_id bigint NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (site_id, member_id),
  FOREIGN KEY (site_id, account_id) REFERENCES cashier.deposit_account
);

-- What one of the staff wants changed and another confirms.
CREATE TABLE cashier.account_request (
  site_id bigint NOT NULL,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  -- None: a new account.
  account_id bigint,
  after_version int NOT NULL,
  -- As it is to be.
  wanted jsonb NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'done', 'dropped')),
  asked_by bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (site_id, request_id),
  CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT account_request_by_two CHECK (status <> 'done' OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX account_request_open ON cashier.account_request (site_id, account_id) WHERE status = 'waiting';
CREATE INDEX account_request_waiting ON cashier.account_request (site_id, request_id) WHERE status = 'waiting';

-- Where the member was told to send a deposit; none where the site has but its option.
ALTER TABLE cashier.request ADD COLUMN account_id bigint;
CREATE INDEX request_of_account ON cashier.request (site_id, account_id, created_at) WHERE account_id IS NOT NULL;
