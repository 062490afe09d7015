-- What a ticket is on, where all of its selections are of one; frozen as it is sent. Empty and 0: of several.
ALTER TABLE sportsbook.ticket ADD COLUMN sport text NOT NULL DEFAULT '', ADD COLUMN competition_id bigint NOT NULL DEFAULT 0, ADD COLUMN market_type int NOT NULL DEFAULT 0;

-- What tickets brought and cost, as it changes; a clock adds it up and takes it away. Days are those of Seoul, by when it happened: a correction counts on its own day.
CREATE TABLE sportsbook.profit_change (
  site_id bigint NOT NULL,
  day date NOT NULL,
  member_id bigint NOT NULL,
  sport text NOT NULL,
  competition_id bigint NOT NULL,
  market_type int NOT NULL,
  tickets bigint NOT NULL,
  -- Of accepted tickets; what came back of void ones; what results paid; what was cashed out; the stakes that are still open.
  staked bigint NOT NULL,
  returned bigint NOT NULL,
  paid bigint NOT NULL,
  cashed bigint NOT NULL,
  open_stake bigint NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);

-- The sums of a day. Those of members are kept beside them, because what test accounts do is in no figure.
CREATE TABLE sportsbook.profit_day (
  site_id bigint NOT NULL,
  day date NOT NULL,
  sport text NOT NULL,
  competition_id bigint NOT NULL,
  market_type int NOT NULL,
  tickets bigint NOT NULL,
  staked bigint NOT NULL,
  returned bigint NOT NULL,
  paid bigint NOT NULL,
  cashed bigint NOT NULL,
  open_stake bigint NOT NULL,
  PRIMARY KEY (site_id, day, sport, competition_id, market_type)
) WITH (fillfactor = 70);
CREATE TABLE sportsbook.profit_member (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  day date NOT NULL,
  sport text NOT NULL,
  competition_id bigint NOT NULL,
  market_type int NOT NULL,
  tickets bigint NOT NULL,
  staked bigint NOT NULL,
  returned bigint NOT NULL,
  paid bigint NOT NULL,
  cashed bigint NOT NULL,
  open_stake bigint NOT NULL,
  PRIMARY KEY (site_id, member_id, day, sport, competition_id, market_type)
) WITH (fillfactor = 70);
CREATE INDEX profit_member_by_day ON sportsbook.profit_member (site_id, day);

-- Tickets that were accepted before: on the days on which they were placed and ended.
INSERT INTO sportsbook.profit_change (site_id, day, member_id, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake)
SELECT site_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date, member_id, sport, competition_id, market_type, 1, stake, 0, 0, 0, stake
FROM sportsbook.ticket WHERE wager_id IS NOT NULL
UNION ALL
SELECT site_id, (coalesce(settled_at, placed_at) AT TIME ZONE 'Asia/Seoul')::date, member_id, sport, competition_id, market_type, 0, 0,
  CASE WHEN state = 'void' THEN stake ELSE 0 END, CASE WHEN state = 'void' THEN 0 ELSE payout END, cashed_paid, CASE WHEN state = 'accepted' THEN -cashed_stake ELSE -stake END
FROM sportsbook.ticket WHERE wager_id IS NOT NULL AND (state <> 'accepted' OR cashed_stake > 0);
