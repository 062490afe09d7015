-- A transfer that left by a transaction which is not known here, and that staff have named as what paid a payment: it is the operator's own no more, and of that payment alone.
ALTER TABLE coin.own_move ADD COLUMN payment_id bigint;
CREATE UNIQUE INDEX own_move_of_payment ON coin.own_move (payment_id) WHERE payment_id IS NOT NULL;
-- One that was paid in that way has no number of its own: the trigger asks for the transfer.
ALTER TABLE coin.payment DROP CONSTRAINT payment_has_number;
ALTER TABLE coin.payment ADD CONSTRAINT payment_has_number CHECK (state NOT IN ('signed', 'sent', 'failed') OR nonce IS NOT NULL);
