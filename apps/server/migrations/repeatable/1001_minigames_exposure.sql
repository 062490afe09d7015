-- Takes bets off what a round has on its outcomes, and in the same batch adds others: each outcome once, in the order of the key, as the statement that only adds does, so
-- that two batches never wait for each other in a circle.
CREATE OR REPLACE FUNCTION minigames.change_exposure(
  p_site_id bigint[], p_game text[], p_draw_at timestamptz[], p_market text[], p_outcome text[], p_bets int[], p_staked bigint[], p_to_pay bigint[],
  p_combined_loss bigint[], p_most_exposure bigint[], p_commit_by timestamptz[]
) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  c record;
BEGIN
  FOR c IN
    SELECT * FROM unnest(p_site_id, p_game, p_draw_at, p_market, p_outcome, p_bets, p_staked, p_to_pay, p_combined_loss, p_most_exposure, p_commit_by)
      AS u (site_id, game, draw_at, market, outcome, bets, staked, to_pay, combined_loss, most_exposure, commit_by)
    ORDER BY site_id, game, draw_at, market, outcome
  LOOP
    -- The row that is proposed must be possible even where it only changes another.
    INSERT INTO minigames.exposure AS e (site_id, game, draw_at, market, outcome, bets, staked, to_pay, combined_loss, most_exposure, commit_by)
    VALUES (c.site_id, c.game, c.draw_at, c.market, c.outcome, greatest(c.bets, 0), greatest(c.staked, 0), greatest(c.to_pay, 0), greatest(c.combined_loss, 0),
      c.most_exposure, c.commit_by)
    ON CONFLICT (site_id, game, draw_at, market, outcome) DO UPDATE SET bets = e.bets + c.bets, staked = e.staked + c.staked, to_pay = e.to_pay + c.to_pay,
      combined_loss = e.combined_loss + c.combined_loss, most_exposure = c.most_exposure, commit_by = c.commit_by;
  END LOOP;
END $$;

-- Runs with the COMMIT, for what decides over a bet is when it is committed. Given up, the bets are decided anew: by then the round is closed, or what another process took of
-- the exposure is known.
CREATE OR REPLACE FUNCTION minigames.check_exposure() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF clock_timestamp() >= NEW.commit_by THEN
    PERFORM platform.conflict('the round closed before the commit');
  END IF;
  -- Not of what was taken off: staff may have lowered the limit below what is there.
  IF NEW.to_pay - NEW.staked + NEW.combined_loss > NEW.most_exposure
    AND (TG_OP = 'INSERT' OR NEW.to_pay - NEW.staked + NEW.combined_loss > OLD.to_pay - OLD.staked + OLD.combined_loss) THEN
    PERFORM platform.conflict('another bet took what the house may lose');
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS exposure_in_time ON minigames.exposure;
CREATE CONSTRAINT TRIGGER exposure_in_time AFTER INSERT OR UPDATE ON minigames.exposure DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION minigames.check_exposure();
