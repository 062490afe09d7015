-- What was asked for stays as it was asked for; only what became of it is written.
SELECT platform.revoke_from_app('sportsbook.result_change', 'DELETE, TRUNCATE'), platform.revoke_from_app('sportsbook.result_entry', 'TRUNCATE');

CREATE OR REPLACE FUNCTION sportsbook.keep_result_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (OLD.change_id, OLD.event_id, OLD.change, OLD.reason, OLD.versions, OLD.asked_by, OLD.asked_at)
    IS DISTINCT FROM (NEW.change_id, NEW.event_id, NEW.change, NEW.reason, NEW.versions, NEW.asked_by, NEW.asked_at) THEN
    RAISE EXCEPTION 'what was asked for does not change';
  END IF;
  IF OLD.state <> NEW.state AND NOT (OLD.state = 'waiting' OR (OLD.state = 'confirmed' AND NEW.state = 'done')) THEN
    RAISE EXCEPTION 'a change is decided once';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER result_change_stays BEFORE UPDATE ON sportsbook.result_change FOR EACH ROW EXECUTE FUNCTION sportsbook.keep_result_change();

-- An entry is confirmed as it was typed. One that nobody confirmed may go.
CREATE OR REPLACE FUNCTION sportsbook.keep_result_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.confirmed_at IS NOT NULL THEN RAISE EXCEPTION 'a confirmed result stays'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF (OLD.entry_id, OLD.event_id, OLD.score, OLD.picks, OLD.entered_by, OLD.entered_at)
    IS DISTINCT FROM (NEW.entry_id, NEW.event_id, NEW.score, NEW.picks, NEW.entered_by, NEW.entered_at) THEN
    RAISE EXCEPTION 'what was typed does not change';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER result_entry_stays BEFORE UPDATE OR DELETE ON sportsbook.result_entry FOR EACH ROW EXECUTE FUNCTION sportsbook.keep_result_entry();
