-- What members owe the house since a result was corrected and their cash did not cover what had to be taken back. Kept under the lock of the member's purses; its
-- history is the ledger's transfers `debt-opened` and `debt-collected`.
CREATE TABLE wagers.debt (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  open bigint NOT NULL CHECK (open >= 0),
  -- Changes so far: the number of the next names its transfer.
  changes int NOT NULL CHECK (changes > 0),
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id)
) WITH (fillfactor = 70);
CREATE INDEX debt_open ON wagers.debt (site_id, member_id) WHERE open > 0;
