-- Vendors: those that staff registered, and of kind studio and valkyrie those of the configuration. The server makes the rows of the latter at its start; their
-- address, keys and protocol stay in the configuration.
CREATE TABLE games.vendor (
  -- Part of addresses, wagers and the ledger's accounts: it never changes, and no row is ever deleted.
  vendor_code text PRIMARY KEY CHECK (vendor_code ~ '^[a-z][a-z0-9_-]{1,38}$'),
  names jsonb NOT NULL,
  address text NOT NULL,
  -- PEM (SPKI) of the keys that are valid now: two while the vendor changes its key.
  public_keys text[] NOT NULL,
  frame_origins text[] NOT NULL,
  -- Group of the lobby by category of game; a category that is missing is not taken.
  groups jsonb NOT NULL,
  requests_per_second int NOT NULL CHECK (requests_per_second BETWEEN 1 AND 100000),
  can_replay boolean NOT NULL,
  plays_beside boolean NOT NULL,
  is_enabled boolean NOT NULL,
  -- Raised by every change: processes read the row again, and staff who saw an older one are refused.
  version int NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  kind text NOT NULL DEFAULT 'outside' CHECK (kind IN ('outside', 'studio', 'valkyrie')),
  CONSTRAINT vendor_public_keys_check CHECK (cardinality(public_keys) BETWEEN (kind = 'outside')::int AND 2)
);

-- The calls between a vendor and us, by their answer: how many, and the last of them. Bounded, because all but the sums are of closed lists.
CREATE TABLE games.vendor_call (
  vendor_code text NOT NULL,
  -- 'in': the vendor called us.
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  call text NOT NULL,
  answer text NOT NULL,
  times bigint NOT NULL,
  last_at timestamptz NOT NULL,
  last_ms int NOT NULL,
  last_detail text NOT NULL,
  PRIMARY KEY (vendor_code, direction, call, answer)
);
