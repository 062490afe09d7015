CREATE SCHEMA rotary;

-- Every version of the wheel. The newest is in force.
CREATE TABLE rotary.wheel_version (
  site_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  terms jsonb NOT NULL,
  staff_id bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, version)
);

-- How often each slice of a version was drawn, and how often it can be still; null: without end. Its rows are locked by a spin.
CREATE TABLE rotary.slice (
  site_id bigint NOT NULL,
  version int NOT NULL,
  slice int NOT NULL CHECK (slice >= 0),
  drawn bigint NOT NULL DEFAULT 0,
  stock_left bigint CHECK (stock_left >= 0),
  PRIMARY KEY (site_id, version, slice)
) WITH (fillfactor = 70);

-- What the next spin of a member is drawn by. Its seed is sealed; its hash is what the member was shown.
CREATE TABLE rotary.account (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  seed_sealed bytea NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  own_seed text NOT NULL,
  PRIMARY KEY (site_id, member_id)
);

-- A spin that a member has, or used. What it was given for gives one once.
CREATE TABLE rotary.entitlement (
  site_id bigint NOT NULL,
  entitlement_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  source text NOT NULL,
  given_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  staff_id bigint,
  PRIMARY KEY (site_id, entitlement_id)
);
CREATE UNIQUE INDEX entitlement_once ON rotary.entitlement (site_id, source);
CREATE INDEX entitlement_unused ON rotary.entitlement (site_id, member_id, expires_at, entitlement_id) WHERE used_at IS NULL;

-- What was drawn, with all that it can be computed from. Numbered by member without a gap.
CREATE TABLE rotary.spin (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  request_key text NOT NULL,
  entitlement_id bigint NOT NULL,
  version int NOT NULL,
  -- Those that could be won, in order: their place on the wheel, points and weight.
  slices jsonb NOT NULL,
  -- Its place on the wheel.
  slice int NOT NULL,
  points bigint NOT NULL CHECK (points >= 0),
  roll int NOT NULL,
  seed bytea NOT NULL CHECK (length(seed) = 32),
  hash bytea NOT NULL CHECK (hash = sha256(seed)),
  own_seed text NOT NULL,
  spun_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, number)
);
CREATE UNIQUE INDEX spin_once ON rotary.spin (site_id, member_id, request_key);
CREATE UNIQUE INDEX spin_of_entitlement ON rotary.spin (site_id, entitlement_id);
CREATE INDEX spin_of_site ON rotary.spin (site_id, spun_at DESC, member_id, number);
