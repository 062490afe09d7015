-- What each settlement of a wager adds to what it came to before: the first one all of it, a correction the difference, one that is taken back what it
-- takes. So the rows of any period add up to what was settled in it, and those of a wager to what it has come to. Only ever added to.
CREATE TABLE wagers.settlement (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  settled_at timestamptz NOT NULL,
  wager_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  -- From 1, without a gap.
  version int NOT NULL CHECK (version > 0),
  kind text NOT NULL CHECK (kind IN ('settled', 'cancelled', 'corrected', 'reopened')),
  product text NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  -- Valid turnover: none of what was cancelled or came back as it was staked.
  turnover bigint NOT NULL,
  -- How much of stake and payout was bonus money.
  bonus_stake bigint NOT NULL DEFAULT 0,
  bonus_payout bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, member_id, settled_at, wager_id, version)
) PARTITION BY RANGE (settled_at);
CREATE TABLE wagers.settlement_beyond PARTITION OF wagers.settlement DEFAULT;
-- Reports and commission read a site's settlements of a period in the order in which they were made.
CREATE INDEX settlement_of_period ON wagers.settlement USING brin (settled_at) WITH (pages_per_range = 32, autosummarize = on);
