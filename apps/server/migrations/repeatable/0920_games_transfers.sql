SELECT platform.revoke_from_app('games.transfer', 'DELETE, TRUNCATE'), platform.revoke_from_app('games.vendor_purse', 'DELETE, TRUNCATE');

-- What became of a transfer is known once, and for good.
CREATE OR REPLACE FUNCTION games.keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'sent' AND NEW.status <> OLD.status THEN RAISE EXCEPTION 'an ended transfer stays as it ended'; END IF;
  IF (NEW.transfer_id, NEW.site_id, NEW.member_id, NEW.vendor_code, NEW.transfer_uuid, NEW.direction, NEW.amount, NEW.currency)
     IS DISTINCT FROM (OLD.transfer_id, OLD.site_id, OLD.member_id, OLD.vendor_code, OLD.transfer_uuid, OLD.direction, OLD.amount, OLD.currency)
  THEN RAISE EXCEPTION 'a transfer is what it was begun as'; END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER keep_transfer BEFORE UPDATE ON games.transfer FOR EACH ROW EXECUTE FUNCTION games.keep_transfer();

-- What does not agree between transfers, purses at vendors and the ledger; no row: everything does. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION games.verify_transfers()
RETURNS TABLE (what text, site_id bigint, member_id bigint, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  -- For each member: what the ledger has on its way and at vendors, and what transfers and purses say.
  SELECT 'purses', coalesce(l.site_id, g.site_id), coalesce(l.member_id, g.member_id),
    format('on its way %s, at vendors %s', coalesce(l.pending, 0), coalesce(l.away, 0)),
    format('on its way %s, at vendors %s', coalesce(g.pending, 0), coalesce(g.away, 0))
  FROM (
    SELECT b.site_id::bigint AS site_id, b.member_id, coalesce(sum(b.balance) FILTER (WHERE b.purse = 'transfer-pending'), 0) AS pending,
      coalesce(sum(b.balance) FILTER (WHERE b.purse = 'in-game'), 0) AS away
    FROM ledger.balance_view b WHERE b.purse IN ('transfer-pending', 'in-game') GROUP BY 1, 2) l
  FULL JOIN (
    SELECT one.site_id, one.member_id, sum(one.pending) AS pending, sum(one.away) AS away
    FROM (
      SELECT t.site_id, t.member_id, t.amount AS pending, 0::bigint AS away FROM games.transfer t WHERE t.status = 'sent'
      UNION ALL SELECT p.site_id, p.member_id, 0, p.amount FROM games.vendor_purse p) one
    GROUP BY 1, 2) g ON g.site_id = l.site_id AND g.member_id = l.member_id
  WHERE (coalesce(l.pending, 0), coalesce(l.away, 0)) <> (coalesce(g.pending, 0), coalesce(g.away, 0))
  UNION ALL
  -- For each transfer: the steps that its state says, and those in the ledger.
  SELECT 'transfers', coalesce(t.site_id, m.site_id), coalesce(t.member_id, m.member_id), coalesce(m.steps, 'nothing'), coalesce(t.steps, 'nothing')
  FROM (
    SELECT t.site_id, t.member_id, t.transfer_id, CASE t.status WHEN 'sent' THEN format('transfer-begun %s', t.amount)
      ELSE format('transfer-begun %s, transfer-%s %s', t.amount, t.status, t.amount) END AS steps
    FROM games.transfer t) t
  FULL JOIN (
    SELECT e.site_id::bigint AS site_id, e.member_id, substr(e.reference, 10)::bigint AS transfer_id,
      string_agg(format('%s %s', e.kind, abs(e.amount)), ', ' ORDER BY e.kind <> 'transfer-begun') AS steps
    FROM ledger.entry_view e
    WHERE e.kind IN ('transfer-begun', 'transfer-done', 'transfer-refused') AND e.amount < 0 AND e.reference ~ '^transfer:[0-9]{1,18}$'
    GROUP BY 1, 2, 3) m ON m.site_id = t.site_id AND m.transfer_id = t.transfer_id
  WHERE coalesce(t.steps, 'nothing') <> coalesce(m.steps, 'nothing')
$$;
