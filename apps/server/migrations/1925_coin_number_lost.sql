-- A payment whose number another transaction had: staff decide whether it gets a new one.
ALTER TABLE coin.payment DROP CONSTRAINT payment_failure_check;
ALTER TABLE coin.payment ADD CONSTRAINT payment_failure_check
  CHECK (failure IN ('no-coin', 'no-gas', 'refused', 'reverted', 'number-lost'));
CREATE INDEX payment_lost ON coin.payment (chain_id) WHERE state = 'failed' AND failure = 'number-lost';
