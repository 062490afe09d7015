-- Every operation of a vendor with its first outcome: an equal one is answered from here, another one under its id is an error.
CREATE TABLE games.vendor_request (
  vendor_code text NOT NULL,
  verb text NOT NULL CHECK (verb IN ('bet', 'win', 'rollback')),
  transaction_id text NOT NULL,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  -- SHA-256 of what the operation says.
  fingerprint bytea NOT NULL,
  -- The transaction that a win answers or a rollback undoes.
  reference_id text,
  round text NOT NULL,
  amount bigint NOT NULL,
  outcome text NOT NULL,
  balance_after bigint NOT NULL,
  -- How much of the amount was bonus money, and how much of it the player had then; 0 where the protocol does not speak of it.
  bonus_amount bigint NOT NULL DEFAULT 0,
  bonus_after bigint NOT NULL DEFAULT 0,
  transfer_id text,
  happened_at timestamptz NOT NULL,
  -- What a protocol that links by round repeats in its answers, and finds its transactions by; null for one that links by reference.
  game_code text,
  bet_group text,
  details jsonb,
  PRIMARY KEY (vendor_code, verb, transaction_id, site_id)
);

-- Finds the rollback of a transaction, before or after it came.
CREATE INDEX vendor_request_undone ON games.vendor_request (vendor_code, reference_id) WHERE verb = 'rollback';

CREATE INDEX vendor_request_group ON games.vendor_request (vendor_code, member_id, bet_group) WHERE bet_group IS NOT NULL;
CREATE INDEX vendor_request_round ON games.vendor_request (vendor_code, member_id, round) WHERE details IS NOT NULL;
-- Finds the payouts that answer a bet, when it is to be rolled back.
CREATE INDEX vendor_request_paid ON games.vendor_request (vendor_code, reference_id)
  WHERE verb = 'win' AND amount > 0 AND outcome = 'done' AND reference_id IS NOT NULL;
