-- The last word on the order of a deposit's states.
CREATE OR REPLACE FUNCTION coin.order_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a deposit is never deleted'; END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'seen' THEN RAISE EXCEPTION 'a deposit is seen first'; END IF;
    RETURN NEW;
  END IF;
  IF (OLD.site_id, OLD.deposit_id, OLD.member_id, OLD.chain_id, OLD.tx_hash, OLD.place, OLD.from_address, OLD.to_address, OLD.amount, OLD.seen_at)
    IS DISTINCT FROM (NEW.site_id, NEW.deposit_id, NEW.member_id, NEW.chain_id, NEW.tx_hash, NEW.place, NEW.from_address, NEW.to_address, NEW.amount, NEW.seen_at) THEN
    RAISE EXCEPTION 'what was transferred does not change';
  END IF;
  IF OLD.rate IS NOT NULL AND (OLD.rate, OLD.rate_id, OLD.spread) IS DISTINCT FROM (NEW.rate, NEW.rate_id, NEW.spread) THEN
    RAISE EXCEPTION 'the rate of a deposit does not change';
  END IF;
  -- One that is gone leaves its quote to another transfer.
  IF OLD.rate IS NOT NULL AND OLD.quote_id IS DISTINCT FROM NEW.quote_id
    AND NOT (NEW.quote_id IS NULL AND OLD.state = 'gone' AND NEW.state = 'gone') THEN
    RAISE EXCEPTION 'the quote of a deposit does not change';
  END IF;
  -- Its block may change until it is in the books.
  IF OLD.booked_at IS NOT NULL AND (OLD.block, OLD.block_hash, OLD.block_at, OLD.booked_at)
    IS DISTINCT FROM (NEW.block, NEW.block_hash, NEW.block_at, NEW.booked_at) THEN
    RAISE EXCEPTION 'a deposit that is in the books does not change';
  END IF;
  IF OLD.state IN ('credited', 'returned') AND (OLD.held_for, OLD.cash, OLD.request_id, OLD.ended_at)
    IS DISTINCT FROM (NEW.held_for, NEW.cash, NEW.request_id, NEW.ended_at) THEN
    RAISE EXCEPTION 'a deposit that has ended does not change';
  END IF;
  IF OLD.state <> NEW.state AND NOT (
    OLD.state = 'seen' AND NEW.state IN ('credited', 'held', 'gone')
    OR OLD.state = 'gone' AND NEW.state = 'seen'
    OR OLD.state = 'held' AND NEW.state IN ('credited', 'returning')
    OR OLD.state = 'returning' AND NEW.state IN ('returned', 'held')) THEN
    RAISE EXCEPTION 'a deposit does not go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER deposit_order BEFORE INSERT OR UPDATE OR DELETE ON coin.deposit
  FOR EACH ROW EXECUTE FUNCTION coin.order_deposit();

-- A rate stays for as long as something was reckoned by it.
CREATE OR REPLACE FUNCTION coin.spare_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM coin.deposit d WHERE d.rate_id = OLD.rate_id) OR EXISTS (SELECT FROM coin.quote q WHERE q.rate_id = OLD.rate_id) THEN
    RAISE EXCEPTION 'the rate % is in use', OLD.rate_id;
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER rate_spared BEFORE DELETE ON coin.rate FOR EACH ROW EXECUTE FUNCTION coin.spare_rate();

-- A quote may only be replaced.
CREATE OR REPLACE FUNCTION coin.keep_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.site_id, OLD.quote_id, OLD.member_id, OLD.amount, OLD.rate, OLD.rate_id, OLD.spread, OLD.bonus, OLD.request_key, OLD.made_at, OLD.valid_until)
    IS DISTINCT FROM (NEW.site_id, NEW.quote_id, NEW.member_id, NEW.amount, NEW.rate, NEW.rate_id, NEW.spread, NEW.bonus, NEW.request_key, NEW.made_at, NEW.valid_until)
    OR OLD.is_replaced AND NOT NEW.is_replaced THEN
    RAISE EXCEPTION 'what was quoted does not change';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER quote_kept BEFORE UPDATE ON coin.quote FOR EACH ROW EXECUTE FUNCTION coin.keep_quote();

SELECT platform.revoke_from_app('coin.address', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('coin.quote', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('coin.deposit', 'DELETE, TRUNCATE');
