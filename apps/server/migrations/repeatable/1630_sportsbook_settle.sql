-- What a member asked, and what was paid for it, stays; only what became of it is written.
SELECT platform.revoke_from_app('sportsbook.cash_out', 'DELETE, TRUNCATE'), platform.revoke_from_app('sportsbook.result_cursor', 'INSERT, DELETE, TRUNCATE');

CREATE OR REPLACE FUNCTION sportsbook.keep_cash_out() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a cash-out is never deleted'; END IF;
  IF OLD.state <> 'waiting' OR (OLD.site_id, OLD.member_id, OLD.cash_out_id, OLD.ticket_id, OLD.stake, OLD.least_value, OLD.created_at, OLD.due_at, OLD.rules_version)
    IS DISTINCT FROM (NEW.site_id, NEW.member_id, NEW.cash_out_id, NEW.ticket_id, NEW.stake, NEW.least_value, NEW.created_at, NEW.due_at, NEW.rules_version) THEN
    RAISE EXCEPTION 'a cash-out is decided once';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER cash_out_stays BEFORE UPDATE OR DELETE ON sportsbook.cash_out FOR EACH ROW EXECUTE FUNCTION sportsbook.keep_cash_out();
