CREATE OR REPLACE FUNCTION ledger.seal_digest(p_after bigint, p_up_to bigint, OUT transfers bigint, OUT digest bytea)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT count(*), sha256(coalesce(string_agg(ledger.digest(t), '' ORDER BY t.transfer_id), ''))
  FROM ledger.transfer t WHERE t.transfer_id > p_after AND t.transfer_id <= p_up_to
$$;

-- Seals what can no longer change its neighbourhood, at most p_most transfers, and rolls up the house sums; returns how many.
-- Ids are given before the commit, so a lower one may appear after a higher one. A run therefore notes the highest id given so far
-- and its own transaction number, which is younger than every transaction that holds such an id; a later run, seeing that
-- everything up to that number has ended, seals up to that id. It locks nothing that a posting needs.
CREATE OR REPLACE FUNCTION ledger.seal(p_most int DEFAULT 100000) RETURNS bigint
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
  INSERT INTO ledger.house_sum (account_id, site_id, amount)
  SELECT side.account_id, t.site_id, sum(side.amount)
  FROM ledger.transfer t
  CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS side (account_id, amount)
  WHERE t.transfer_id > s.sealed_id AND t.transfer_id <= v_up_to AND side.account_id < 0
  GROUP BY side.account_id, t.site_id
  ON CONFLICT (account_id, site_id) DO UPDATE SET amount = house_sum.amount + EXCLUDED.amount;
  UPDATE ledger.seal_state SET sealed_id = v_up_to,
    pending_id = CASE WHEN v_up_to < s.pending_id THEN s.pending_id ELSE v_given END,
    pending_xid = CASE WHEN v_up_to < s.pending_id THEN s.pending_xid ELSE pg_current_xact_id() END;
  RETURN v_sealed.transfers;
END $$;
