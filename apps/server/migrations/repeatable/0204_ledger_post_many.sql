-- Many transfers in one statement and one commit: what the group-commit writer and the batch poster call. Each is decided by itself, in the order given,
-- and comes to what ledger.post would have answered.
-- In this order: lock all members' accounts, look for known keys, decide each transfer on arrays in memory, write keys, transfers and accounts set by set.
-- Arrays of one length, one place per transfer:
--   p_from, p_to: account ids; above zero those of members, below zero all others. p_from_at, p_to_at: their places in p_accounts, 0 for an account of the house.
--   p_accounts: the members' purses of all of them, rising, each once. p_key: each key once.
-- p_are_new: no key is known yet, as far as the caller can tell. That spares looking; where it is not so, a unique violation undoes everything, and the
-- caller asks again without it.
-- Answers one array, four parts of one place per transfer each: the outcome (1 posted, 2 repeat, 3 key conflict, 4 insufficient funds), the transfer's id, the balance there
-- was on either side (NULL for the house). One value, because PostgreSQL makes a table of whatever has columns.
CREATE OR REPLACE FUNCTION ledger.post_many(
  p_accounts bigint[], p_site int[], p_kind smallint[], p_currency smallint[],
  p_from bigint[], p_to bigint[], p_from_at int[], p_to_at int[],
  p_amount bigint[], p_key uuid[], p_reference text[], p_happened_at timestamptz[], p_are_new boolean) RETURNS bigint[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
-- The arrays' lengths are unknown to the planner, and a plan made while a table was small must do when it is large.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_count int := cardinality(p_key);
  -- Of p_accounts, place by place; changed as the transfers are decided.
  v_found int;
  v_site int[];
  v_currency smallint[];
  v_balance bigint[];
  v_entries bigint[];
  v_chain bytea[];
  v_row tid[];
  v_changed int;
  -- Of the transfers, place by place.
  v_outcome bigint[] := array_fill(1::bigint, ARRAY[v_count]);
  v_id bigint[] := array_fill(NULL::bigint, ARRAY[v_count]);
  v_from_before bigint[] := v_id;
  v_to_before bigint[] := v_id;
  v_not_posted int := 0;
  v_known record;
  -- Places of one transfer's accounts in p_accounts.
  f int;
  t int;
  v_amount bigint;
  v_digest bytea;
BEGIN
  -- In id order, as every posting does, so that no two wait for each other in a circle.
  SELECT count(*), array_agg(site_id), array_agg(currency_no), array_agg(balance), array_agg(entries), array_agg(chain),
    array_agg(row_at)
  INTO v_found, v_site, v_currency, v_balance, v_entries, v_chain, v_row
  FROM (SELECT *, ctid AS row_at FROM ledger.account WHERE account_id = ANY (p_accounts) ORDER BY account_id FOR NO KEY UPDATE) locked;
  IF v_found <> cardinality(p_accounts) THEN
    RAISE EXCEPTION USING ERRCODE = 'no_data_found', MESSAGE = format('one of the accounts %s does not exist', p_accounts);
  END IF;

  -- After the locks, so that a repeat that ran beside its first sees it.
  IF NOT p_are_new THEN
    FOR v_known IN
      SELECT array_position(p_key, k.key_hash) AS i, x.*
      FROM ledger.transfer_key k
      JOIN ledger.transfer x ON x.transfer_id = k.transfer_id AND x.site_id = k.site_id AND x.created_at = k.created_at
      WHERE k.key_hash = ANY (p_key)
    LOOP
      v_not_posted := v_not_posted + 1;
      v_id[v_known.i] := v_known.transfer_id;
      IF (v_known.site_id, v_known.kind_no, v_known.currency_no, v_known.from_account, v_known.to_account, v_known.amount, v_known.reference)
        IS DISTINCT FROM (p_site[v_known.i], p_kind[v_known.i], p_currency[v_known.i], p_from[v_known.i], p_to[v_known.i],
          p_amount[v_known.i], p_reference[v_known.i]) THEN
        v_outcome[v_known.i] := 3;
      ELSE
        v_outcome[v_known.i] := 2;
        v_from_before[v_known.i] := v_known.from_before;
        v_to_before[v_known.i] := v_known.to_before;
      END IF;
    END LOOP;
  END IF;

  -- As in ledger.post: the xid before the transfer ids, for ledger.seal.
  PERFORM pg_current_xact_id();
  FOR i IN 1..v_count LOOP
    CONTINUE WHEN v_outcome[i] > 1;
    f := p_from_at[i];
    t := p_to_at[i];
    v_amount := p_amount[i];
    IF (f > 0 AND (v_site[f] <> p_site[i] OR v_currency[f] <> p_currency[i]))
      OR (t > 0 AND (v_site[t] <> p_site[i] OR v_currency[t] <> p_currency[i])) THEN
      RAISE EXCEPTION 'no account % or % of currency % at site %', p_from[i], p_to[i], p_currency[i], p_site[i];
    END IF;
    IF f > 0 THEN
      v_from_before[i] := v_balance[f];
      IF v_balance[f] < v_amount THEN
        -- What was posted before is answered as a repeat, even if the purse is empty by now.
        IF p_are_new AND EXISTS (SELECT FROM ledger.transfer_key k WHERE k.key_hash = p_key[i] AND k.site_id = p_site[i]) THEN
          RAISE EXCEPTION USING ERRCODE = 'unique_violation', CONSTRAINT = 'transfer_key_pkey', MESSAGE = 'a key of this batch is known';
        END IF;
        v_outcome[i] := 4;
        v_not_posted := v_not_posted + 1;
        CONTINUE;
      END IF;
      v_balance[f] := v_balance[f] - v_amount;
      v_entries[f] := v_entries[f] + 1;
    END IF;
    IF t > 0 THEN
      v_to_before[i] := v_balance[t];
      v_balance[t] := v_balance[t] + v_amount;
      v_entries[t] := v_entries[t] + 1;
    END IF;
    v_id[i] := nextval('ledger.transfer_id');
    v_digest := ledger.digest_of(v_id[i], now(), p_happened_at[i], p_from[i], p_to[i], v_amount, v_from_before[i], v_to_before[i],
      p_site[i], p_kind[i], p_currency[i], p_reference[i]);
    IF f > 0 THEN v_chain[f] := sha256(v_chain[f] || v_digest); END IF;
    IF t > 0 THEN v_chain[t] := sha256(v_chain[t] || v_digest); END IF;
  END LOOP;

  IF v_not_posted < v_count THEN
    -- In key order, so that no two batches wait for each other's keys in a circle. A key that is known, or was taken meanwhile, ends it here.
    INSERT INTO ledger.transfer_key (key_hash, transfer_id, created_at, site_id)
    -- (PostgreSQL streams the rows of an unnest in a SELECT list; in a FROM it would materialise each array first.)
    SELECT o.key_hash, o.transfer_id, now(), o.site_id
    FROM (SELECT unnest(p_key) AS key_hash, unnest(v_id) AS transfer_id, unnest(p_site) AS site_id, unnest(v_outcome) AS outcome) o
    WHERE o.outcome = 1 ORDER BY o.key_hash;
    INSERT INTO ledger.transfer (transfer_id, created_at, happened_at, from_account, to_account, amount, from_before, to_before,
      site_id, kind_no, currency_no, reference)
    SELECT o.transfer_id, now(), o.happened_at, o.from_account, o.to_account, o.amount, o.from_before, o.to_before,
      o.site_id, o.kind_no, o.currency_no, o.reference
    FROM (SELECT unnest(v_outcome) AS outcome, unnest(v_id) AS transfer_id, unnest(p_happened_at) AS happened_at,
        unnest(p_from) AS from_account, unnest(p_to) AS to_account, unnest(p_amount) AS amount, unnest(v_from_before) AS from_before,
        unnest(v_to_before) AS to_before, unnest(p_site) AS site_id, unnest(p_kind) AS kind_no, unnest(p_currency) AS currency_no,
        unnest(p_reference) AS reference) o
    WHERE o.outcome = 1;
    -- By ctid, which cannot change while they are locked: that needs no index. All of them change, except where something was refused.
    UPDATE ledger.account a SET balance = u.balance, entries = u.entries, chain = u.chain
    FROM (SELECT unnest(v_row) AS row_at, unnest(v_balance) AS balance, unnest(v_entries) AS entries, unnest(v_chain) AS chain) u
    WHERE a.ctid = u.row_at AND a.entries <> u.entries;
    GET DIAGNOSTICS v_changed = ROW_COUNT;
    IF v_changed <> cardinality(p_accounts) AND (v_not_posted = 0 OR v_changed <> (
      SELECT count(DISTINCT place) FROM unnest(v_outcome, p_from_at, p_to_at) AS o (outcome, from_at, to_at), unnest(ARRAY[from_at, to_at]) AS place
      WHERE outcome = 1 AND place > 0)) THEN
      RAISE EXCEPTION '% accounts of % changed', v_changed, p_accounts;
    END IF;
  END IF;
  RETURN v_outcome || v_id || v_from_before || v_to_before;
END $$;
