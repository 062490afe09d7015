-- What was completed, once each, for who adds up elsewhere.
CREATE TABLE cashier.completion (
  site_id bigint NOT NULL,
  request_id bigint NOT NULL,
  member_id bigint NOT NULL,
  cash_type text NOT NULL,
  amount bigint NOT NULL,
  -- Asia/Seoul.
  day date NOT NULL,
  -- The transaction that wrote it, numbered as settlements are. Whoever reads up to the oldest transaction that is still open misses none.
  written_by bigint NOT NULL,
  PRIMARY KEY (site_id, request_id)
);
CREATE INDEX completion_written ON cashier.completion (site_id, written_by);

DO $$
DECLARE
  v_ahead bigint := 0;
BEGIN
  -- Where the database was in another cluster before.
  IF to_regclass('wagers.journal_view') IS NOT NULL THEN EXECUTE 'SELECT ahead FROM wagers.journal_view' INTO v_ahead; END IF;
  INSERT INTO cashier.completion (site_id, request_id, member_id, cash_type, amount, day, written_by)
  SELECT site_id, request_id, member_id, cash_type, amount, (handled_at AT TIME ZONE 'Asia/Seoul')::date, pg_current_xact_id()::text::bigint + v_ahead
  FROM cashier.request WHERE status = 1;
END $$;
