-- The last word on the states of rounds; modules/minigames/round.states.ts says the same.
CREATE OR REPLACE FUNCTION minigames.keep_round() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_number int;
  -- Another result of a feed's round, from when it is accepted until its wagers are settled anew.
  v_begins boolean;
  v_ends boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a round is never deleted'; END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('open', 'missed') THEN RAISE EXCEPTION 'a round begins open, or is missed'; END IF;
    RETURN NEW;
  END IF;
  -- Nobody bet on it and nothing was drawn: where the clock is set back, its draw is still to come.
  IF OLD.state = 'missed' AND NEW.state = 'open' AND (OLD.site_id, OLD.game, OLD.draw_at) = (NEW.site_id, NEW.game, NEW.draw_at)
    AND num_nonnulls(NEW.numbers, NEW.link, NEW.settled_at, NEW.wagers, NEW.stakes, NEW.payouts) = 0 THEN
    RETURN NEW;
  END IF;
  IF (OLD.site_id, OLD.game, OLD.draw_at, OLD.source, OLD.chain_id, OLD.opens_at, OLD.closes_at, OLD.kino_three_lines_up_to)
    IS DISTINCT FROM (NEW.site_id, NEW.game, NEW.draw_at, NEW.source, NEW.chain_id, NEW.opens_at, NEW.closes_at, NEW.kino_three_lines_up_to) THEN
    RAISE EXCEPTION 'what a round was opened with does not change';
  END IF;
  IF OLD.state <> NEW.state AND NOT (OLD.state = 'open' AND NEW.state IN ('closed', 'cancelled')
    OR OLD.state = 'closed' AND NEW.state IN ('drawn', 'cancelled') OR OLD.state = 'drawn' AND NEW.state = 'settled') THEN
    RAISE EXCEPTION 'a round does not go from % to %', OLD.state, NEW.state;
  END IF;
  v_begins := OLD.state = 'settled' AND OLD.source = 'feed' AND NOT OLD.is_correcting AND NEW.is_correcting;
  v_ends := OLD.is_correcting AND NOT NEW.is_correcting;
  IF v_begins AND (OLD.link_number, OLD.link, OLD.drawn_at) IS DISTINCT FROM (NEW.link_number, NEW.link, NEW.drawn_at) THEN
    RAISE EXCEPTION 'a correction changes the numbers alone';
  END IF;
  IF OLD.numbers IS NOT NULL AND NOT v_begins AND (OLD.numbers, OLD.power_ball, OLD.link_number, OLD.link, OLD.drawn_at)
    IS DISTINCT FROM (NEW.numbers, NEW.power_ball, NEW.link_number, NEW.link, NEW.drawn_at) THEN
    RAISE EXCEPTION 'a round is drawn once';
  END IF;
  IF OLD.settled_at IS NOT NULL AND NOT (v_ends AND OLD.settled_at = NEW.settled_at) AND (OLD.settled_at, OLD.wagers, OLD.stakes, OLD.payouts)
    IS DISTINCT FROM (NEW.settled_at, NEW.wagers, NEW.stakes, NEW.payouts) THEN
    RAISE EXCEPTION 'a round is settled once';
  END IF;
  -- Each draw has its own link.
  IF OLD.link IS NULL AND NEW.link IS NOT NULL THEN
    SELECT extract(epoch FROM NEW.draw_at - c.first_draw_at)::int / 300 + 1 INTO v_number
    FROM minigames.chain c WHERE c.site_id = NEW.site_id AND c.game = NEW.game AND c.chain_id = NEW.chain_id;
    IF v_number IS DISTINCT FROM NEW.link_number THEN RAISE EXCEPTION 'link % is not that of this round', NEW.link_number; END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER round_states BEFORE INSERT OR UPDATE OR DELETE ON minigames.round FOR EACH ROW EXECUTE FUNCTION minigames.keep_round();

-- What was committed to stays: whoever could change it could choose results.
CREATE OR REPLACE FUNCTION minigames.keep_chain() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (OLD.site_id, OLD.game, OLD.chain_id, OLD.links, OLD.commitment, OLD.committed_at, OLD.salt_rule, OLD.salt_due_at, OLD.seal_salt)
    IS DISTINCT FROM (NEW.site_id, NEW.game, NEW.chain_id, NEW.links, NEW.commitment, NEW.committed_at, NEW.salt_rule, NEW.salt_due_at, NEW.seal_salt) THEN
    RAISE EXCEPTION 'what was committed to does not change';
  END IF;
  IF OLD.salt IS NOT NULL THEN RAISE EXCEPTION 'a chain is salted once'; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER chain_stays BEFORE UPDATE ON minigames.chain FOR EACH ROW EXECUTE FUNCTION minigames.keep_chain();

SELECT platform.revoke_from_app('minigames.round', 'DELETE, TRUNCATE'), platform.revoke_from_app('minigames.chain', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('minigames.sealed_links', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('minigames.feed_result', 'UPDATE, DELETE, TRUNCATE');
