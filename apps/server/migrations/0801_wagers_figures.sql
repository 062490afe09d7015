-- Counts and sums by day of placing (Asia/Seoul), kept in the wager's own transaction: a page deep in the history is found by
-- counting days, not rows. Room is left on its pages, because a row changes with each wager of its day.
CREATE TABLE wagers.member_day (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  day date NOT NULL,
  product text NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  wagers bigint NOT NULL CHECK (wagers >= 0),
  open_wagers bigint NOT NULL CHECK (open_wagers >= 0),
  open_stake bigint NOT NULL CHECK (open_stake >= 0),
  settled_stake bigint NOT NULL CHECK (settled_stake >= 0),
  settled_payout bigint NOT NULL CHECK (settled_payout >= 0),
  -- Stakes and payouts of the day on which they moved, whichever day their wager was placed: below zero where more was taken back than came. Their
  -- difference is what moved on the vendor's account on that day.
  staked bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, member_id, day, product, vendor_code, game_code)
) WITH (fillfactor = 70);

-- Of ranges of blocks, which can answer only what it is for, the sums of a site's day, and costs a wager nothing. An ordinary index was narrower than the key,
-- so that a plan made before there were statistics took it, and a wager that moved read every member's row of its day.
CREATE INDEX member_day_of_day ON wagers.member_day USING brin (day) WITH (pages_per_range = 16, autosummarize = on);

-- What pages show of a whole site, kept to the won in the transaction of every wager. A wager only adds rows to figure_change, so no two bets share a row and none
-- waits for another. One process at a time adds the changes to the sums, twice a second; who reads takes sums and changes in one statement, and so of one instant.
CREATE TABLE wagers.figure_change (
  site_id bigint NOT NULL,
  day date NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  wagers bigint NOT NULL,
  open_wagers bigint NOT NULL,
  open_stake bigint NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);

-- As member_day, without the members.
CREATE TABLE wagers.game_day (
  site_id bigint NOT NULL,
  day date NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  wagers bigint NOT NULL,
  open_stake bigint NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL,
  PRIMARY KEY (site_id, day, vendor_code, game_code)
) WITH (fillfactor = 70);
CREATE TABLE wagers.site_day (
  site_id bigint NOT NULL,
  day date NOT NULL,
  open_stake bigint NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL,
  PRIMARY KEY (site_id, day)
) WITH (fillfactor = 70);
CREATE TABLE wagers.site_open (
  site_id bigint PRIMARY KEY,
  open_stake bigint NOT NULL,
  open_wagers bigint NOT NULL
) WITH (fillfactor = 70);
