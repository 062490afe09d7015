-- The last word on the order of a payment's states and on its numbers.
CREATE OR REPLACE FUNCTION coin.order_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a payment is never deleted'; END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'queued' THEN RAISE EXCEPTION 'a payment begins in the queue'; END IF;
    RETURN NEW;
  END IF;
  IF (OLD.site_id, OLD.kind, OLD.member_id, OLD.request_id, OLD.deposit_id, OLD.chain_id, OLD.address, OLD.amount, OLD.queued_at)
    IS DISTINCT FROM (NEW.site_id, NEW.kind, NEW.member_id, NEW.request_id, NEW.deposit_id, NEW.chain_id, NEW.address, NEW.amount, NEW.queued_at) THEN
    RAISE EXCEPTION 'what is to be paid does not change';
  END IF;
  IF OLD.state <> NEW.state AND NOT (
    OLD.state = 'queued' AND NEW.state IN ('signed', 'dropped')
    OR OLD.state = 'signed' AND NEW.state IN ('sent', 'paid', 'failed')
    OR OLD.state = 'sent' AND NEW.state IN ('paid', 'failed')
    OR OLD.state = 'failed' AND NEW.state IN ('queued', 'dropped')
    -- By what the chain said then it could move nothing any more, and now one of its own transactions is in a block.
    OR OLD.state = 'failed' AND NEW.state = 'sent' AND NEW.tx_hash IS NOT NULL
    -- By a transaction that staff have named.
    OR OLD.state IN ('queued', 'failed') AND NEW.state = 'paid' AND NEW.nonce IS NULL) THEN
    RAISE EXCEPTION 'a payment does not go from % to %', OLD.state, NEW.state;
  END IF;
  IF OLD.state <> 'paid' AND NEW.state = 'paid' AND NEW.nonce IS NULL AND NOT (OLD.state IN ('queued', 'failed')
    AND EXISTS (SELECT FROM coin.own_move m WHERE m.payment_id = NEW.payment_id AND m.chain_id = NEW.chain_id AND m.tx_hash = NEW.tx_hash AND m.block = NEW.block
      AND m.amount = -NEW.amount AND lower(m.to_address) = lower(NEW.address))
    AND NOT EXISTS (SELECT FROM coin.attempt a WHERE a.chain_id = NEW.chain_id AND a.tx_hash = NEW.tx_hash)) THEN
    RAISE EXCEPTION 'a payment without a number is paid by a transfer of its own, which was not signed here';
  END IF;
  IF NEW.failure = 'number-lost' AND OLD.failure IS DISTINCT FROM NEW.failure AND NOT (NEW.state = 'failed' AND OLD.passed_block IS NOT NULL AND NEW.tx_hash IS NULL) THEN
    RAISE EXCEPTION 'a number is lost when the chain is past it with none of its transactions in a block';
  END IF;
  IF OLD.state = 'failed' AND OLD.failure = 'number-lost' AND NEW.state IN ('queued', 'dropped', 'paid') AND NOT EXISTS (
    SELECT FROM coin.number_used u WHERE u.chain_id = OLD.chain_id AND u.sender = OLD.sender AND u.nonce = OLD.nonce
      AND NOT EXISTS (SELECT FROM coin.attempt a WHERE a.chain_id = u.chain_id AND a.tx_hash = u.tx_hash)) THEN
    RAISE EXCEPTION 'a payment whose number was lost is decided when it is known what had the number';
  END IF;
  IF OLD.state IN ('paid', 'dropped') AND OLD IS DISTINCT FROM NEW THEN RAISE EXCEPTION 'a payment that ended does not change'; END IF;
  IF NEW.nonce IS NOT NULL AND (OLD.sender, OLD.nonce) IS DISTINCT FROM (NEW.sender, NEW.nonce) AND NOT (OLD.state = 'queued' AND NEW.state = 'signed' AND EXISTS (
    SELECT FROM coin.nonce n JOIN coin.attempt a USING (chain_id, sender, nonce)
    WHERE n.chain_id = NEW.chain_id AND n.sender = NEW.sender AND n.nonce = NEW.nonce AND n.payment_id = NEW.payment_id)) THEN
    RAISE EXCEPTION 'a payment has a number of its own, with what was signed for it';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER payment_order BEFORE INSERT OR UPDATE OR DELETE ON coin.payment
  FOR EACH ROW EXECUTE FUNCTION coin.order_payment();

-- The transfer that a payment was paid by stays that payment's.
CREATE OR REPLACE FUNCTION coin.hold_taken_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.chain_id, NEW.tx_hash, NEW.place, NEW.payment_id, NEW.amount, NEW.to_address)
    IS NOT DISTINCT FROM (OLD.chain_id, OLD.tx_hash, OLD.place, OLD.payment_id, OLD.amount, OLD.to_address) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a transfer that paid a payment stays that payment''s';
END $$;

CREATE OR REPLACE TRIGGER own_move_taken BEFORE UPDATE OR DELETE ON coin.own_move
  FOR EACH ROW WHEN (OLD.payment_id IS NOT NULL) EXECUTE FUNCTION coin.hold_taken_move();

-- What was signed may be in a block for ever.
SELECT platform.revoke_from_app('coin.payment', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('coin.nonce', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('coin.attempt', 'UPDATE, DELETE, TRUNCATE');
