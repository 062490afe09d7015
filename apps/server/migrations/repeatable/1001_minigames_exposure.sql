-- Adds bets to what a round has on its outcomes, or takes them off again: each outcome once, in the order of the key, so that two batches never wait for each other
-- in a circle. Where somebody else took what was left meanwhile, the transaction is given up and decides anew.
-- p_most: what the house may lose on the outcome. p_commit_by: when, by the clock of the database, the round closes.
CREATE OR REPLACE FUNCTION minigames.add_exposure(
  p_site_id bigint[], p_game text[], p_draw_at timestamptz[], p_market text[], p_outcome text[], p_bets int[], p_staked bigint[], p_to_pay bigint[],
  p_most bigint[], p_commit_by timestamptz[]
) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  c record;
  v_loss bigint;
BEGIN
  FOR c IN
    SELECT * FROM unnest(p_site_id, p_game, p_draw_at, p_market, p_outcome, p_bets, p_staked, p_to_pay, p_most, p_commit_by)
      AS u (site_id, game, draw_at, market, outcome, bets, staked, to_pay, most, commit_by)
    ORDER BY site_id, game, draw_at, market, outcome
  LOOP
    -- The row that is proposed must be possible even where it only changes another.
    INSERT INTO minigames.exposure AS e (site_id, game, draw_at, market, outcome, bets, staked, to_pay, commit_by)
    VALUES (c.site_id, c.game, c.draw_at, c.market, c.outcome, greatest(c.bets, 0), greatest(c.staked, 0), greatest(c.to_pay, 0), c.commit_by)
    ON CONFLICT (site_id, game, draw_at, market, outcome) DO UPDATE
      SET bets = e.bets + c.bets, staked = e.staked + c.staked, to_pay = e.to_pay + c.to_pay, commit_by = c.commit_by
    RETURNING e.to_pay - e.staked INTO v_loss;
    IF c.to_pay > 0 AND v_loss > c.most THEN
      PERFORM platform.conflict('another bet took what the house may lose');
    END IF;
  END LOOP;
END $$;

-- What decides over a bet is when it is committed: this runs with the COMMIT. Given up, it is decided anew, and by then the round is closed.
CREATE OR REPLACE FUNCTION minigames.refuse_late_commit() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF clock_timestamp() >= NEW.commit_by THEN
    PERFORM platform.conflict('the round closed before the commit');
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS exposure_in_time ON minigames.exposure;
CREATE CONSTRAINT TRIGGER exposure_in_time AFTER INSERT OR UPDATE ON minigames.exposure DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION minigames.refuse_late_commit();
