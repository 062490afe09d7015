-- Which transaction of somebody else had the number of a payment, deep in the chain: only then the payment may get another number, or be given up. Where its block left the chain, what is
-- found then takes its place.
CREATE TABLE coin.number_used (
  chain_id bigint NOT NULL,
  sender text NOT NULL,
  nonce bigint NOT NULL,
  tx_hash text NOT NULL,
  block bigint NOT NULL,
  block_hash text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (chain_id, sender, nonce),
  FOREIGN KEY (chain_id, sender, nonce) REFERENCES coin.nonce
);
-- All payments of one withdrawal and of one deposit, also those that were given up.
CREATE INDEX payment_any_of_request ON coin.payment (site_id, request_id) WHERE request_id IS NOT NULL;
CREATE INDEX payment_any_of_deposit ON coin.payment (site_id, deposit_id) WHERE deposit_id IS NOT NULL;
