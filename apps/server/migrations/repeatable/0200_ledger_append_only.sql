CREATE OR REPLACE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;

CREATE OR REPLACE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE ON ledger.transfer
  FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE OR REPLACE TRIGGER transfer_no_truncate BEFORE TRUNCATE ON ledger.transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE OR REPLACE TRIGGER key_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.transfer_key
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE OR REPLACE TRIGGER seal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.seal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE OR REPLACE TRIGGER account_no_delete BEFORE DELETE OR TRUNCATE ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE OR REPLACE TRIGGER transfer_no_truncate BEFORE TRUNCATE ON ledger.transfer_beyond
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
-- Accounts hold no foreign key on their currency, so a currency stays.
CREATE OR REPLACE TRIGGER currency_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.currency
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
