-- What a posting pays beside its rows, once more. PostgreSQL reads every CHECK of a table anew for each statement, and asks row triggers and foreign keys of
-- each row that changes whether they care.

-- Whose an account is, and of what currency, never changes: refused for the statement as a whole, and checked where an account is opened.
ALTER TABLE ledger.account DROP CONSTRAINT account_currency_no_fkey;
DROP TRIGGER account_owner ON ledger.account;
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
CREATE TRIGGER account_owner BEFORE INSERT ON ledger.account FOR EACH ROW EXECUTE FUNCTION ledger.check_owner();
CREATE TRIGGER account_owner_stays BEFORE UPDATE OF account_id, member_id, house, site_id, currency_no ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_owner();
-- Accounts no longer hold on to their currency, so a currency stays.
CREATE TRIGGER currency_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.currency
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- A page of accounts is tidied when so much of it is used up: at 50 that was nearly each time somebody looked.
ALTER TABLE ledger.account SET (fillfactor = 90);

-- One CHECK instead of two. What is there was checked when it came.
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_is_sound
  CHECK (from_account <> to_account AND amount > 0 AND amount <= 9007199254740991) NOT VALID;
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_between_two;
ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_amount_check;
