-- A version of the prices never changes, and nobody changes what a probability is.
SELECT platform.revoke_from_app('minigames.price_version', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('minigames.price', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('minigames.probability', 'INSERT, UPDATE, DELETE, TRUNCATE');

-- price_guard holds for the probability that stands beside the price: this says that it is the market's own.
CREATE OR REPLACE FUNCTION minigames.check_probability() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM 1 FROM minigames.probability p
  WHERE p.game = NEW.game AND p.market = NEW.market AND p.outcome = NEW.outcome
    AND p.kino_three_lines_up_to = CASE WHEN NEW.game = 'kinoladder'
      THEN (SELECT g.kino_three_lines_up_to FROM minigames.game g WHERE g.site_id = NEW.site_id AND g.game = NEW.game) ELSE 0 END
    AND p.numerator = NEW.probability_over AND p.denominator = NEW.probability_under;
  IF NOT FOUND THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation',
      MESSAGE = format('%s/%s is not the probability of %s %s %s', NEW.probability_over, NEW.probability_under, NEW.game, NEW.market, NEW.outcome);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER price_probability BEFORE INSERT OR UPDATE ON minigames.price FOR EACH ROW EXECUTE FUNCTION minigames.check_probability();
