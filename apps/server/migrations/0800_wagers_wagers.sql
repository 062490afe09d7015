CREATE SCHEMA wagers;

-- Given one by one: with a cache per connection, wagers of one instant would not stand in the order in which they were placed.
CREATE SEQUENCE wagers.wager_id AS bigint CACHE 1;

-- One row per wager of any product. Its key is its place in the member's history, so that one index finds, sorts and pages it,
-- and every member's rows stay together when the table is distributed by (site, member).
CREATE TABLE wagers.wager (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  wager_id bigint NOT NULL DEFAULT nextval('wagers.wager_id'),
  -- Game group of the lobby.
  product text NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  round text NOT NULL,
  -- What was chosen: one text, or one per language.
  selection jsonb,
  currency text NOT NULL DEFAULT 'KRW',
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  -- How much of stake and payout was bonus money.
  bonus_stake bigint NOT NULL DEFAULT 0,
  bonus_payout bigint NOT NULL DEFAULT 0,
  -- Stakes placed and not taken back: with none left the wager is cancelled.
  live_bets int NOT NULL CHECK (live_bets >= 0),
  movements int NOT NULL,
  -- Rows of wagers.settlement.
  settlements int NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('placed', 'settled', 'cancelled')),
  settled_at timestamptz,
  -- Cancelled by the result of its round: a corrected result may still settle it.
  is_void boolean NOT NULL DEFAULT false,
  -- What it was accepted at, where it is one of the server's own products: the price of the whole in thousandths of the stake, the version of the rules, and which rates
  -- of the partners above the member were in force. Frozen, as its legs are (wagers.leg).
  price bigint CHECK (price >= 1000),
  rules_version text,
  rate_chain_id bigint,
  legs int NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, member_id, placed_at, wager_id),
  CHECK ((status = 'placed') = (settled_at IS NULL)),
  CHECK ((price IS NULL) = (rules_version IS NULL)),
  CHECK (status = 'cancelled' OR NOT is_void),
  CONSTRAINT wager_bonus_is_part CHECK (bonus_stake BETWEEN 0 AND stake AND bonus_payout BETWEEN 0 AND payout),
  CONSTRAINT wager_cancelled_holds_nothing CHECK (status <> 'cancelled' OR (stake = 0 AND payout = 0))
) PARTITION BY RANGE (placed_at);

-- A bet never waits for somebody to make a partition.
CREATE TABLE wagers.wager_beyond PARTITION OF wagers.wager DEFAULT;

-- Open wagers are few: this stays small however long the history grows.
CREATE INDEX wager_open ON wagers.wager (site_id, member_id) WHERE status = 'placed';
-- Recent wins of a site.
CREATE INDEX wager_won ON wagers.wager (site_id, settled_at DESC) WHERE status = 'settled' AND payout > stake;

-- Open wagers of one round, in the order in which they are settled. Only products whose rounds belong to everybody: a spin's round is one member's own.
-- The same list stands in modules/wagers/settle-round.rules.ts.
CREATE INDEX wager_of_open_round ON wagers.wager (site_id, game_code, round, member_id, wager_id)
  WHERE status = 'placed' AND product IN ('sports', 'e-sports', 'mini-game', 'virtual');
-- And those that ended, for a result that is corrected.
CREATE INDEX wager_of_ended_round ON wagers.wager (site_id, game_code, round, member_id, wager_id)
  WHERE status <> 'placed' AND product IN ('sports', 'e-sports', 'mini-game', 'virtual');

-- What happened to the money of a wager, in order.
CREATE TABLE wagers.movement (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  wager_id bigint NOT NULL,
  ord int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- How much of the amount is bonus money; `balance_after` is the cash.
  bonus_amount bigint NOT NULL DEFAULT 0 CHECK (bonus_amount BETWEEN 0 AND amount),
  balance_after bigint NOT NULL,
  -- Null where nothing moved: a free stake, a payout of 0.
  transfer_id text,
  happened_at timestamptz NOT NULL,
  -- What a further bet of a round staked on; the first bet's words stand in wagers.wager.selection.
  selection jsonb,
  PRIMARY KEY (site_id, member_id, placed_at, wager_id, ord)
) PARTITION BY RANGE (placed_at);

CREATE TABLE wagers.movement_beyond PARTITION OF wagers.movement DEFAULT;

-- How a game is called in the history, long after its vendor has left.
CREATE TABLE wagers.title (
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  vendor_names jsonb NOT NULL,
  game_names jsonb NOT NULL,
  can_replay boolean NOT NULL,
  -- Texts of a game that its bets name by key: {key: {ko, en, vn}}, with places for values in braces. A bet's selection is then
  -- {texts: [{key, values}], plain}, and is put into words when somebody reads it, in the language of the reader.
  texts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (vendor_code, game_code)
);
