-- What the hash chains cover of a transfer: every column, in a fixed binary form. -1 stands for the unknown balance of a house side.
CREATE FUNCTION ledger.digest(t ledger.transfer) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256(
    int8send(t.transfer_id) || timestamptz_send(t.created_at) || timestamptz_send(t.happened_at)
    || int8send(t.from_account) || int8send(t.to_account) || int8send(t.amount)
    || int8send(coalesce(t.from_before, -1)) || int8send(coalesce(t.to_before, -1))
    || int4send(t.site_id) || int2send(t.kind_no) || int2send(t.currency_no) || convert_to(t.reference, 'UTF8'))
$$;

-- The purses of a new member. A second call changes nothing.
CREATE FUNCTION ledger.open_purses(p_site int, p_member bigint, p_purses smallint[], p_currencies smallint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO ledger.account (account_id, member_id, balance, site_id, currency_no)
  SELECT p_member * 16 + u.purse_no, p_member, 0, p_site, u.currency_no
  FROM unnest(p_purses, p_currencies) AS u (purse_no, currency_no)
  ON CONFLICT (account_id) DO NOTHING
$$;

-- The id of a house or vendor account, opened at its first use.
CREATE FUNCTION ledger.house_account(p_site int, p_house text, p_currency smallint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT account_id INTO v_id FROM ledger.account
  WHERE site_id = p_site AND house = p_house AND currency_no = p_currency;
  IF v_id IS NULL THEN
    INSERT INTO ledger.account (account_id, house, site_id, currency_no)
    VALUES (nextval('ledger.house_account_id'), p_house, p_site, p_currency)
    ON CONFLICT DO NOTHING RETURNING account_id INTO v_id;
  END IF;
  IF v_id IS NULL THEN
    SELECT account_id INTO STRICT v_id FROM ledger.account
    WHERE site_id = p_site AND house = p_house AND currency_no = p_currency;
  END IF;
  RETURN v_id;
END $$;

-- Posts one transfer in the caller's transaction, in one round trip. A side is a member's account id or a house name.
-- outcome: 'posted' · 'repeat' (this key with this content was posted before: the first answer, no second effect) ·
-- 'reused' (this key with other content) · 'short' (would overdraw; nothing was written, the transaction goes on).
CREATE FUNCTION ledger.post(
  p_site int, p_kind smallint, p_currency smallint,
  p_from bigint, p_from_house text, p_to bigint, p_to_house text,
  p_amount bigint, p_key uuid, p_reference text, p_happened_at timestamptz,
  OUT outcome text, OUT transfer_id bigint, OUT from_balance bigint, OUT to_balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_from ledger.account;
  v_to ledger.account;
  v_key ledger.transfer_key;
  t ledger.transfer;
  v_digest bytea;
BEGIN
  IF p_from_house IS NOT NULL THEN p_from := ledger.house_account(p_site, p_from_house, p_currency); END IF;
  IF p_to_house IS NOT NULL THEN p_to := ledger.house_account(p_site, p_to_house, p_currency); END IF;

  -- Lock in id order, so that two opposite transfers cannot wait for each other.
  IF p_to > 0 AND p_to < p_from THEN
    SELECT * INTO v_to FROM ledger.account WHERE account_id = p_to FOR NO KEY UPDATE;
  END IF;
  IF p_from > 0 THEN
    SELECT * INTO v_from FROM ledger.account WHERE account_id = p_from FOR NO KEY UPDATE;
  END IF;
  IF p_to > 0 AND p_to > p_from THEN
    SELECT * INTO v_to FROM ledger.account WHERE account_id = p_to FOR NO KEY UPDATE;
  END IF;
  IF (p_from > 0 AND (v_from.account_id IS NULL OR v_from.site_id <> p_site OR v_from.currency_no <> p_currency))
    OR (p_to > 0 AND (v_to.account_id IS NULL OR v_to.site_id <> p_site OR v_to.currency_no <> p_currency)) THEN
    RAISE EXCEPTION 'no account % or % of currency % at site %', p_from, p_to, p_currency, p_site;
  END IF;

  -- After the locks: a repeat that ran beside the first one sees it now, and is answered as one even if the purse is empty by then.
  IF v_from.balance < p_amount THEN
    SELECT * INTO v_key FROM ledger.transfer_key WHERE key_hash = p_key;
    IF NOT FOUND THEN
      outcome := 'short';
      from_balance := v_from.balance;
      RETURN;
    END IF;
  ELSE
    -- The id comes after the locks, so ids rise along each account's chain; and after the transaction has its own number,
    -- so that ledger.seal can tell when every lower id has ended.
    PERFORM pg_current_xact_id();
    transfer_id := nextval('ledger.transfer_id');
    INSERT INTO ledger.transfer_key (key_hash, transfer_id, created_at) VALUES (p_key, transfer_id, now())
    ON CONFLICT (key_hash) DO NOTHING;
    IF NOT FOUND THEN
      SELECT * INTO STRICT v_key FROM ledger.transfer_key WHERE key_hash = p_key;
    END IF;
  END IF;

  IF v_key.key_hash IS NOT NULL THEN
    SELECT * INTO STRICT t FROM ledger.transfer x
    WHERE x.transfer_id = v_key.transfer_id AND x.created_at = v_key.created_at;
    transfer_id := t.transfer_id;
    IF (t.site_id, t.kind_no, t.currency_no, t.from_account, t.to_account, t.amount, t.reference)
      IS DISTINCT FROM (p_site, p_kind, p_currency, p_from, p_to, p_amount, p_reference) THEN
      outcome := 'reused';
      RETURN;
    END IF;
    outcome := 'repeat';
    from_balance := t.from_before - t.amount;
    to_balance := t.to_before + t.amount;
    RETURN;
  END IF;

  t := (transfer_id, now(), p_happened_at, p_from, p_to, p_amount, v_from.balance, v_to.balance,
    p_site, p_kind, p_currency, p_reference);
  v_digest := ledger.digest(t);
  INSERT INTO ledger.transfer VALUES (t.*);
  IF p_from > 0 THEN
    from_balance := v_from.balance - p_amount;
    UPDATE ledger.account SET balance = from_balance, entries = v_from.entries + 1, chain = sha256(v_from.chain || v_digest)
    WHERE account_id = p_from;
  END IF;
  IF p_to > 0 THEN
    to_balance := v_to.balance + p_amount;
    UPDATE ledger.account SET balance = to_balance, entries = v_to.entries + 1, chain = sha256(v_to.chain || v_digest)
    WHERE account_id = p_to;
  END IF;
  outcome := 'posted';
END $$;
