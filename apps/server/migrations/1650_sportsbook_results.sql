-- The result of an event as one of the staff typed it, until another has typed it too. Where they differ the row goes. Results are one for all sites, and so is this.
CREATE TABLE sportsbook.result_entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL,
  -- As Score of the packages; null where no market follows from it.
  score jsonb,
  -- [{"market": "8/goalnr=1", "outcome": "6"}]: of markets that do not follow from the score; null: void.
  picks jsonb NOT NULL,
  entered_by bigint NOT NULL,
  entered_at timestamptz NOT NULL,
  -- Two people, whatever the program does.
  confirmed_by bigint CHECK (confirmed_by <> entered_by),
  confirmed_at timestamptz,
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL))
);
CREATE UNIQUE INDEX result_entry_open ON sportsbook.result_entry (event_id) WHERE confirmed_at IS NULL;

-- Another result, a void, or a void that is taken back: asked for by one of the staff and confirmed by another.
CREATE TABLE sportsbook.result_change (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL,
  -- As SportChange of the contract.
  change jsonb NOT NULL,
  reason text NOT NULL,
  -- What it would come to, as it was seen last.
  preview jsonb NOT NULL,
  -- Of the markets when it was asked for: {"1": 3}.
  versions jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'confirmed', 'done', 'dropped', 'expired')),
  asked_by bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  -- Of the markets by its results, once it is confirmed.
  said jsonb,
  -- How many tickets have followed, of how many.
  followed int NOT NULL DEFAULT 0,
  tickets int NOT NULL DEFAULT 0,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state IN ('confirmed', 'done')) = (said IS NOT NULL)),
  CONSTRAINT result_change_by_two CHECK (state NOT IN ('confirmed', 'done') OR (decided_by IS NOT NULL AND decided_by <> asked_by))
);
CREATE UNIQUE INDEX result_change_open ON sportsbook.result_change (event_id) WHERE state = 'waiting';
CREATE INDEX result_change_followed ON sportsbook.result_change (change_id) WHERE state = 'confirmed';
CREATE INDEX result_change_by_time ON sportsbook.result_change (asked_at DESC, change_id DESC);
