CREATE SCHEMA ledger;

-- The same numbers as transfer-kinds.ts; a test compares the two. How many decimals one unit of each stands for: `ledgerDigits` in the contract.
CREATE TABLE ledger.currency (
  currency_no smallint PRIMARY KEY,
  code text NOT NULL UNIQUE
);
INSERT INTO ledger.currency VALUES (1, 'KRW'), (2, 'POINT'), (3, 'USDT'), (4, 'EUR'), (5, 'USD');

CREATE TABLE ledger.purse (
  purse_no smallint PRIMARY KEY CHECK (purse_no BETWEEN 1 AND 15),
  name text NOT NULL UNIQUE,
  -- The currency of the member's site, or points.
  holds text NOT NULL CHECK (holds IN ('cash', 'points'))
);
INSERT INTO ledger.purse VALUES
  (1, 'cash', 'cash'), (2, 'points', 'points'), (3, 'withdrawal-pending', 'cash'), (4, 'in-game', 'cash'), (5, 'bonus', 'cash'), (6, 'held', 'cash');

-- The same closed list as transfer-kinds.ts; a test compares the two.
CREATE TABLE ledger.kind (
  kind_no smallint PRIMARY KEY,
  name text NOT NULL UNIQUE
);
INSERT INTO ledger.kind VALUES
  (1, 'deposit'), (2, 'withdrawal-requested'), (3, 'withdrawal-completed'), (4, 'withdrawal-cancelled'),
  (10, 'wager-placed'), (11, 'wager-paid'), (12, 'wager-cancelled'), (13, 'payout-taken-back'),
  (20, 'points-granted'), (21, 'points-spent'),
  (30, 'game-opened'), (31, 'game-closed'),
  (40, 'adjustment-credit'), (41, 'adjustment-debit'),
  (50, 'bonus-granted'), (51, 'bonus-taken-back'),
  (60, 'debt-opened'), (61, 'debt-collected'), (62, 'debt-forgiven');

-- A member's purse has the id member_id * 16 + purse_no, so nobody has to look it up. House and vendor accounts have negative
-- ids and no stored balance: theirs is the sum of their entries, so that no transfer ever waits for a house row. Who owns an account, and of
-- what currency it is, is checked by a trigger when it is opened: PostgreSQL evaluates every CHECK and foreign key for each statement that changes
-- a row, and a posting changes the balance alone.
CREATE TABLE ledger.account (
  account_id bigint NOT NULL,
  member_id bigint,
  -- 'bank', 'revenue', … or 'vendor:<code>'.
  house text,
  balance bigint,
  entries bigint NOT NULL DEFAULT 0,
  -- Head of the account's hash chain: sha256(head before ‖ digest of the transfer). Empty before the first.
  chain bytea NOT NULL DEFAULT '',
  site_id int NOT NULL,
  currency_no smallint NOT NULL,
  -- The upper end is what a JavaScript number holds exactly.
  PRIMARY KEY (account_id, site_id),
  CONSTRAINT account_not_negative CHECK (balance BETWEEN 0 AND 9007199254740991)
) WITH (fillfactor = 90);

CREATE INDEX account_of_member ON ledger.account (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX account_of_house ON ledger.account (site_id, house, currency_no) WHERE house IS NOT NULL;
CREATE SEQUENCE ledger.house_account_id INCREMENT -1 MAXVALUE -1 START -1;
