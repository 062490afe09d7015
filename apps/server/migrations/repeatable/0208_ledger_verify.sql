CREATE OR REPLACE FUNCTION ledger.chain_step(p_head bytea, p_digest bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sha256(p_head || p_digest)
$$;

CREATE OR REPLACE AGGREGATE ledger.chain(bytea) (SFUNC = ledger.chain_step, STYPE = bytea, INITCOND = '');

-- Reads the whole history and returns what does not agree; no row: nothing was tampered with. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION ledger.verify() RETURNS TABLE (what text, account_id bigint, transfer_id bigint, expected text, found text)
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
  ), summed AS (
    SELECT account_id, sum(amount) AS balance, count(*) AS entries, ledger.chain(digest ORDER BY transfer_id) AS chain
    FROM side GROUP BY account_id
  ), compared AS (
    SELECT coalesce(a.account_id, summed.account_id) AS account_id, a.balance AS stored, coalesce(summed.balance, 0) AS balance,
      a.entries AS stored_entries, coalesce(summed.entries, 0) AS entries, a.chain AS stored_chain, coalesce(summed.chain, '') AS chain
    FROM (SELECT * FROM ledger.account WHERE account_id > 0) a FULL JOIN summed ON summed.account_id = a.account_id
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
  SELECT 'house sum', account_id, NULL::bigint, coalesce(summed.amount, 0)::text, h.amount::text
  FROM ledger.house_sum h FULL JOIN (
    SELECT side.account_id, t.site_id, sum(side.amount) AS amount
    FROM ledger.transfer t
    CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS side (account_id, amount)
    WHERE side.account_id < 0 AND t.transfer_id <= (SELECT sealed_id FROM ledger.seal_state)
    GROUP BY side.account_id, t.site_id) summed USING (account_id, site_id)
  WHERE h.amount IS DISTINCT FROM summed.amount;

  RETURN QUERY
  SELECT 'key', NULL::bigint, coalesce(t.transfer_id, k.transfer_id), t.created_at::text, k.created_at::text
  FROM ledger.transfer t FULL JOIN ledger.transfer_key k
    ON k.transfer_id = t.transfer_id AND k.site_id = t.site_id AND k.created_at = t.created_at
  WHERE t.transfer_id IS NULL OR k.transfer_id IS NULL;

  RETURN QUERY
  SELECT 'sum', NULL::bigint, NULL::bigint, '0 ' || currency || ' at site ' || site_id, sum::text
  FROM ledger.trial_balance_view WHERE sum <> 0;
END $$;
