-- Addresses whose key the server has or had, and what each held when the server first saw it.
CREATE TABLE coin.wallet (
  chain_id bigint NOT NULL,
  address text NOT NULL,
  opening bigint NOT NULL CHECK (opening >= 0),
  opened_block bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (chain_id, address)
);

-- Transfers of the token that change what is at our addresses and are neither a deposit nor a payment: the operator's own. `amount`: what came; negative: what left.
CREATE TABLE coin.own_move (
  chain_id bigint NOT NULL,
  tx_hash text NOT NULL,
  place int NOT NULL CHECK (place >= 0),
  block bigint NOT NULL,
  block_hash text NOT NULL,
  block_at timestamptz NOT NULL,
  from_address text NOT NULL,
  to_address text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (chain_id, tx_hash, place)
);
CREATE INDEX own_move_block ON coin.own_move (chain_id, block);
CREATE INDEX own_move_to ON coin.own_move (chain_id, to_address) WHERE amount < 0;
