-- What does not agree between requests, their sums and the ledger; no row: everything does. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION cashier.verify()
RETURNS TABLE (what text, site_id int, request_id bigint, day date, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  -- For each request: what its state says has moved, and what moved.
  WITH moved AS (
    SELECT e.site_id, e.member_id, substr(e.reference, 6)::bigint AS request_id, (e.happened_at AT TIME ZONE 'Asia/Seoul')::date AS day, e.kind,
      abs(e.amount) AS amount
    FROM ledger.entry_view e
    WHERE e.reference ~ '^cash:[0-9]{1,18}$' AND e.member_id IS NOT NULL
      AND (e.kind = 'deposit' OR e.kind IN ('withdrawal-requested', 'withdrawal-completed', 'withdrawal-cancelled') AND e.amount < 0)
  )
  SELECT 'requests', coalesce(r.site_id, m.site_id), request_id, NULL::date, coalesce(m.moves, 'nothing'), coalesce(r.moves, 'nothing')
  FROM (
    SELECT r.site_id, r.request_id, concat_ws(', ',
      CASE WHEN r.cash_type = 'withdrawal' THEN format('withdrawal-requested %s of %s', r.amount, r.member_id) END,
      CASE WHEN r.status = 1 THEN format('%s %s of %s', CASE r.cash_type WHEN 'deposit' THEN 'deposit' ELSE 'withdrawal-completed' END, r.amount, r.member_id)
        WHEN r.status = -1 AND r.cash_type = 'withdrawal' THEN format('withdrawal-cancelled %s of %s', r.amount, r.member_id) END) AS moves
    FROM cashier.request r) r
  FULL JOIN (
    SELECT m.site_id, m.request_id, string_agg(format('%s %s of %s', m.kind, m.amount, m.member_id), ', ' ORDER BY m.kind DESC) AS moves
    FROM moved m GROUP BY 1, 2) m USING (request_id)
  WHERE coalesce(nullif(r.moves, ''), 'nothing') <> coalesce(m.moves, 'nothing') OR r.site_id <> m.site_id
  UNION ALL
  -- For each site and day: what was completed, as pages show it, and what came from the bank and went there.
  SELECT 'days', site_id, NULL, day, format('%s %s of %s', cash_type, coalesce(m.amount, 0), coalesce(m.requests, 0)),
    format('%s %s of %s', cash_type, coalesce(d.amount, 0), coalesce(d.requests, 0))
  FROM (SELECT d.site_id, d.day, d.cash_type, sum(d.amount) AS amount, sum(d.requests) AS requests FROM cashier.day_sum d GROUP BY 1, 2, 3) d
  FULL JOIN (
    SELECT m.site_id, m.day, CASE m.kind WHEN 'deposit' THEN 'deposit' ELSE 'withdrawal' END AS cash_type, sum(m.amount) AS amount, count(*) AS requests
    FROM moved m WHERE m.kind IN ('deposit', 'withdrawal-completed') GROUP BY 1, 2, 3) m USING (site_id, day, cash_type)
  WHERE (coalesce(d.amount, 0), coalesce(d.requests, 0)) <> (coalesce(m.amount, 0), coalesce(m.requests, 0))
$$;
