-- A payment waits, for the chain asks for more than the operator lets it pay.
ALTER TABLE coin.payment DROP CONSTRAINT payment_failure_check;
ALTER TABLE coin.payment ADD CONSTRAINT payment_failure_check
  CHECK (failure IN ('no-coin', 'no-gas', 'too-dear', 'refused', 'reverted', 'number-lost'));
