CREATE OR REPLACE FUNCTION ledger.check_owner() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN RAISE EXCEPTION 'whose an account is never changes'; END IF;
  IF (CASE WHEN NEW.account_id > 0
      THEN NEW.member_id IS DISTINCT FROM NEW.account_id >> 4 OR NEW.house IS NOT NULL OR NEW.balance IS NULL
      ELSE NEW.member_id IS NOT NULL OR NEW.house IS NULL OR NEW.balance IS NOT NULL END) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'account_owner',
      MESSAGE = format('account %s has no owner of its kind', NEW.account_id);
  END IF;
  IF NOT EXISTS (SELECT FROM ledger.currency WHERE currency_no = NEW.currency_no) THEN
    RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'account_currency',
      MESSAGE = format('account %s is of no currency', NEW.account_id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER account_owner BEFORE INSERT ON ledger.account FOR EACH ROW EXECUTE FUNCTION ledger.check_owner();
CREATE OR REPLACE TRIGGER account_owner_stays BEFORE UPDATE OF account_id, member_id, house, site_id, currency_no ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_owner();

-- The first purses of a new member; the others are opened when money first comes to them. A second call changes nothing.
CREATE OR REPLACE FUNCTION ledger.open_purses(p_site int, p_member bigint, p_purses smallint[], p_currencies smallint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO ledger.account (account_id, member_id, balance, site_id, currency_no)
  SELECT p_member * 16 + u.purse_no, p_member, 0, p_site, u.currency_no
  FROM unnest(p_purses, p_currencies) AS u (purse_no, currency_no)
  ON CONFLICT (account_id, site_id) DO NOTHING
$$;

-- Opens those of these purses that are missing, of members who have their cash purse: with it they are known, and so are their site and currency. It is locked
-- first, in id order as every posting locks, so that no two who open a purse wait for each other in a circle.
CREATE OR REPLACE FUNCTION ledger.open_missing(p_accounts bigint[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM ledger.account WHERE account_id IN (SELECT (id & ~15::bigint) | 1 FROM unnest(p_accounts) AS id WHERE id > 0) ORDER BY account_id FOR NO KEY UPDATE;
  INSERT INTO ledger.account (account_id, member_id, balance, site_id, currency_no)
  SELECT wanted.id, cash.member_id, 0, cash.site_id,
    CASE p.holds WHEN 'points' THEN (SELECT currency_no FROM ledger.currency WHERE code = 'POINT') ELSE cash.currency_no END
  FROM (SELECT DISTINCT unnest(p_accounts) AS id) wanted
  JOIN ledger.purse p ON p.purse_no = wanted.id & 15
  JOIN ledger.account cash ON cash.account_id = (wanted.id & ~15::bigint) | 1
  WHERE wanted.id > 0
  ORDER BY wanted.id
  ON CONFLICT (account_id, site_id) DO NOTHING;
END $$;

-- The id of a house or vendor account, opened at its first use.
CREATE OR REPLACE FUNCTION ledger.house_account(p_site int, p_house text, p_currency smallint) RETURNS bigint
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

-- Locks members' purses for a batch, in id order as every posting does, and answers what they hold and how many entries they have. From here to
-- the commit nothing else moves their money, in whatever process. p_accounts: rising, each once; the answers stand in the same places. A purse that is
-- opened by the first transfer to it (not cash, not points) may not exist yet and holds nothing: who opens it needs the lock of the member's cash.
CREATE OR REPLACE FUNCTION ledger.lock_purses(p_accounts bigint[], OUT balances bigint[], OUT entries bigint[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_found bigint[];
BEGIN
  SELECT array_agg(l.balance), array_agg(l.entries), array_agg(l.account_id) INTO balances, entries, v_found
  FROM (SELECT * FROM ledger.account a WHERE a.account_id = ANY (p_accounts) ORDER BY a.account_id FOR NO KEY UPDATE) l;
  IF coalesce(cardinality(balances), 0) = cardinality(p_accounts) THEN RETURN; END IF;
  IF EXISTS (SELECT FROM unnest(p_accounts) AS id WHERE id & 15 IN (1, 2) AND id <> ALL (coalesce(v_found, '{}'))) THEN
    RAISE EXCEPTION 'one of the accounts % does not exist', p_accounts;
  END IF;
  -- Read again: one that was opened while the first statement waited for the member's cash is not in what that statement sees.
  SELECT array_agg(coalesce(l.balance, 0) ORDER BY u.ord), array_agg(coalesce(l.entries, 0) ORDER BY u.ord) INTO balances, entries
  FROM unnest(p_accounts) WITH ORDINALITY AS u (id, ord)
  LEFT JOIN (SELECT * FROM ledger.account a WHERE a.account_id = ANY (p_accounts) ORDER BY a.account_id FOR NO KEY UPDATE) l ON l.account_id = u.id;
END $$;
