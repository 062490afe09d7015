-- Vendors whose games are played from a purse that they keep, not from our wallet: docs/decisions/0212-transfer-wallets.md.
ALTER TABLE games.vendor ADD COLUMN wallet text NOT NULL DEFAULT 'seamless' CHECK (wallet IN ('seamless', 'transfer'));

-- What a member has at such a vendor, as far as we know: the ledger's purse in-game is the sum of a member's rows.
CREATE TABLE games.vendor_purse (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  vendor_code text NOT NULL,
  currency text NOT NULL,
  -- playing: a game may be open. leaving: to be brought back. empty: nothing is there, as far as we know.
  status text NOT NULL CHECK (status IN ('empty', 'playing', 'leaving')),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The game that was opened last.
  game_code text NOT NULL,
  since timestamptz NOT NULL,
  -- Why it is brought back.
  leave_reason text CHECK (leave_reason IN ('asked', 'closed', 'ended', 'other-game', 'barred', 'staff', 'found')),
  -- When to try next, and how often it was tried in vain.
  due_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  problem text,
  -- Whoever works on it has it until then.
  busy_until timestamptz,
  -- What the vendor said last.
  their_amount bigint,
  their_at timestamptz,
  PRIMARY KEY (site_id, member_id, vendor_code),
  CHECK (status <> 'empty' OR amount = 0),
  CHECK ((status = 'leaving') = (due_at IS NOT NULL AND leave_reason IS NOT NULL))
);
-- A member's money is at one vendor at most.
CREATE UNIQUE INDEX vendor_purse_one ON games.vendor_purse (site_id, member_id) WHERE status <> 'empty';
CREATE INDEX vendor_purse_due ON games.vendor_purse (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX vendor_purse_of_vendor ON games.vendor_purse (site_id, vendor_code) WHERE status <> 'empty';
CREATE INDEX vendor_purse_checked ON games.vendor_purse (their_at NULLS FIRST);

-- One movement of money to a vendor or back. Its amount and who it belongs to never change.
CREATE TABLE games.transfer (
  transfer_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  vendor_code text NOT NULL,
  -- What the vendor knows it by.
  transfer_uuid uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- sent: it may or may not have taken effect.
  status text NOT NULL CHECK (status IN ('sent', 'done', 'refused')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When to ask what became of it, and how often that was asked.
  due_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  problem text,
  noticed_at timestamptz,
  PRIMARY KEY (site_id, transfer_id),
  UNIQUE (site_id, transfer_uuid),
  CHECK ((status = 'sent') = (ended_at IS NULL)),
  CHECK ((status = 'sent') = (due_at IS NOT NULL))
);
-- One at a time: the next begins when it is known what became of the one before.
CREATE UNIQUE INDEX transfer_one_sent ON games.transfer (site_id, member_id) WHERE status = 'sent';
CREATE INDEX transfer_due ON games.transfer (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX transfer_of_vendor ON games.transfer (site_id, vendor_code, transfer_id);
CREATE INDEX transfer_of_member ON games.transfer (site_id, member_id, transfer_id);
