-- What leaves the hot wallet: a withdrawal that is paid, or a deposit on its way back. The order of states is kept by a trigger.
CREATE TABLE coin.payment (
  site_id int NOT NULL,
  payment_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('withdrawal', 'return')),
  member_id bigint NOT NULL,
  request_id bigint,
  deposit_id bigint,
  chain_id bigint NOT NULL,
  address text NOT NULL,
  -- Micro-USDT.
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'signed', 'sent', 'paid', 'failed', 'dropped')),
  -- The number it has now among the transactions of the hot wallet.
  sender text,
  nonce bigint CHECK (nonce >= 0),
  -- Which of its transactions is in a block, and in which one.
  tx_hash text,
  block bigint,
  -- The newest block when the chain was first seen to be past the number with none of the payment's transactions in a block.
  passed_block bigint,
  passed_hash text,
  queued_at timestamptz NOT NULL,
  -- First handed to the network, and last.
  sent_at timestamptz,
  resent_at timestamptz,
  ended_at timestamptz,
  failure text CHECK (failure IN ('no-coin', 'no-gas', 'refused', 'reverted')),
  PRIMARY KEY (site_id, payment_id),
  CONSTRAINT payment_of_withdrawal CHECK ((kind = 'withdrawal') = (request_id IS NOT NULL)),
  CONSTRAINT payment_of_deposit CHECK ((kind = 'return') = (deposit_id IS NOT NULL)),
  CONSTRAINT payment_number CHECK (num_nonnulls(sender, nonce) IN (0, 2)),
  CONSTRAINT payment_has_number CHECK (state NOT IN ('signed', 'sent', 'paid', 'failed') OR nonce IS NOT NULL),
  CONSTRAINT payment_waits_without CHECK (state <> 'queued' OR nonce IS NULL),
  CONSTRAINT payment_in_block CHECK ((tx_hash IS NULL) = (block IS NULL)),
  CONSTRAINT payment_paid_in_block CHECK (state <> 'paid' OR tx_hash IS NOT NULL),
  CONSTRAINT payment_passed CHECK ((passed_block IS NULL) = (passed_hash IS NULL)),
  CONSTRAINT payment_ended CHECK ((state IN ('paid', 'dropped')) = (ended_at IS NOT NULL))
);
-- One payment that lives, or was paid, of each withdrawal and of each deposit that goes back.
CREATE UNIQUE INDEX payment_of_request ON coin.payment (site_id, request_id) WHERE state <> 'dropped';
CREATE UNIQUE INDEX payment_of_returned ON coin.payment (site_id, deposit_id) WHERE state <> 'dropped';
CREATE INDEX payment_waits ON coin.payment (chain_id, payment_id) WHERE state IN ('queued', 'signed', 'sent');
CREATE INDEX payment_open ON coin.payment (site_id, payment_id) WHERE state IN ('queued', 'signed', 'sent', 'failed');
CREATE INDEX payment_of_member ON coin.payment (site_id, member_id, payment_id DESC);

-- Numbers of the hot wallet's transactions, which all sites share: whose each is. A payment that has to have another number keeps the row of the first.
CREATE TABLE coin.nonce (
  chain_id bigint NOT NULL,
  sender text NOT NULL,
  nonce bigint NOT NULL CHECK (nonce >= 0),
  payment_id bigint NOT NULL,
  -- The newest block when it was taken: no transaction of the number is in an earlier one.
  after_block bigint NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (chain_id, sender, nonce)
);
CREATE INDEX nonce_of_payment ON coin.nonce (payment_id);

-- Every transaction that was signed for a number, committed before it is sent: of all that share a number a chain takes one. `raw` is what is sent, again and again.
CREATE TABLE coin.attempt (
  chain_id bigint NOT NULL,
  tx_hash text NOT NULL,
  sender text NOT NULL,
  nonce bigint NOT NULL,
  -- The first, the second …, each dearer than the one before.
  attempt int NOT NULL CHECK (attempt > 0),
  raw text NOT NULL,
  max_fee numeric NOT NULL CHECK (max_fee > 0),
  priority_fee numeric NOT NULL CHECK (priority_fee >= 0),
  signed_at timestamptz NOT NULL,
  PRIMARY KEY (chain_id, tx_hash),
  UNIQUE (chain_id, sender, nonce, attempt),
  FOREIGN KEY (chain_id, sender, nonce) REFERENCES coin.nonce
);
