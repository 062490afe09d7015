CREATE SCHEMA coin;

-- Chains that the installation has read, one for all its sites. Up to `read_number` its transfers were read, on the branch of `read_hash`.
CREATE TABLE coin.chain (
  chain_id bigint PRIMARY KEY,
  token text NOT NULL,
  read_number bigint,
  read_hash text,
  -- The newest block when the chain last answered, and why it does not now.
  head_number bigint,
  head_at timestamptz,
  reached_at timestamptz,
  failure text,
  CONSTRAINT chain_read CHECK ((read_number IS NULL) = (read_hash IS NULL))
);

-- What one USDT was worth: thousandths of a ledger unit of the currency. Good from `at` to `confirmed_at`, when the source said the same. Deposits and quotes name theirs.
CREATE TABLE coin.rate (
  rate_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency text NOT NULL,
  rate bigint NOT NULL CHECK (rate > 0),
  source text NOT NULL,
  at timestamptz NOT NULL,
  confirmed_at timestamptz NOT NULL
);
CREATE INDEX rate_newest ON coin.rate (currency, rate_id DESC);

-- Numbers of the extended public key's children. Of all sites, so no two members have one.
CREATE SEQUENCE coin.address_number MINVALUE 0 START 0 MAXVALUE 2147483647;

-- A member's deposit address, for ever.
CREATE TABLE coin.address (
  site_id int NOT NULL,
  member_id bigint NOT NULL,
  number bigint NOT NULL,
  address text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id),
  UNIQUE (site_id, number),
  UNIQUE (site_id, address)
);
-- Transfers name an address alone.
CREATE INDEX address_of_any_site ON coin.address (address);

-- A rate that holds for one transfer up to a sum that is in a block in time, and the bonus it was chosen with. `rate`: with the site's spread, in basis points.
CREATE TABLE coin.quote (
  site_id int NOT NULL,
  quote_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  rate bigint NOT NULL CHECK (rate > 0),
  rate_id bigint NOT NULL,
  spread int NOT NULL CHECK (spread BETWEEN 0 AND 10000),
  bonus text NOT NULL CHECK (bonus IN ('none', 'first', 'daily')),
  request_key text NOT NULL,
  made_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL,
  -- A newer one took its place.
  is_replaced boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, quote_id),
  UNIQUE (site_id, member_id, request_key)
);
CREATE UNIQUE INDEX quote_open ON coin.quote (site_id, member_id) WHERE NOT is_replaced;
CREATE INDEX quote_of_rate ON coin.quote (rate_id);

-- A transfer to a deposit address: one row by chain, transaction and its place among the transfers of the token in it.
CREATE TABLE coin.deposit (
  site_id int NOT NULL,
  deposit_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  chain_id bigint NOT NULL,
  tx_hash text NOT NULL,
  place int NOT NULL CHECK (place >= 0),
  from_address text NOT NULL,
  to_address text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Where it was found last.
  block bigint NOT NULL,
  block_hash text NOT NULL,
  block_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'seen' CHECK (state IN ('seen', 'credited', 'held', 'returning', 'returned', 'gone')),
  held_for text CHECK (held_for IN ('below-minimum', 'above-maximum', 'limit', 'paused', 'barred', 'off')),
  -- Frozen when it was first seen, or as soon as one is known after that.
  rate bigint CHECK (rate > 0),
  rate_id bigint,
  spread int CHECK (spread BETWEEN 0 AND 10000),
  quote_id bigint,
  -- What it came to, and the request that it was credited by.
  cash bigint CHECK (cash > 0),
  request_id bigint,
  seen_at timestamptz NOT NULL,
  -- When its USDT came into the books.
  booked_at timestamptz,
  ended_at timestamptz,
  -- Since when no block has its transaction, though it is in the books.
  lost_at timestamptz,
  PRIMARY KEY (site_id, deposit_id),
  UNIQUE (site_id, chain_id, tx_hash, place),
  CONSTRAINT deposit_rate CHECK (num_nonnulls(rate, rate_id, spread) IN (0, 3)),
  CONSTRAINT deposit_quote_has_rate CHECK (quote_id IS NULL OR rate IS NOT NULL),
  CONSTRAINT deposit_booked CHECK ((booked_at IS NOT NULL) = (state IN ('credited', 'held', 'returning', 'returned'))),
  CONSTRAINT deposit_held CHECK ((held_for IS NOT NULL) = (state IN ('held', 'returning', 'returned'))),
  CONSTRAINT deposit_credited CHECK (num_nonnulls(cash, request_id) = CASE state WHEN 'credited' THEN 2 ELSE 0 END),
  CONSTRAINT deposit_ended CHECK ((ended_at IS NOT NULL) = (state IN ('credited', 'returned', 'gone'))),
  CONSTRAINT deposit_lost CHECK (lost_at IS NULL OR booked_at IS NOT NULL)
);
-- One transfer a quote, one request a deposit.
CREATE UNIQUE INDEX deposit_of_quote ON coin.deposit (site_id, quote_id) WHERE quote_id IS NOT NULL;
CREATE UNIQUE INDEX deposit_of_request ON coin.deposit (site_id, request_id) WHERE request_id IS NOT NULL;
CREATE INDEX deposit_of_member ON coin.deposit (site_id, member_id, deposit_id DESC);
CREATE INDEX deposit_of_rate ON coin.deposit (rate_id);
-- What the reader of the chain looks at, of all sites.
CREATE INDEX deposit_seen ON coin.deposit (chain_id, deposit_id) WHERE state = 'seen';
CREATE INDEX deposit_lost ON coin.deposit (chain_id, deposit_id) WHERE lost_at IS NOT NULL;
CREATE INDEX deposit_booked ON coin.deposit (chain_id, block DESC) WHERE booked_at IS NOT NULL;
CREATE INDEX deposit_open ON coin.deposit (site_id, deposit_id) WHERE state IN ('seen', 'held', 'returning');

-- What the wallet of the demo sends: signed and committed before it is sent, so that the same request sends the same transaction.
CREATE TABLE coin.demo_transfer (
  site_id int NOT NULL,
  member_id bigint NOT NULL,
  request_key text NOT NULL,
  chain_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  nonce bigint NOT NULL CHECK (nonce >= 0),
  tx_hash text NOT NULL,
  raw text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, request_key)
);
