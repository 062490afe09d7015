-- What does not agree between deposits by coin, their requests, their rates and the ledger; no row: everything does. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION coin.verify()
RETURNS TABLE (what text, site_id int, subject bigint, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  -- Each deposit in the books came into custody once, and nothing else did.
  SELECT 'custody', coalesce(d.site_id, e.site_id), coalesce(d.deposit_id, e.deposit_id), coalesce(d.amount::text, 'nothing'), coalesce(e.amounts, 'nothing')
  FROM (SELECT d.site_id, d.deposit_id, d.amount FROM coin.deposit d WHERE d.booked_at IS NOT NULL) d
  FULL JOIN (
    SELECT e.site_id, substring(e.reference FROM '^coin:([0-9]{1,18})$')::bigint AS deposit_id, string_agg(e.amount::text, ', ') AS amounts
    FROM ledger.entry_view e WHERE e.kind = 'coin-received' AND e.account = 'coin-custody' GROUP BY 1, 2) e
  ON e.site_id = d.site_id AND e.deposit_id = d.deposit_id
  WHERE d.amount::text IS DISTINCT FROM e.amounts
  UNION ALL
  -- Each credited one is a completed request of its own, by the same terms, and each request of a deposit by coin is one.
  SELECT 'requests', coalesce(d.site_id, r.site_id), coalesce(d.deposit_id, r.cash_idx), coalesce(d.terms, 'nothing'), coalesce(r.terms, 'nothing')
  FROM (
    SELECT d.site_id, d.deposit_id, d.request_id, format('%s of %s for %s at %s', d.cash, d.member_id, d.amount, d.rate) AS terms
    FROM coin.deposit d WHERE d.state = 'credited') d
  FULL JOIN (
    SELECT r.site_id, r.cash_idx, format('%s of %s for %s at %s', r.amount, r.member_id, r.coin_amount, r.coin_rate) AS terms
    FROM cashier.request_view r WHERE r.method = 'coin' AND r.cash_type = 'deposit' AND r.status = 1) r
  ON r.site_id = d.site_id AND r.cash_idx = d.request_id
  WHERE d.terms IS DISTINCT FROM r.terms
  UNION ALL
  -- What members got for coin came from the house account of coin, as much as those requests say.
  SELECT 'cash', coalesce(r.site_id, e.site_id), coalesce(r.cash_idx, e.cash_idx), coalesce(r.amount::text, 'nothing'), coalesce(e.amounts, 'nothing')
  FROM (SELECT r.site_id, r.cash_idx, r.amount FROM cashier.request_view r WHERE r.method = 'coin' AND r.cash_type = 'deposit' AND r.status = 1) r
  FULL JOIN (
    SELECT e.site_id, substring(e.reference FROM '^cash:([0-9]{1,18})$')::bigint AS cash_idx, string_agg((-e.amount)::text, ', ') AS amounts
    FROM ledger.entry_view e WHERE e.kind = 'deposit' AND e.account = 'coin' GROUP BY 1, 2) e
  ON e.site_id = r.site_id AND e.cash_idx = r.cash_idx
  WHERE r.amount::text IS DISTINCT FROM e.amounts
  UNION ALL
  -- The cash is what the amount was worth at its rate; that is the one of the source less the spread, or that of a quote which held for it.
  SELECT 'rates', d.site_id, d.deposit_id,
    concat_ws(' ', coalesce(floor(r.rate::numeric * (10000 - d.spread) / 10000)::text, 'no rate'), CASE WHEN d.cash IS NOT NULL THEN floor(d.amount::numeric * d.rate / 1000000000)::text END),
    concat_ws(' ', d.rate, d.cash)
  FROM coin.deposit d LEFT JOIN coin.rate r ON r.rate_id = d.rate_id
  WHERE d.rate IS NOT NULL AND (
    d.rate IS DISTINCT FROM floor(r.rate::numeric * (10000 - d.spread) / 10000) OR d.cash <> floor(d.amount::numeric * d.rate / 1000000000))
  UNION ALL
  SELECT 'quotes', d.site_id, d.deposit_id, format('%s of %s up to %s until %s', q.rate, q.member_id, q.amount, q.valid_until),
    format('%s of %s for %s at %s', d.rate, d.member_id, d.amount, d.block_at)
  FROM coin.deposit d LEFT JOIN coin.quote q ON q.site_id = d.site_id AND q.quote_id = d.quote_id
  WHERE d.quote_id IS NOT NULL
    AND (q.quote_id IS NULL OR (q.rate, q.rate_id, q.spread, q.member_id) <> (d.rate, d.rate_id, d.spread, d.member_id) OR d.amount > q.amount)
$$;
