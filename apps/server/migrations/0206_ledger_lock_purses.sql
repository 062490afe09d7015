-- Locks members' purses for a batch, in id order as every posting does, and answers what they hold and how many entries they have. From here to
-- the commit nothing else moves their money, in whatever process. p_accounts: rising, each once; the answers stand in the same places.
CREATE FUNCTION ledger.lock_purses(p_accounts bigint[], OUT balances bigint[], OUT entries bigint[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  SELECT array_agg(l.balance), array_agg(l.entries) INTO balances, entries
  FROM (SELECT * FROM ledger.account a WHERE a.account_id = ANY (p_accounts) ORDER BY a.account_id FOR NO KEY UPDATE) l;
  IF coalesce(cardinality(balances), 0) <> cardinality(p_accounts) THEN
    RAISE EXCEPTION 'one of the accounts % does not exist', p_accounts;
  END IF;
END $$;
