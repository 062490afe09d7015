-- What does not agree between wagers, their figures and the ledger; no row: everything does. The ledger's side is counted from its transfers alone.
-- STABLE, so all of it sees one instant.
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
  -- For each member and vendor: what its wagers hold, and how much of it is bonus money.
  SELECT 'wagers', site_id, vendor_code, NULL, member_id,
    format('stakes %s (bonus %s), payouts %s (bonus %s)', coalesce(m.staked, 0), coalesce(m.bonus_staked, 0), coalesce(m.paid, 0), coalesce(m.bonus_paid, 0)),
    format('stakes %s (bonus %s), payouts %s (bonus %s)', coalesce(w.stake, 0), coalesce(w.bonus_stake, 0), coalesce(w.payout, 0), coalesce(w.bonus_payout, 0))
  FROM (
    SELECT site_id, vendor_code, member_id, sum(stake) AS stake, sum(payout) AS payout, sum(bonus_stake) AS bonus_stake, sum(bonus_payout) AS bonus_payout
    FROM wagers.wager GROUP BY 1, 2, 3) w
  FULL JOIN (
    SELECT site_id::bigint AS site_id, vendor_code, member_id,
      coalesce(sum(amount) FILTER (WHERE kind IN ('wager-placed', 'wager-cancelled')), 0) AS staked,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('wager-paid', 'payout-taken-back')), 0) AS paid,
      coalesce(sum(amount) FILTER (WHERE kind IN ('wager-placed', 'wager-cancelled') AND purse = 'bonus'), 0) AS bonus_staked,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('wager-paid', 'payout-taken-back') AND purse = 'bonus'), 0) AS bonus_paid
    FROM ledger.vendor_move_view WHERE member_id IS NOT NULL GROUP BY 1, 2, 3) m USING (site_id, vendor_code, member_id)
  WHERE (coalesce(w.stake, 0), coalesce(w.payout, 0), coalesce(w.bonus_stake, 0), coalesce(w.bonus_payout, 0))
    IS DISTINCT FROM (coalesce(m.staked, 0), coalesce(m.paid, 0), coalesce(m.bonus_staked, 0), coalesce(m.bonus_paid, 0))
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
  -- For each member and vendor: what its wagers have come to, and what its settlements add up to.
  SELECT 'settlements', site_id, vendor_code, NULL, member_id, coalesce(w.sums, '(0,0,0,0,0)'), coalesce(j.sums, '(0,0,0,0,0)')
  FROM (
    SELECT site_id, vendor_code, member_id,
      (coalesce(sum(stake) FILTER (WHERE status = 'settled'), 0), coalesce(sum(payout) FILTER (WHERE status = 'settled'), 0), sum(settlements),
        coalesce(sum(bonus_stake) FILTER (WHERE status = 'settled'), 0), coalesce(sum(bonus_payout) FILTER (WHERE status = 'settled'), 0))::text AS sums
    FROM wagers.wager WHERE settlements > 0 OR status <> 'placed' GROUP BY 1, 2, 3) w
  FULL JOIN (
    SELECT site_id, vendor_code, member_id, (sum(stake), sum(payout), count(*), sum(bonus_stake), sum(bonus_payout))::text AS sums
    FROM wagers.settlement GROUP BY 1, 2, 3) j
    USING (site_id, vendor_code, member_id)
  WHERE coalesce(w.sums, '(0,0,0,0,0)') <> coalesce(j.sums, '(0,0,0,0,0)')
  UNION ALL
  -- For each member: what is owed, and what the ledger advanced and collected.
  SELECT 'debts', coalesce(d.site_id, m.site_id), NULL, NULL, coalesce(d.member_id, m.member_id), coalesce(m.open, 0)::text, coalesce(d.open, 0)::text
  FROM wagers.debt d
  FULL JOIN (
    SELECT site_id::bigint AS site_id, member_id, coalesce(sum(amount) FILTER (WHERE kind = 'debt-opened'), 0)
      - coalesce(sum(amount) FILTER (WHERE kind = 'debt-collected'), 0) AS open
    FROM ledger.debt_move_view GROUP BY 1, 2) m ON m.site_id = d.site_id AND m.member_id = d.member_id
  WHERE coalesce(d.open, 0) <> coalesce(m.open, 0)
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
