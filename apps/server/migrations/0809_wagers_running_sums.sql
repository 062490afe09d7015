-- What pages show of a whole site, kept to the won in the transaction of every wager. A wager only adds rows to figure_change, so no two bets share a row and none
-- waits for another. One process at a time adds the changes to the sums, twice a second; who reads takes sums and changes in one statement, and so of one instant.
DROP TABLE wagers.game_day, wagers.site_open;

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

INSERT INTO wagers.game_day (site_id, day, vendor_code, game_code, wagers, open_stake, staked, paid)
SELECT site_id, day, vendor_code, game_code, sum(wagers), sum(open_stake), sum(staked), sum(paid) FROM wagers.member_day GROUP BY 1, 2, 3, 4;
INSERT INTO wagers.site_day (site_id, day, open_stake, staked, paid)
SELECT site_id, day, sum(open_stake), sum(staked), sum(paid) FROM wagers.member_day GROUP BY 1, 2;
INSERT INTO wagers.site_open (site_id, open_stake, open_wagers)
SELECT site_id, sum(open_stake), sum(open_wagers) FROM wagers.member_day GROUP BY 1;

-- Adds up to p_most changes to the sums, and answers which sites they were of. One process at a time; nothing where another is at it.
CREATE FUNCTION wagers.add_up_changes(p_most int) RETURNS SETOF bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(809) THEN RETURN; END IF;
  RETURN QUERY
  WITH taken AS (
    DELETE FROM wagers.figure_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM wagers.figure_change LIMIT p_most)) RETURNING *
  ), by_game AS (
    INSERT INTO wagers.game_day AS g (site_id, day, vendor_code, game_code, wagers, open_stake, staked, paid)
    SELECT site_id, day, vendor_code, game_code, sum(wagers), sum(open_stake), sum(staked), sum(paid) FROM taken GROUP BY 1, 2, 3, 4
    ON CONFLICT (site_id, day, vendor_code, game_code) DO UPDATE SET wagers = g.wagers + EXCLUDED.wagers,
      open_stake = g.open_stake + EXCLUDED.open_stake, staked = g.staked + EXCLUDED.staked, paid = g.paid + EXCLUDED.paid
  ), by_day AS (
    INSERT INTO wagers.site_day AS d (site_id, day, open_stake, staked, paid)
    SELECT site_id, day, sum(open_stake), sum(staked), sum(paid) FROM taken GROUP BY 1, 2
    ON CONFLICT (site_id, day) DO UPDATE SET open_stake = d.open_stake + EXCLUDED.open_stake, staked = d.staked + EXCLUDED.staked,
      paid = d.paid + EXCLUDED.paid
  ), open AS (
    INSERT INTO wagers.site_open AS o (site_id, open_stake, open_wagers)
    SELECT site_id, sum(open_stake), sum(open_wagers) FROM taken GROUP BY 1
    ON CONFLICT (site_id) DO UPDATE SET open_stake = o.open_stake + EXCLUDED.open_stake, open_wagers = o.open_wagers + EXCLUDED.open_wagers
  )
  SELECT DISTINCT site_id FROM taken;
END $$;

