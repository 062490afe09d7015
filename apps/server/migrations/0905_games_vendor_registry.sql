-- Vendors that staff registered. Those of the configuration (the studio, the providers of VALKYRIE_FILE) have no row.
CREATE TABLE games.vendor (
  -- Part of addresses, wagers and the ledger's accounts: it never changes, and no row is ever deleted.
  vendor_code text PRIMARY KEY CHECK (vendor_code ~ '^[a-z][a-z0-9_-]{1,38}$'),
  names jsonb NOT NULL,
  address text NOT NULL,
  -- PEM (SPKI) of the keys that are valid now: two while the vendor changes its key.
  public_keys text[] NOT NULL CHECK (cardinality(public_keys) BETWEEN 1 AND 2),
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
  changed_at timestamptz NOT NULL
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

DO $$
DECLARE
  role_name name;
BEGIN
  FOR role_name IN
    SELECT DISTINCT a.grantee::regrole::name FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = 'games.vendor'::regclass AND a.grantee <> 0 AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE DELETE, TRUNCATE ON games.vendor FROM %s', role_name::regrole);
  END LOOP;
END $$;
