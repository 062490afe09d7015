-- Whose an account is never changes, so it is checked when it is opened, and not again with each change of its balance: PostgreSQL reads every CHECK of a
-- table anew for each statement, and this one was a tenth of a posting.
ALTER TABLE ledger.account DROP CONSTRAINT account_owner;
CREATE FUNCTION ledger.check_owner() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN RAISE EXCEPTION 'whose account % is never changes', OLD.account_id; END IF;
  IF (CASE WHEN NEW.account_id > 0
      THEN NEW.member_id IS DISTINCT FROM NEW.account_id >> 4 OR NEW.house IS NOT NULL OR NEW.balance IS NULL
      ELSE NEW.member_id IS NOT NULL OR NEW.house IS NULL OR NEW.balance IS NOT NULL END) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'account_owner',
      MESSAGE = format('account %s has no owner of its kind', NEW.account_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER account_owner BEFORE INSERT OR UPDATE OF account_id, member_id, house, site_id, currency_no ON ledger.account
  FOR EACH ROW EXECUTE FUNCTION ledger.check_owner();

-- Posts one transfer in the caller's transaction, as before, with fewer statements: both sides change in one, and of the accounts only what is needed is
-- read. A side is a member's account id or a house name.
-- outcome: 'posted' · 'repeat' (this key with this content was posted before: the first answer, no second effect) ·
-- 'reused' (this key with other content) · 'short' (would overdraw; nothing was written, the transaction goes on).
CREATE OR REPLACE FUNCTION ledger.post(
  p_site int, p_kind smallint, p_currency smallint,
  p_from bigint, p_from_house text, p_to bigint, p_to_house text,
  p_amount bigint, p_key uuid, p_reference text, p_happened_at timestamptz,
  OUT outcome text, OUT transfer_id bigint, OUT from_balance bigint, OUT to_balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_from_site int;
  v_from_currency smallint;
  v_from_before bigint;
  v_to_site int;
  v_to_currency smallint;
  v_to_before bigint;
  v_known_at timestamptz;
  v_xid xid8;
  v_digest bytea;
  t ledger.transfer;
BEGIN
  IF p_from_house IS NOT NULL THEN p_from := ledger.house_account(p_site, p_from_house, p_currency); END IF;
  IF p_to_house IS NOT NULL THEN p_to := ledger.house_account(p_site, p_to_house, p_currency); END IF;

  -- Lock in id order, so that two opposite transfers cannot wait for each other.
  IF p_to > 0 AND p_to < p_from THEN
    SELECT site_id, currency_no, balance INTO v_to_site, v_to_currency, v_to_before
    FROM ledger.account WHERE account_id = p_to FOR NO KEY UPDATE;
  END IF;
  IF p_from > 0 THEN
    SELECT site_id, currency_no, balance INTO v_from_site, v_from_currency, v_from_before
    FROM ledger.account WHERE account_id = p_from FOR NO KEY UPDATE;
  END IF;
  IF p_to > 0 AND p_to > p_from THEN
    SELECT site_id, currency_no, balance INTO v_to_site, v_to_currency, v_to_before
    FROM ledger.account WHERE account_id = p_to FOR NO KEY UPDATE;
  END IF;
  IF (p_from > 0 AND (v_from_site, v_from_currency) IS DISTINCT FROM (p_site, p_currency))
    OR (p_to > 0 AND (v_to_site, v_to_currency) IS DISTINCT FROM (p_site, p_currency)) THEN
    RAISE EXCEPTION 'no account % or % of currency % at site %', p_from, p_to, p_currency, p_site;
  END IF;

  -- After the locks: a repeat that ran beside the first one sees it now, and is answered as one even if the purse is empty by then.
  IF v_from_before < p_amount THEN
    SELECT k.transfer_id, k.created_at INTO transfer_id, v_known_at FROM ledger.transfer_key k WHERE k.key_hash = p_key;
    IF NOT FOUND THEN
      outcome := 'short';
      from_balance := v_from_before;
      RETURN;
    END IF;
  ELSE
    -- The id comes after the locks, so ids rise along each account's chain; and after the transaction has its own number,
    -- so that ledger.seal can tell when every lower id has ended.
    v_xid := pg_current_xact_id();
    transfer_id := nextval('ledger.transfer_id');
    INSERT INTO ledger.transfer_key (key_hash, transfer_id, created_at) VALUES (p_key, transfer_id, now())
    ON CONFLICT (key_hash) DO NOTHING;
    IF NOT FOUND THEN
      SELECT k.transfer_id, k.created_at INTO STRICT transfer_id, v_known_at FROM ledger.transfer_key k WHERE k.key_hash = p_key;
    END IF;
  END IF;

  IF v_known_at IS NOT NULL THEN
    SELECT * INTO STRICT t FROM ledger.transfer x WHERE x.transfer_id = post.transfer_id AND x.created_at = v_known_at;
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

  INSERT INTO ledger.transfer (transfer_id, created_at, happened_at, from_account, to_account, amount, from_before, to_before,
    site_id, kind_no, currency_no, reference)
  VALUES (transfer_id, now(), p_happened_at, p_from, p_to, p_amount, v_from_before, v_to_before, p_site, p_kind, p_currency, p_reference);
  v_digest := ledger.digest_of(transfer_id, now(), p_happened_at, p_from, p_to, p_amount, v_from_before, v_to_before,
    p_site, p_kind, p_currency, p_reference);
  from_balance := v_from_before - p_amount;
  to_balance := v_to_before + p_amount;
  -- Both at once; a house account has no balance to change.
  UPDATE ledger.account SET
    balance = CASE account_id WHEN p_from THEN from_balance ELSE to_balance END,
    entries = entries + 1,
    chain = sha256(chain || v_digest)
  WHERE account_id IN (p_from, p_to) AND account_id > 0;
  outcome := 'posted';
END $$;
