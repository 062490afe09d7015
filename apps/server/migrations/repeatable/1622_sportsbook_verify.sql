-- What does not agree between tickets, their wagers, what is held for them and what they take up of the book; no row: everything does. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION sportsbook.verify()
RETURNS TABLE (what text, site_id bigint, member_id bigint, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  -- For each member: the purse, and the tickets that somebody has to accept.
  SELECT 'held', coalesce(p.site_id, t.site_id), coalesce(p.member_id, t.member_id), coalesce(p.balance, 0)::text, coalesce(t.stake, 0)::text
  FROM (SELECT b.site_id::bigint AS site_id, b.member_id, b.balance FROM ledger.balance_view b WHERE b.purse = 'held' AND b.balance <> 0) p
  FULL JOIN (SELECT t.site_id, t.member_id, sum(t.stake) AS stake FROM sportsbook.ticket t WHERE t.state IN ('referred', 'offered') GROUP BY 1, 2) t
    ON t.site_id = p.site_id AND t.member_id = p.member_id
  WHERE coalesce(p.balance, 0) <> coalesce(t.stake, 0)
  UNION ALL
  -- For each accepted ticket: its wager. What was cashed out of it is paid, too.
  SELECT 'wagers', t.site_id, t.member_id, concat_ws(' ', 'ticket', t.number, w.status, w.stake, w.payout), concat_ws(' ', 'ticket', t.number, t.state, t.stake, t.payout + t.cashed_paid)
  FROM sportsbook.ticket t
  LEFT JOIN wagers.wager_view w ON w.site_id = t.site_id AND w.member_id = t.member_id AND w.placed_at = t.placed_at AND w.wager_id = t.wager_id
  WHERE t.wager_id IS NOT NULL AND (w.wager_id IS NULL OR w.round <> t.number::text OR w.status <> CASE t.state WHEN 'accepted' THEN 'placed' WHEN 'void' THEN 'cancelled' ELSE 'settled' END
    OR t.state <> 'void' AND (w.stake, w.payout) <> (t.stake, t.payout + t.cashed_paid))
  UNION ALL
  -- For each wager of the book: its ticket.
  SELECT 'tickets', w.site_id, w.member_id, 'no ticket', 'wager ' || w.wager_id
  FROM wagers.wager_view w
  WHERE w.vendor_code = 'maru' AND w.product IN ('sports', 'e-sports') AND NOT EXISTS (
    SELECT FROM sportsbook.ticket t WHERE t.site_id = w.site_id AND t.member_id = w.member_id AND t.wager_id = w.wager_id)
  UNION ALL
  -- For each outcome, event and competition: what stands there, and what the tickets take up that are open.
  SELECT 'exposure', site_id, NULL, concat_ws(' ', kind, key, coalesce(t.tickets, 0), coalesce(t.loss, 0)), concat_ws(' ', kind, key, coalesce(e.tickets, 0), coalesce(e.loss, 0))
  FROM (
    SELECT t.site_id, x.kind, x.key, count(*) AS tickets, sum(x.staked) AS staked, sum(x.loss) AS loss
    FROM sportsbook.ticket t CROSS JOIN LATERAL sportsbook.taken_up(t.exposed, t.stake, t.stake - t.cashed_stake) x
    WHERE t.is_exposed GROUP BY 1, 2, 3) t
  FULL JOIN (SELECT e.site_id, e.kind, e.key, e.tickets, e.staked, e.loss FROM sportsbook.exposure e WHERE e.tickets > 0) e USING (site_id, kind, key)
  WHERE (coalesce(t.tickets, 0), coalesce(t.staked, 0), coalesce(t.loss, 0)) <> (coalesce(e.tickets, 0), coalesce(e.staked, 0), coalesce(e.loss, 0))
$$;
