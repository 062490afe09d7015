-- A cut for which nobody has sent a commitment may be given more time; its list is not published yet.
CREATE OR REPLACE FUNCTION studio.keep_table_shoe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a shoe is never deleted'; END IF;
  IF (NEW.code, NEW.shoe, NEW.chain, NEW.link) IS DISTINCT FROM (OLD.code, OLD.shoe, OLD.chain, OLD.link)
    OR (NEW.closes_at IS DISTINCT FROM OLD.closes_at
      AND (OLD.list IS NOT NULL OR EXISTS (SELECT FROM studio.table_seed s WHERE s.code = OLD.code AND s.shoe = OLD.shoe)))
    THEN RAISE EXCEPTION 'a shoe keeps its link'; END IF;
  IF (OLD.list IS NOT NULL AND NEW.list IS DISTINCT FROM OLD.list)
    OR (OLD.begun_at IS NOT NULL AND (NEW.commitment, NEW.seeds, NEW.withheld, NEW.begun_at) IS DISTINCT FROM (OLD.commitment, OLD.seeds, OLD.withheld, OLD.begun_at))
    OR (OLD.finished_at IS NOT NULL AND (NEW.revealed, NEW.finished_at) IS DISTINCT FROM (OLD.revealed, OLD.finished_at))
    THEN RAISE EXCEPTION 'what was published of a shoe stays'; END IF;
  RETURN NEW;
END $$;
