CREATE SCHEMA wagers;

-- Not an identity column: a partitioned table may have one only from PostgreSQL 17 on.
CREATE SEQUENCE wagers.wager_id AS bigint CACHE 20;

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
  -- Stakes placed and not taken back: with none left the wager is cancelled.
  live_bets int NOT NULL CHECK (live_bets >= 0),
  movements int NOT NULL,
  status text NOT NULL CHECK (status IN ('placed', 'settled', 'cancelled')),
  settled_at timestamptz,
  PRIMARY KEY (site_id, member_id, placed_at, wager_id),
  CHECK ((status = 'placed') = (settled_at IS NULL))
) PARTITION BY RANGE (placed_at);

-- A bet never waits for somebody to make a partition.
CREATE TABLE wagers.wager_beyond PARTITION OF wagers.wager DEFAULT;

-- What happened to the money of a wager, in order.
CREATE TABLE wagers.movement (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  wager_id bigint NOT NULL,
  ord int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  amount bigint NOT NULL CHECK (amount >= 0),
  balance_after bigint NOT NULL,
  -- Null where nothing moved: a free stake, a payout of 0.
  transfer_id text,
  happened_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, placed_at, wager_id, ord)
) PARTITION BY RANGE (placed_at);
CREATE TABLE wagers.movement_beyond PARTITION OF wagers.movement DEFAULT;

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
  PRIMARY KEY (site_id, member_id, day, product, vendor_code, game_code)
) WITH (fillfactor = 70);
CREATE INDEX member_day_of_site ON wagers.member_day (site_id, day);

-- Open wagers are few: this stays small however long the history grows.
CREATE INDEX wager_open ON wagers.wager (site_id, member_id) WHERE status = 'placed';
-- Recent wins of a site.
CREATE INDEX wager_won ON wagers.wager (site_id, settled_at DESC) WHERE status = 'settled' AND payout > stake;

-- How a game is called in the history, long after its vendor has left.
CREATE TABLE wagers.title (
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  vendor_names jsonb NOT NULL,
  game_names jsonb NOT NULL,
  can_replay boolean NOT NULL,
  PRIMARY KEY (vendor_code, game_code)
);

-- Makes the monthly partitions (Asia/Seoul) from the month of `since` to the month of `until`. Runs as the owner: the application may not make tables.
CREATE FUNCTION wagers.make_partitions(since timestamptz, until timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  month timestamp := date_trunc('month', since AT TIME ZONE 'Asia/Seoul');
  parent text;
  name text;
  role_name name;
  made int := 0;
BEGIN
  IF until > since + interval '5 years' THEN
    RAISE EXCEPTION 'too many partitions asked for';
  END IF;
  PERFORM pg_advisory_xact_lock(800);
  WHILE month <= until AT TIME ZONE 'Asia/Seoul' LOOP
    FOREACH parent IN ARRAY ARRAY['wager', 'movement'] LOOP
      name := format('%s_%s', parent, to_char(month, 'YYYYMM'));
      CONTINUE WHEN to_regclass('wagers.' || name) IS NOT NULL;
      EXECUTE format(
        'CREATE TABLE wagers.%I PARTITION OF wagers.%I FOR VALUES FROM (%L) TO (%L)',
        name, parent, month AT TIME ZONE 'Asia/Seoul', (month + interval '1 month') AT TIME ZONE 'Asia/Seoul');
      -- Everybody goes through the parent, and has the parent's privileges there.
      FOR role_name IN
        SELECT DISTINCT a.grantee::regrole::name FROM pg_class c, aclexplode(c.relacl) a
        WHERE c.oid = ('wagers.' || name)::regclass AND a.grantee <> 0 AND a.grantee <> c.relowner
      LOOP
        EXECUTE format('REVOKE ALL ON wagers.%I FROM %s', name, role_name::regrole);
      END LOOP;
      made := made + 1;
    END LOOP;
    month := month + interval '1 month';
  END LOOP;
  RETURN made;
END $$;

SELECT wagers.make_partitions(now() - interval '3 months', now() + interval '3 months');

CREATE VIEW wagers.wager_view AS
SELECT w.site_id, w.member_id, w.placed_at, w.wager_id, w.product, w.vendor_code, w.game_code, w.round, w.currency, w.stake, w.payout, w.status,
       w.settled_at, t.game_names, t.vendor_names
FROM wagers.wager w
LEFT JOIN wagers.title t ON t.vendor_code = w.vendor_code AND t.game_code = w.game_code;

CREATE VIEW wagers.member_day_view AS SELECT * FROM wagers.member_day;

-- Movements are history: added, never changed.
DO $$
DECLARE
  role_name name;
BEGIN
  FOR role_name IN
    SELECT DISTINCT a.grantee::regrole::name FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = 'wagers.movement'::regclass AND a.grantee <> 0 AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE ALL ON wagers.movement_beyond, wagers.wager_beyond FROM %s', role_name::regrole);
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON wagers.movement FROM %s', role_name::regrole);
    EXECUTE format('REVOKE DELETE, TRUNCATE ON wagers.wager, wagers.member_day FROM %s', role_name::regrole);
  END LOOP;
END $$;
