-- Posts one transfer in the caller's transaction, in one round trip. A side is a member's account id, or the name of a house or vendor account.
-- Ids of members' accounts are above zero, all others below: only a member's account is locked and has a stored balance, that of the house is the sum of its entries.
-- In this order: lock the accounts, take the key, write the transfer, change balances and hash chains. A key that is taken is compared instead.
-- outcome: 'posted' · 'repeat' (this key with this content was posted before: the first answer, no second effect) ·
-- 'key-conflict' (this key with other content) · 'insufficient-funds' (would overdraw; nothing was written, the transaction goes on).
-- p_must: what would be 'insufficient-funds' or 'key-conflict' is an error instead (LE001 with the balance, LE002 with the transfer's id as detail), and so ends the
-- caller's transaction: it is for callers that send their COMMIT without having seen the answer.
-- Few statements and expressions: PL/pgSQL prepares each anew in each transaction.
CREATE OR REPLACE FUNCTION ledger.post(
  p_site int, p_kind smallint, p_currency smallint,
  p_from bigint, p_from_house text, p_to bigint, p_to_house text,
  p_amount bigint, p_key uuid, p_reference text, p_happened_at timestamptz, p_must boolean,
  OUT outcome text, OUT transfer_id bigint, OUT from_balance bigint, OUT to_balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_from_before bigint;
  v_to_before bigint;
  v_from_row tid;
  v_to_row tid;
  v_changed int;
  v_known_at timestamptz;
  v_xid xid8;
  v_has_opened boolean := false;
  v_known ledger.transfer;
BEGIN
  IF p_from IS NULL OR p_to IS NULL THEN
    p_from := coalesce(p_from, ledger.house_account(p_site, p_from_house, p_currency));
    p_to := coalesce(p_to, ledger.house_account(p_site, p_to_house, p_currency));
  END IF;

  -- Locks are taken in the order of FROM, and that is id order, so that two opposite transfers cannot wait for each other.
  -- A transaction must have its xid before it takes a transfer id: by xids ledger.seal can tell when every lower transfer id is committed or rolled back.
  -- A row lock assigns the xid; where no account is locked it is asked for.
  LOOP
    IF p_from < p_to AND p_from > 0 THEN
      SELECT f.balance, t.balance, f.ctid, t.ctid INTO v_from_before, v_to_before, v_from_row, v_to_row
      FROM ledger.account f, ledger.account t
      WHERE f.account_id = p_from AND f.site_id = p_site AND f.currency_no = p_currency
        AND t.account_id = p_to AND t.site_id = p_site AND t.currency_no = p_currency FOR NO KEY UPDATE;
    ELSIF p_from > 0 AND p_to > 0 THEN
      SELECT f.balance, t.balance, f.ctid, t.ctid INTO v_from_before, v_to_before, v_from_row, v_to_row
      FROM ledger.account t, ledger.account f
      WHERE f.account_id = p_from AND f.site_id = p_site AND f.currency_no = p_currency
        AND t.account_id = p_to AND t.site_id = p_site AND t.currency_no = p_currency FOR NO KEY UPDATE;
    ELSIF p_from > 0 THEN
      SELECT f.balance, f.ctid INTO v_from_before, v_from_row
      FROM ledger.account f WHERE f.account_id = p_from AND f.site_id = p_site AND f.currency_no = p_currency FOR NO KEY UPDATE;
    ELSIF p_to > 0 THEN
      SELECT t.balance, t.ctid INTO v_to_before, v_to_row
      FROM ledger.account t WHERE t.account_id = p_to AND t.site_id = p_site AND t.currency_no = p_currency FOR NO KEY UPDATE;
    ELSE
      SELECT pg_current_xact_id() INTO v_xid;
    END IF;
    EXIT WHEN FOUND;
    IF v_has_opened THEN
      RAISE EXCEPTION 'no account % or % of currency % at site %', p_from, p_to, p_currency, p_site;
    END IF;
    -- A purse is opened when it is first needed.
    PERFORM ledger.open_missing(ARRAY[p_from, p_to]);
    v_has_opened := true;
  END LOOP;

  -- After the locks: a repeat that ran beside the first one sees it now, and is answered as one even if the purse is empty by then. And the id comes
  -- after them, so ids rise along each account's chain. The balance of the house is NULL here, which is below nothing: the house may pay what it does not hold.
  IF v_from_before < p_amount THEN
    SELECT k.transfer_id, k.created_at INTO transfer_id, v_known_at FROM ledger.transfer_key k WHERE k.key_hash = p_key AND k.site_id = p_site;
    IF NOT FOUND THEN
      IF p_must THEN
        RAISE EXCEPTION USING ERRCODE = 'LE001', MESSAGE = 'insufficient funds', DETAIL = v_from_before;
      END IF;
      outcome := 'insufficient-funds';
      from_balance := v_from_before;
      RETURN;
    END IF;
  ELSE
    INSERT INTO ledger.transfer_key AS k (key_hash, transfer_id, created_at, site_id) VALUES (p_key, nextval('ledger.transfer_id'), now(), p_site)
    ON CONFLICT (key_hash, site_id) DO NOTHING RETURNING k.transfer_id INTO transfer_id;
    IF FOUND THEN
      INSERT INTO ledger.transfer (transfer_id, created_at, happened_at, from_account, to_account, amount, from_before, to_before,
        site_id, kind_no, currency_no, reference)
      VALUES (transfer_id, now(), p_happened_at, p_from, p_to, p_amount, v_from_before, v_to_before, p_site, p_kind, p_currency, p_reference);
      -- Both rows in one UPDATE by ctid, which cannot change while they are locked. A house account has no balance to change.
      UPDATE ledger.account SET
        balance = balance + CASE account_id WHEN p_from THEN -p_amount ELSE p_amount END,
        entries = entries + 1,
        chain = sha256(chain || ledger.digest_of(transfer_id, now(), p_happened_at, p_from, p_to, p_amount, v_from_before, v_to_before,
          p_site, p_kind, p_currency, p_reference))
      WHERE ctid IN (v_from_row, v_to_row);
      GET DIAGNOSTICS v_changed = ROW_COUNT;
      IF v_changed <> num_nonnulls(v_from_row, v_to_row) THEN
        RAISE EXCEPTION '% of the accounts % and % changed', v_changed, p_from, p_to;
      END IF;
      outcome := 'posted';
      from_balance := v_from_before - p_amount;
      to_balance := v_to_before + p_amount;
      RETURN;
    END IF;
    SELECT k.transfer_id, k.created_at INTO STRICT transfer_id, v_known_at FROM ledger.transfer_key k WHERE k.key_hash = p_key AND k.site_id = p_site;
  END IF;

  SELECT * INTO STRICT v_known FROM ledger.transfer x WHERE x.transfer_id = post.transfer_id AND x.site_id = p_site AND x.created_at = v_known_at;
  IF (v_known.site_id, v_known.kind_no, v_known.currency_no, v_known.from_account, v_known.to_account, v_known.amount, v_known.reference)
    IS DISTINCT FROM (p_site, p_kind, p_currency, p_from, p_to, p_amount, p_reference) THEN
    IF p_must THEN
      RAISE EXCEPTION USING ERRCODE = 'LE002', MESSAGE = 'idempotency key reused with other content', DETAIL = v_known.transfer_id;
    END IF;
    outcome := 'key-conflict';
    RETURN;
  END IF;
  outcome := 'repeat';
  from_balance := v_known.from_before - v_known.amount;
  to_balance := v_known.to_before + v_known.amount;
END $$;
