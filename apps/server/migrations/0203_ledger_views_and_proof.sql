-- What happened to each account, in its own view: two rows per transfer.
CREATE VIEW ledger.entry_view AS
SELECT t.transfer_id, t.created_at, t.happened_at, t.site_id, k.name AS kind, c.code AS currency, s.account_id, a.member_id,
  coalesce(p.name, a.house) AS account, s.amount, s.balance_before, s.balance_before + s.amount AS balance_after, t.reference
FROM ledger.transfer t
CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount, t.from_before), (t.to_account, t.amount, t.to_before))
  AS s (account_id, amount, balance_before)
JOIN ledger.account a USING (account_id)
JOIN ledger.kind k USING (kind_no)
JOIN ledger.currency c ON c.currency_no = t.currency_no
LEFT JOIN ledger.purse p ON a.account_id > 0 AND p.purse_no = a.account_id & 15;

CREATE VIEW ledger.balance_view AS
SELECT a.site_id, a.member_id, p.name AS purse, c.code AS currency, a.balance, a.entries, a.account_id
FROM ledger.account a
JOIN ledger.purse p ON p.purse_no = a.account_id & 15
JOIN ledger.currency c USING (currency_no)
WHERE a.account_id > 0;

-- House and vendor accounts: what is rolled up, and what came after.
CREATE VIEW ledger.house_view AS
SELECT a.site_id, a.house, c.code AS currency, a.account_id,
  (coalesce(s.amount, 0) + coalesce(tail.amount, 0))::bigint AS balance
FROM ledger.account a
JOIN ledger.currency c USING (currency_no)
LEFT JOIN ledger.house_sum s USING (account_id)
LEFT JOIN (
  SELECT side.account_id, sum(side.amount) AS amount
  FROM ledger.transfer t
  CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS side (account_id, amount)
  WHERE t.transfer_id > (SELECT sealed_id FROM ledger.seal_state) AND side.account_id < 0
  GROUP BY side.account_id
) tail USING (account_id)
WHERE a.account_id < 0;

-- Sum of all accounts by site and currency: stored balances of members, summed entries of the house. Zero at every commit.
CREATE VIEW ledger.trial_balance_view AS
SELECT site_id, currency, sum(balance)::bigint AS sum
FROM (
  SELECT site_id, currency, balance FROM ledger.balance_view
  UNION ALL
  SELECT site_id, currency, balance FROM ledger.house_view
) everything
GROUP BY site_id, currency;

