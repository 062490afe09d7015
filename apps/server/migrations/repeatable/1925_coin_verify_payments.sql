-- What does not agree between payments, what they pay, and the ledger; no row: everything does. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION coin.verify_payments()
RETURNS TABLE (what text, site_id int, subject bigint, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  -- Each withdrawal that is being paid has a payment that lives, each completed one a payment that was paid; of the same sum to the same address of the same member.
  SELECT 'withdrawals', coalesce(r.site_id, p.site_id), coalesce(r.cash_idx, p.request_id), coalesce(r.pays, 'nothing'), coalesce(p.pays, 'nothing')
  FROM (
    SELECT r.site_id, r.cash_idx, format('%s %s to %s of %s', CASE r.status WHEN 1 THEN 'paid' ELSE 'paying' END, r.coin_amount, r.coin_address, r.member_id) AS pays
    FROM cashier.request_view r WHERE r.method = 'coin' AND r.cash_type = 'withdrawal' AND (r.status = 1 OR r.is_paying)) r
  FULL JOIN (
    SELECT p.site_id, p.request_id, string_agg(format('%s %s to %s of %s', CASE p.state WHEN 'paid' THEN 'paid' ELSE 'paying' END, p.amount, p.address, p.member_id), ', ') AS pays
    FROM coin.payment p WHERE p.kind = 'withdrawal' AND p.state <> 'dropped' GROUP BY 1, 2) p
  ON p.site_id = r.site_id AND p.request_id = r.cash_idx
  WHERE r.pays IS DISTINCT FROM p.pays
  UNION ALL
  -- Each deposit that is on its way back, or there.
  SELECT 'returns', coalesce(d.site_id, p.site_id), coalesce(d.deposit_id, p.deposit_id), coalesce(d.pays, 'nothing'), coalesce(p.pays, 'nothing')
  FROM (
    SELECT d.site_id, d.deposit_id, format('%s %s of %s', CASE d.state WHEN 'returned' THEN 'paid' ELSE 'paying' END, d.amount, d.member_id) AS pays
    FROM coin.deposit d WHERE d.state IN ('returning', 'returned')) d
  FULL JOIN (
    SELECT p.site_id, p.deposit_id, string_agg(format('%s %s of %s', CASE p.state WHEN 'paid' THEN 'paid' ELSE 'paying' END, p.amount, p.member_id), ', ') AS pays
    FROM coin.payment p WHERE p.kind = 'return' AND p.state <> 'dropped' GROUP BY 1, 2) p
  ON p.site_id = d.site_id AND p.deposit_id = d.deposit_id
  WHERE d.pays IS DISTINCT FROM p.pays
  UNION ALL
  -- What was paid left custody once, and nothing else did.
  SELECT 'custody', coalesce(p.site_id, e.site_id), coalesce(p.payment_id, e.payment_id), coalesce(p.amount::text, 'nothing'), coalesce(e.amounts, 'nothing')
  FROM (SELECT p.site_id, p.payment_id, p.amount FROM coin.payment p WHERE p.state = 'paid') p
  FULL JOIN (
    SELECT e.site_id, substring(e.reference FROM '^coin-payment:([0-9]{1,18})$')::bigint AS payment_id, string_agg((-e.amount)::text, ', ') AS amounts
    FROM ledger.entry_view e WHERE e.kind = 'coin-sent' AND e.account = 'coin-custody' GROUP BY 1, 2) e
  ON e.site_id = p.site_id AND e.payment_id = p.payment_id
  WHERE p.amount::text IS DISTINCT FROM e.amounts
  UNION ALL
  -- What was paid without a number was paid by a transfer of its own, and no other transfer was taken from the operator's own money.
  SELECT 'named', p.site_id, coalesce(p.payment_id, m.payment_id), coalesce(p.pays, 'nothing'), coalesce(m.pays, 'nothing')
  FROM (
    SELECT p.site_id, p.payment_id, format('%s to %s by %s', p.amount, lower(p.address), p.tx_hash) AS pays
    FROM coin.payment p WHERE p.state = 'paid' AND p.nonce IS NULL) p
  FULL JOIN (
    SELECT m.payment_id, format('%s to %s by %s', -m.amount, lower(m.to_address), m.tx_hash) AS pays
    FROM coin.own_move m WHERE m.payment_id IS NOT NULL) m
  ON m.payment_id = p.payment_id
  WHERE p.pays IS DISTINCT FROM m.pays
  UNION ALL
  -- Each number is of a payment that there is.
  SELECT 'numbers', NULL::int, n.payment_id, 'a payment', format('none for number %s of %s', n.nonce, n.sender)
  FROM coin.nonce n WHERE NOT EXISTS (SELECT FROM coin.payment p WHERE p.payment_id = n.payment_id)
$$;
