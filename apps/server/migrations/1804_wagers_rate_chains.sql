-- Which rates of the partners above the member were in force when the wager was accepted: with the settlement, so that commission is computed from the journal alone.
ALTER TABLE wagers.settlement ADD COLUMN rate_chain_id bigint;
-- The transaction that wrote it. Whoever reads the journal up to the oldest transaction that is still open misses none, in whatever order they commit.
ALTER TABLE wagers.settlement ADD COLUMN written_by bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint;
CREATE INDEX settlement_written ON wagers.settlement USING brin (written_by) WITH (pages_per_range = 32, autosummarize = on);