-- Two checks more: the sums of sites against what moved in the ledger and against the wagers themselves.
CREATE OR REPLACE FUNCTION wagers.verify()
RETURNS TABLE (what text, site_id bigint, vendor_code text, day date, member_id bigint, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  -- For each site, vendor and day: stakes, payouts, and whatever else moved on the vendor's account.
  SELECT 'figures', site_id, vendor_code, day, NULL::bigint,
    format('stakes %s, payouts %s, movement %s', coalesce(m.staked, 0), coalesce(m.paid, 0), coalesce(m.net, 0)),
    format('stakes %s, payouts %s, movement %s', coalesce(f.staked, 0), coalesce(f.paid, 0), coalesce(f.staked - f.paid, 0))
  FROM (SELECT site_id, vendor_code, day, sum(staked) AS staked, sum(paid) AS paid FROM wagers.member_day GROUP BY 1, 2, 3) f
  FULL JOIN (
    SELECT site_id::bigint AS site_id, vendor_code, day, sum(amount) AS net,
      coalesce(sum(amount) FILTER (WHERE kind IN ('wager-placed', 'wager-cancelled')), 0) AS staked,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('wager-paid', 'payout-taken-back')), 0) AS paid
    FROM ledger.vendor_move_view GROUP BY 1, 2, 3) m USING (site_id, vendor_code, day)
  WHERE (coalesce(f.staked, 0), coalesce(f.paid, 0), coalesce(f.staked - f.paid, 0))
    IS DISTINCT FROM (coalesce(m.staked, 0), coalesce(m.paid, 0), coalesce(m.net, 0))
  UNION ALL
  -- For each member and vendor: what its wagers hold.
  SELECT 'wagers', site_id, vendor_code, NULL, member_id,
    format('stakes %s, payouts %s', coalesce(m.staked, 0), coalesce(m.paid, 0)),
    format('stakes %s, payouts %s', coalesce(w.stake, 0), coalesce(w.payout, 0))
  FROM (SELECT site_id, vendor_code, member_id, sum(stake) AS stake, sum(payout) AS payout FROM wagers.wager GROUP BY 1, 2, 3) w
  FULL JOIN (
    SELECT site_id::bigint AS site_id, vendor_code, member_id,
      coalesce(sum(amount) FILTER (WHERE kind IN ('wager-placed', 'wager-cancelled')), 0) AS staked,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('wager-paid', 'payout-taken-back')), 0) AS paid
    FROM ledger.vendor_move_view WHERE member_id IS NOT NULL GROUP BY 1, 2, 3) m USING (site_id, vendor_code, member_id)
  WHERE (coalesce(w.stake, 0), coalesce(w.payout, 0)) IS DISTINCT FROM (coalesce(m.staked, 0), coalesce(m.paid, 0))
  UNION ALL
  -- For each member and day: the sums by which the history is paged and added up.
  SELECT 'days', site_id, NULL, day, member_id, w.sums::text, d.sums::text
  FROM (
    SELECT site_id, member_id, day,
      (sum(wagers), sum(open_wagers), sum(open_stake), sum(settled_stake), sum(settled_payout))::text AS sums
    FROM wagers.member_day GROUP BY 1, 2, 3) d
  FULL JOIN (
    SELECT site_id, member_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date AS day,
      (count(*), count(*) FILTER (WHERE status = 'placed'), coalesce(sum(stake) FILTER (WHERE status = 'placed'), 0),
        coalesce(sum(stake) FILTER (WHERE status = 'settled'), 0), coalesce(sum(payout) FILTER (WHERE status = 'settled'), 0))::text AS sums
    FROM wagers.wager GROUP BY 1, 2, 3) w USING (site_id, member_id, day)
  WHERE coalesce(d.sums, '(0,0,0,0,0)') <> coalesce(w.sums, '(0,0,0,0,0)')
  UNION ALL
  -- For each site, vendor and day: what pages sum by game, and what moved on the vendor's account; for each site and day the same without the vendor.
  SELECT 'shown', site_id, vendor_code, day, NULL,
    format('stakes %s, payouts %s', coalesce(m.staked, 0), coalesce(m.paid, 0)), format('stakes %s, payouts %s', coalesce(s.staked, 0), coalesce(s.paid, 0))
  FROM (
    SELECT site_id, vendor_code, day, sum(staked) AS staked, sum(paid) AS paid
    FROM (
      SELECT site_id, vendor_code, day, staked, paid FROM wagers.game_day
      UNION ALL SELECT site_id, '(all)', day, staked, paid FROM wagers.site_day
      UNION ALL SELECT site_id, unnest(ARRAY[vendor_code, '(all)']), day, staked, paid FROM wagers.figure_change) one
    GROUP BY 1, 2, 3) s
  FULL JOIN (
    SELECT site_id, vendor_code, day, coalesce(sum(amount) FILTER (WHERE kind IN ('wager-placed', 'wager-cancelled')), 0) AS staked,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('wager-paid', 'payout-taken-back')), 0) AS paid
    FROM (SELECT site_id::bigint AS site_id, unnest(ARRAY[vendor_code, '(all)']) AS vendor_code, day, kind, amount FROM ledger.vendor_move_view) both_ways
    GROUP BY 1, 2, 3) m USING (site_id, vendor_code, day)
  WHERE (coalesce(s.staked, 0), coalesce(s.paid, 0)) IS DISTINCT FROM (coalesce(m.staked, 0), coalesce(m.paid, 0))
  UNION ALL
  -- For each site, vendor and day of placing: rounds and open stakes, and the wagers themselves; for each site the open ones.
  SELECT 'shown-wagers', coalesce(s.site_id, w.site_id), coalesce(s.vendor_code, w.vendor_code), coalesce(s.day, w.day), NULL, coalesce(w.sums, '(0,0,0)'), coalesce(s.sums, '(0,0,0)')
  FROM (
    SELECT site_id, vendor_code, day, (sum(wagers), sum(open_wagers), sum(open_stake))::text AS sums
    FROM (
      SELECT site_id, vendor_code || '/' || game_code AS vendor_code, day, wagers, 0::bigint AS open_wagers, open_stake FROM wagers.game_day
      UNION ALL SELECT site_id, NULL, day, 0, 0, open_stake FROM wagers.site_day
      UNION ALL SELECT site_id, NULL, NULL, 0, open_wagers, open_stake FROM wagers.site_open
      UNION ALL SELECT site_id, vendor_code || '/' || game_code, day, wagers, 0, open_stake FROM wagers.figure_change
      UNION ALL SELECT site_id, NULL, day, 0, 0, open_stake FROM wagers.figure_change
      UNION ALL SELECT site_id, NULL, NULL, 0, open_wagers, open_stake FROM wagers.figure_change) one
    GROUP BY 1, 2, 3) s
  FULL JOIN (
    SELECT site_id, vendor_code, day, (sum(wagers), sum(open_wagers), sum(open_stake))::text AS sums
    FROM (
      SELECT site_id, vendor_code, day, wagers, 0::bigint AS open_wagers, open_stake FROM (
        SELECT site_id, vendor_code || '/' || game_code AS vendor_code, (placed_at AT TIME ZONE 'Asia/Seoul')::date AS day, count(*) AS wagers,
          coalesce(sum(stake) FILTER (WHERE status = 'placed'), 0) AS open_stake
        FROM wagers.wager GROUP BY 1, 2, 3) by_game
      UNION ALL
      SELECT site_id, NULL, (placed_at AT TIME ZONE 'Asia/Seoul')::date, 0, 0, stake FROM wagers.wager WHERE status = 'placed'
      UNION ALL SELECT site_id, NULL, NULL, 0, 1, stake FROM wagers.wager WHERE status = 'placed') one
    GROUP BY 1, 2, 3) w
  ON s.site_id = w.site_id AND coalesce(s.vendor_code, '') = coalesce(w.vendor_code, '') AND coalesce(s.day, '-infinity') = coalesce(w.day, '-infinity')
  WHERE coalesce(s.sums, '(0,0,0)') <> coalesce(w.sums, '(0,0,0)')
$$;
