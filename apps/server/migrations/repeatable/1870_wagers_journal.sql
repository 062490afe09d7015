-- Up to where the journal of settlements may be read: the oldest transaction that is still open, so what those below it wrote is seen and no more of it will come. `is_own`: the numbers are those of this cluster.
CREATE OR REPLACE VIEW wagers.journal_view AS
SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint + c.ahead AS settled_until, c.ahead, c.system_id = s.system_identifier AS is_own
FROM wagers.journal_cluster c, pg_control_system() s;

-- Before anything is written in a cluster into which the data came by a dump: transactions of it are numbered above all that were written, by settlements and by completed cash requests. False where nothing changed.
CREATE OR REPLACE FUNCTION wagers.follow_cluster() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_ahead bigint;
BEGIN
  IF (SELECT is_own FROM wagers.journal_view) THEN RETURN false; END IF;
  LOCK TABLE wagers.settlement IN ACCESS EXCLUSIVE MODE;
  -- Another process was first.
  IF (SELECT is_own FROM wagers.journal_view) THEN RETURN false; END IF;
  SELECT greatest(coalesce(max(s.written_by) + 1, 0), (SELECT coalesce(max(c.written_by) + 1, 0) FROM cashier.completion_view c), (SELECT ahead FROM wagers.journal_cluster))
    INTO v_ahead FROM wagers.settlement s;
  EXECUTE format('ALTER TABLE wagers.settlement ALTER COLUMN written_by SET DEFAULT pg_current_xact_id()::text::bigint + %s', v_ahead);
  UPDATE wagers.journal_cluster SET ahead = v_ahead, system_id = (SELECT system_identifier FROM pg_control_system());
  RETURN true;
END $$;
SELECT platform.revoke_from_app('wagers.journal_cluster', 'INSERT, UPDATE, DELETE, TRUNCATE');