CREATE FUNCTION ledger.chain_step(p_head bytea, p_digest bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sha256(p_head || p_digest)
$$;
CREATE AGGREGATE ledger.chain(bytea) (SFUNC = ledger.chain_step, STYPE = bytea, INITCOND = '');

CREATE FUNCTION ledger.seal_digest(p_after bigint, p_up_to bigint, OUT transfers bigint, OUT digest bytea)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT count(*), sha256(coalesce(string_agg(ledger.digest(t), '' ORDER BY t.transfer_id), ''))
  FROM ledger.transfer t WHERE t.transfer_id > p_after AND t.transfer_id <= p_up_to
$$;

-- Seals what can no longer change its neighbourhood, at most p_most transfers, and rolls up the house sums; returns how many.
-- Ids are given before the commit, so a lower one may appear after a higher one. A run therefore notes the highest id given so far
-- and its own transaction number, which is younger than every transaction that holds such an id; a later run, seeing that
-- everything up to that number has ended, seals up to that id. It locks nothing that a posting needs.
CREATE FUNCTION ledger.seal(p_most int DEFAULT 100000) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_given bigint;
  s ledger.seal_state;
  v_up_to bigint;
  v_sealed record;
  v_last ledger.seal;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'ledger.seal must be the first to write in its transaction';
  END IF;
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO v_given FROM ledger.transfer_id;
  SELECT * INTO s FROM ledger.seal_state FOR UPDATE;
  IF s.pending_id IS NULL THEN
    UPDATE ledger.seal_state SET pending_id = v_given, pending_xid = pg_current_xact_id();
    RETURN 0;
  END IF;
  IF s.pending_xid >= pg_snapshot_xmin(pg_current_snapshot()) THEN RETURN 0; END IF;

  SELECT max(transfer_id) INTO v_up_to FROM (
    SELECT transfer_id FROM ledger.transfer WHERE transfer_id > s.sealed_id AND transfer_id <= s.pending_id
    ORDER BY transfer_id LIMIT p_most) few;
  IF v_up_to IS NULL THEN
    UPDATE ledger.seal_state SET pending_id = v_given, pending_xid = pg_current_xact_id();
    RETURN 0;
  END IF;

  SELECT * INTO v_sealed FROM ledger.seal_digest(s.sealed_id, v_up_to);
  SELECT * INTO v_last FROM ledger.seal ORDER BY seal_no DESC LIMIT 1;
  INSERT INTO ledger.seal (seal_no, after_id, up_to_id, transfers, digest, root)
  VALUES (coalesce(v_last.seal_no, 0) + 1, s.sealed_id, v_up_to, v_sealed.transfers, v_sealed.digest,
    sha256(coalesce(v_last.root, '') || int8send(v_up_to) || int8send(v_sealed.transfers) || v_sealed.digest));
  INSERT INTO ledger.house_sum (account_id, amount)
  SELECT side.account_id, sum(side.amount)
  FROM ledger.transfer t
  CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS side (account_id, amount)
  WHERE t.transfer_id > s.sealed_id AND t.transfer_id <= v_up_to AND side.account_id < 0
  GROUP BY side.account_id
  ON CONFLICT (account_id) DO UPDATE SET amount = house_sum.amount + EXCLUDED.amount;
  UPDATE ledger.seal_state SET sealed_id = v_up_to,
    pending_id = CASE WHEN v_up_to < s.pending_id THEN s.pending_id ELSE v_given END,
    pending_xid = CASE WHEN v_up_to < s.pending_id THEN s.pending_xid ELSE pg_current_xact_id() END;
  RETURN v_sealed.transfers;
END $$;

-- Reads the whole history and returns what does not agree; no row: nothing was tampered with. STABLE, so all of it sees one instant.
CREATE FUNCTION ledger.verify() RETURNS TABLE (what text, account_id bigint, transfer_id bigint, expected text, found text)
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  s ledger.seal;
  v_root bytea := '';
  v_now record;
BEGIN
  RETURN QUERY
  WITH side AS (
    SELECT from_account AS account_id, t.transfer_id, -amount AS amount, from_before AS before, ledger.digest(t) AS digest
    FROM ledger.transfer t WHERE from_account > 0
    UNION ALL
    SELECT to_account, t.transfer_id, amount, to_before, ledger.digest(t) FROM ledger.transfer t WHERE to_account > 0
  ), told AS (
    SELECT account_id, sum(amount) AS balance, count(*) AS entries, ledger.chain(digest ORDER BY transfer_id) AS chain
    FROM side GROUP BY account_id
  ), compared AS (
    SELECT coalesce(a.account_id, told.account_id) AS account_id, a.balance AS stored, coalesce(told.balance, 0) AS balance,
      a.entries AS stored_entries, coalesce(told.entries, 0) AS entries, a.chain AS stored_chain, coalesce(told.chain, '') AS chain
    FROM (SELECT * FROM ledger.account WHERE account_id > 0) a FULL JOIN told ON told.account_id = a.account_id
  ), link AS (
    SELECT account_id, transfer_id, before,
      coalesce(lag(before + amount) OVER (PARTITION BY account_id ORDER BY transfer_id), 0) AS carried
    FROM side
  )
  SELECT 'balance', account_id, NULL::bigint, balance::text, stored::text FROM compared WHERE stored IS DISTINCT FROM balance
  UNION ALL
  SELECT 'entries', account_id, NULL, stored_entries::text, entries::text FROM compared
  WHERE stored_entries IS DISTINCT FROM entries
  UNION ALL
  SELECT 'chain', account_id, NULL, encode(stored_chain, 'hex'), encode(chain, 'hex') FROM compared
  WHERE stored_chain IS DISTINCT FROM chain
  UNION ALL
  SELECT 'link', account_id, transfer_id, carried::text, before::text FROM link WHERE before IS DISTINCT FROM carried;

  FOR s IN SELECT * FROM ledger.seal ORDER BY seal_no LOOP
    SELECT * INTO v_now FROM ledger.seal_digest(s.after_id, s.up_to_id);
    v_root := sha256(v_root || int8send(s.up_to_id) || int8send(v_now.transfers) || v_now.digest);
    IF v_root <> s.root THEN
      RETURN QUERY SELECT 'seal', NULL::bigint, s.up_to_id, encode(s.root, 'hex'), encode(v_root, 'hex');
    END IF;
    -- On from what was sealed: each broken seal is named once.
    v_root := s.root;
  END LOOP;

  RETURN QUERY
  SELECT 'house sum', account_id, NULL::bigint, coalesce(told.amount, 0)::text, h.amount::text
  FROM ledger.house_sum h FULL JOIN (
    SELECT side.account_id, sum(side.amount) AS amount
    FROM ledger.transfer t
    CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS side (account_id, amount)
    WHERE side.account_id < 0 AND t.transfer_id <= (SELECT sealed_id FROM ledger.seal_state)
    GROUP BY side.account_id) told USING (account_id)
  WHERE h.amount IS DISTINCT FROM told.amount;

  RETURN QUERY
  SELECT 'key', NULL::bigint, coalesce(t.transfer_id, k.transfer_id), t.created_at::text, k.created_at::text
  FROM ledger.transfer t FULL JOIN ledger.transfer_key k
    ON k.transfer_id = t.transfer_id AND k.created_at = t.created_at
  WHERE t.transfer_id IS NULL OR k.transfer_id IS NULL;

  RETURN QUERY
  SELECT 'sum', NULL::bigint, NULL::bigint, '0 ' || currency || ' at site ' || site_id, sum::text
  FROM ledger.trial_balance_view WHERE sum <> 0;
END $$;

SELECT ledger.close_to_writers(c.oid::regclass) FROM pg_class c
WHERE c.relnamespace = 'ledger'::regnamespace AND c.relkind = 'v';
