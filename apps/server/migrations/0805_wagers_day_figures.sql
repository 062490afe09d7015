-- Stakes and payouts of the day on which they moved, whichever day their wager was placed: below zero where more was taken back than came. Their
-- difference is what moved on the vendor's account on that day.
ALTER TABLE wagers.member_day ADD COLUMN staked bigint NOT NULL DEFAULT 0, ADD COLUMN paid bigint NOT NULL DEFAULT 0;

INSERT INTO wagers.member_day AS d (site_id, member_id, day, product, vendor_code, game_code, wagers, open_wagers, open_stake, settled_stake,
  settled_payout, staked, paid)
SELECT w.site_id, w.member_id, (m.happened_at AT TIME ZONE 'Asia/Seoul')::date, w.product, w.vendor_code, w.game_code, 0, 0, 0, 0, 0,
  sum(CASE WHEN m.kind = 'bet' THEN m.amount WHEN t.kind = 'wager-cancelled' THEN -m.amount ELSE 0 END),
  sum(CASE WHEN m.kind = 'win' THEN m.amount WHEN t.kind = 'payout-taken-back' THEN -m.amount ELSE 0 END)
FROM wagers.movement m
JOIN wagers.wager w USING (site_id, member_id, placed_at, wager_id)
LEFT JOIN ledger.vendor_move_view t ON t.transfer_id::text = m.transfer_id AND m.kind = 'rollback'
GROUP BY 1, 2, 3, 4, 5, 6
ON CONFLICT (site_id, member_id, day, product, vendor_code, game_code) DO UPDATE SET staked = EXCLUDED.staked, paid = EXCLUDED.paid;

-- A wager whose paid bet was rolled back was called cancelled and kept its payout, which the sums of its day then missed.
WITH mended AS (
  UPDATE wagers.wager SET status = 'settled' WHERE status = 'cancelled' AND (stake > 0 OR payout > 0) RETURNING *
)
UPDATE wagers.member_day d SET settled_stake = d.settled_stake + m.stake, settled_payout = d.settled_payout + m.payout
FROM (
  SELECT site_id, member_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date AS day, product, vendor_code, game_code,
    sum(stake)::bigint AS stake, sum(payout)::bigint AS payout
  FROM mended GROUP BY 1, 2, 3, 4, 5, 6) m
WHERE (d.site_id, d.member_id, d.day, d.product, d.vendor_code, d.game_code)
  = (m.site_id, m.member_id, m.day, m.product, m.vendor_code, m.game_code);
ALTER TABLE wagers.wager ADD CONSTRAINT wager_cancelled_holds_nothing CHECK (status <> 'cancelled' OR (stake = 0 AND payout = 0));

-- What does not agree between wagers, their figures and the ledger; no row: everything does. The ledger's side is counted from its transfers alone.
-- STABLE, so all of it sees one instant.
CREATE FUNCTION wagers.verify()
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
$$;
