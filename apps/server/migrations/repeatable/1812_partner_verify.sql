-- What does not agree between what partners earned, their purses and the ledger; no row: everything does. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION partner.verify_purses()
RETURNS TABLE (what text, site_id bigint, holder_id bigint, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH entries AS (
    SELECT e.site_id, e.holder_id, count(*) AS entries, sum(e.amount) FILTER (WHERE e.kind <> 'converted') AS earned,
      sum(CASE WHEN e.kind = 'converted' THEN -e.moved WHEN e.purse = 'cash' THEN e.moved ELSE 0 END) AS released,
      sum(e.amount) FILTER (WHERE e.kind IN ('rolling', 'rolling-corrected')) AS rolling
    FROM partner.purse_entry e GROUP BY 1, 2
  ), held AS (
    SELECT b.site_id, b.member_id, b.balance FROM ledger.balance_view b WHERE b.purse = 'commission'
  )
  -- Each purse, and what the ledger holds for it.
  SELECT 'purse', coalesce(p.site_id, h.site_id), coalesce(p.holder_id, h.member_id), coalesce(h.balance, 0)::text, coalesce(p.earned + p.owed - p.released, 0)::text
  FROM partner.purse p FULL JOIN held h ON h.site_id = p.site_id AND h.member_id = p.holder_id
  WHERE coalesce(h.balance, 0) <> coalesce(p.earned + p.owed - p.released, 0)
  UNION ALL
  -- … and what its entries add up to.
  SELECT 'entries', p.site_id, p.holder_id, format('%s entries, %s earned, %s released', coalesce(e.entries, 0), coalesce(e.earned, 0), coalesce(e.released, 0)),
    format('%s entries, %s earned, %s released', p.entries, p.earned, p.released)
  FROM partner.purse p LEFT JOIN entries e ON e.site_id = p.site_id AND e.holder_id = p.holder_id
  WHERE (p.entries, p.earned, p.released) IS DISTINCT FROM (coalesce(e.entries, 0), coalesce(e.earned, 0), coalesce(e.released, 0))
  UNION ALL
  -- Rolling that was accrued, and what of it was booked or is due.
  SELECT 'rolling', coalesce(a.site_id, b.site_id), coalesce(a.holder_id, b.holder_id), coalesce(a.rolling, 0)::text, coalesce(b.rolling, 0)::text
  FROM (SELECT r.site_id, r.holder_id, sum(r.rolling) AS rolling FROM partner.earned r GROUP BY 1, 2) a
  FULL JOIN (
    SELECT x.site_id, x.holder_id, sum(x.rolling) AS rolling FROM (
      SELECT e.site_id, e.holder_id, e.rolling FROM entries e UNION ALL SELECT d.site_id, d.holder_id, d.amount FROM partner.rolling_due d) x
    GROUP BY 1, 2) b ON b.site_id = a.site_id AND b.holder_id = a.holder_id
  WHERE coalesce(a.rolling, 0) <> coalesce(b.rolling, 0)
  UNION ALL
  -- Each entry, and what it moved.
  SELECT 'moved', coalesce(e.site_id, m.site_id), coalesce(e.holder_id, m.member_id), coalesce(m.moved, 'nothing'), coalesce(e.moved, 'nothing')
  FROM (SELECT e.site_id, e.holder_id, format('commission:%s:%s', e.holder_id, e.ord) AS reference, format('%s of %s', e.moved, e.purse) AS moved
        FROM partner.purse_entry e WHERE e.moved <> 0) e
  FULL JOIN (SELECT l.site_id, l.member_id, l.reference, format('%s of %s', l.amount, l.account) AS moved FROM ledger.entry_view l
        WHERE l.member_id IS NOT NULL AND (l.kind IN ('rolling-earned', 'rolling-taken-back', 'losing-paid', 'losing-corrected')
          OR l.kind = 'commission-converted' AND l.account = 'commission')) m
    ON m.site_id = e.site_id AND m.member_id = e.holder_id AND m.reference = e.reference
  WHERE e.moved IS DISTINCT FROM m.moved
$$;
