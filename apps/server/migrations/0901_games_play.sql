-- Who a member is at a vendor: an opaque id, another one at each vendor. Its row is what the operations of one player queue for.
CREATE TABLE games.player (
  vendor_code text NOT NULL,
  player_id text NOT NULL,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_code, player_id, site_id),
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
  end_reason text CHECK (end_reason IN ('replaced', 'closed', 'logged-out', 'failed', 'expired', 'renewed')),
  language text NOT NULL DEFAULT 'ko',
  -- False for a vendor whose games may run beside others, on several devices at once.
  is_alone boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site_id, member_id, session_id),
  CHECK ((status = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);

CREATE UNIQUE INDEX session_by_token ON games.session (token_hash, site_id);
-- One open game per member, also when two launches race.
CREATE UNIQUE INDEX session_one_open ON games.session (site_id, member_id) WHERE status = 'open' AND is_alone;
CREATE INDEX session_open ON games.session (site_id, member_id) WHERE status = 'open';

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
  closed_at timestamptz,
  PRIMARY KEY (site_id, member_id, vendor_code, round)
);
