-- Adds up to p_most changes to the sums, and answers which sites they were of. One process at a time; nothing where another is at it.
CREATE OR REPLACE FUNCTION wagers.add_up_changes(p_most int) RETURNS SETOF bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
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
