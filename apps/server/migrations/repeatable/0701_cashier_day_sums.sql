-- Nothing leaves the state of completed (request_order), so each request is counted once, whoever completes it.
CREATE OR REPLACE FUNCTION cashier.count_completed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 1 THEN RETURN NULL; END IF;
  INSERT INTO cashier.day_sum AS d (site_id, day, cash_type, shard, amount, requests)
  VALUES (NEW.site_id, (NEW.handled_at AT TIME ZONE 'Asia/Seoul')::date, NEW.cash_type, NEW.request_id % 16, NEW.amount, 1)
  ON CONFLICT (site_id, day, cash_type, shard) DO UPDATE SET amount = d.amount + EXCLUDED.amount, requests = d.requests + 1;
  INSERT INTO cashier.completion (site_id, request_id, member_id, cash_type, amount, day, written_by)
  SELECT NEW.site_id, NEW.request_id, NEW.member_id, NEW.cash_type, NEW.amount, (NEW.handled_at AT TIME ZONE 'Asia/Seoul')::date,
    pg_current_xact_id()::text::bigint + j.ahead FROM wagers.journal_view j;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER request_completed AFTER INSERT OR UPDATE OF status ON cashier.request
  FOR EACH ROW WHEN (NEW.status = 1) EXECUTE FUNCTION cashier.count_completed();
