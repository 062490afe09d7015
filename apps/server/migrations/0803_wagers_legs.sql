-- What a wager of one of the server's own products is on: one row for each selection. Everything but what became of it is frozen when the wager is accepted.
CREATE TABLE wagers.leg (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  wager_id bigint NOT NULL,
  -- From 1.
  ord int NOT NULL,
  -- The round or the match, its market, and what of the market was chosen: codes of the product.
  event text NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  -- In thousandths of the stake, stake included.
  price bigint NOT NULL CHECK (price >= 1000),
  -- For people, as wagers.wager.selection.
  words jsonb,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost', 'void', 'half-won', 'half-lost')),
  -- Of a dead heat: among how many its win is divided.
  shared_by int NOT NULL DEFAULT 1 CHECK (shared_by > 0),
  decided_at timestamptz,
  PRIMARY KEY (site_id, member_id, placed_at, wager_id, ord),
  CHECK ((state = 'open') = (decided_at IS NULL))
) PARTITION BY RANGE (placed_at);
CREATE TABLE wagers.leg_beyond PARTITION OF wagers.leg DEFAULT;

-- The wager that a slip became: the same slip of the same member is the same wager, for ever. What was refused leaves nothing, and may be sent again.
CREATE TABLE wagers.slip (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  slip_id text NOT NULL,
  -- SHA-256 of what it says.
  fingerprint bytea NOT NULL,
  wager_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  balance_after bigint NOT NULL,
  PRIMARY KEY (site_id, member_id, slip_id)
);
-- For lists of wagers that name their slips.
CREATE INDEX slip_of_wager ON wagers.slip (site_id, member_id, wager_id);
