CREATE SCHEMA games;

-- Places of the catalogue as the contract lists them. One list for the whole installation.
CREATE TABLE games.place (
  place_key text NOT NULL,
  product text NOT NULL,
  code text NOT NULL,
  area text NOT NULL,
  code_name_en text NOT NULL,
  ord int NOT NULL,
  PRIMARY KEY (place_key, product)
);

-- What the vendors listed when they were last asked; kept while a vendor is down. One catalogue for the whole installation: which games a site
-- shows is `game_switch`.
CREATE TABLE games.game (
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  product text NOT NULL,
  names jsonb NOT NULL,
  category text NOT NULL,
  -- Theoretical return in basis points.
  return_bp int NOT NULL CHECK (return_bp BETWEEN 7500 AND 10000),
  minimum_stake bigint NOT NULL CHECK (minimum_stake >= 0),
  maximum_stake bigint NOT NULL CHECK (maximum_stake >= minimum_stake),
  art_motif text NOT NULL,
  art_seed bigint NOT NULL,
  platforms text[] NOT NULL,
  -- In the vendor's latest list, and enabled there.
  is_listed boolean NOT NULL,
  ord int NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_code, game_code)
);

-- A game is on until staff of the site switch it off.
CREATE TABLE games.game_switch (
  site_id bigint NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, vendor_code, game_code)
);

-- Who a member is at a vendor: an opaque id, another one at each vendor. Its row is what the operations of one player queue for.
CREATE TABLE games.player (
  vendor_code text NOT NULL,
  player_id text NOT NULL,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_code, player_id),
  UNIQUE (site_id, member_id, vendor_code)
);

CREATE TABLE games.session (
  session_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  -- SHA-256 of the launch token.
  token_hash bytea NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'ended')),
  opened_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('replaced', 'closed', 'logged-out', 'failed', 'expired')),
  PRIMARY KEY (site_id, member_id, session_id),
  CHECK ((status = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE UNIQUE INDEX session_by_token ON games.session (token_hash);
-- One open game per member, also when two launches race.
CREATE UNIQUE INDEX session_one_open ON games.session (site_id, member_id) WHERE status = 'open';

-- The wager that a vendor's round of a member belongs to.
CREATE TABLE games.round (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  vendor_code text NOT NULL,
  round text NOT NULL,
  game_code text NOT NULL,
  wager_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  is_closed boolean NOT NULL,
  PRIMARY KEY (site_id, member_id, vendor_code, round)
);

-- Every operation of a vendor with its first outcome: an equal one is answered from here, another one under its id is an error.
CREATE TABLE games.vendor_request (
  vendor_code text NOT NULL,
  verb text NOT NULL CHECK (verb IN ('bet', 'win', 'rollback')),
  transaction_id text NOT NULL,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  -- SHA-256 of what the operation says.
  fingerprint bytea NOT NULL,
  -- The transaction that a win answers or a rollback undoes.
  reference_id text,
  round text NOT NULL,
  amount bigint NOT NULL,
  outcome text NOT NULL,
  balance_after bigint NOT NULL,
  transfer_id text,
  happened_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_code, verb, transaction_id)
);
-- Finds the rollback of a transaction, before or after it came.
CREATE INDEX vendor_request_undone ON games.vendor_request (vendor_code, reference_id) WHERE verb = 'rollback';

DO $$
DECLARE
  role_name name;
BEGIN
  FOR role_name IN
    SELECT DISTINCT a.grantee::regrole::name FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = 'games.vendor_request'::regclass AND a.grantee <> 0 AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON games.vendor_request FROM %s', role_name::regrole);
  END LOOP;
END $$;
