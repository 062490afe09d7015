-- The last word on the order of states; request.states.ts says the same with codes.
CREATE OR REPLACE FUNCTION cashier.keep_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a cash request is never deleted'; END IF;
  IF (OLD.site_id, OLD.member_id, OLD.cash_type, OLD.amount, OLD.bonus, OLD.request_key, OLD.created_at, OLD.account_id,
      OLD.method, OLD.coin_amount, OLD.coin_rate, OLD.coin_fee, OLD.coin_address)
    IS DISTINCT FROM (NEW.site_id, NEW.member_id, NEW.cash_type, NEW.amount, NEW.bonus, NEW.request_key, NEW.created_at, NEW.account_id,
      NEW.method, NEW.coin_amount, NEW.coin_rate, NEW.coin_fee, NEW.coin_address) THEN
    RAISE EXCEPTION 'what was requested does not change';
  END IF;
  IF OLD.status <> NEW.status AND NOT (OLD.status = 0 AND NEW.status IN (2, -1) OR OLD.status = 2 AND NEW.status IN (1, -1)) THEN
    RAISE EXCEPTION 'a cash request does not go from % to %', OLD.status, NEW.status;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER request_order BEFORE UPDATE OR DELETE ON cashier.request
  FOR EACH ROW EXECUTE FUNCTION cashier.keep_order();
