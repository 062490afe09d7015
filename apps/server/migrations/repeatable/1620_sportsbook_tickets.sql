-- The last word on the states of tickets; modules/sportsbook/tickets/ticket.states.ts says the same. What a ticket was sent with never changes, and what it was accepted at
-- does not change from then on.
CREATE OR REPLACE FUNCTION sportsbook.keep_ticket() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a ticket is never deleted'; END IF;
  IF (OLD.site_id, OLD.member_id, OLD.ticket_id, OLD.number, OLD.fingerprint, OLD.content, OLD.product, OLD.sizes, OLD.lines, OLD.price_policy, OLD.created_at)
    IS DISTINCT FROM (NEW.site_id, NEW.member_id, NEW.ticket_id, NEW.number, NEW.fingerprint, NEW.content, NEW.product, NEW.sizes, NEW.lines, NEW.price_policy, NEW.created_at) THEN
    RAISE EXCEPTION 'what a ticket was sent with does not change';
  END IF;
  IF OLD.wager_id IS NOT NULL AND (OLD.stake, OLD.game_code, OLD.same_event_prices, OLD.wager_id, OLD.placed_at, OLD.rules_version, OLD.exposed)
    IS DISTINCT FROM (NEW.stake, NEW.game_code, NEW.same_event_prices, NEW.wager_id, NEW.placed_at, NEW.rules_version, NEW.exposed) THEN
    RAISE EXCEPTION 'what a ticket was accepted at does not change';
  END IF;
  IF OLD.state <> NEW.state AND NOT (OLD.state = 'waiting' AND NEW.state IN ('accepted', 'refused', 'referred') OR OLD.state = 'referred' AND NEW.state IN ('accepted', 'refused', 'offered')
    OR OLD.state = 'offered' AND NEW.state IN ('accepted', 'refused') OR OLD.wager_id IS NOT NULL AND NEW.state IN ('accepted', 'settled', 'void', 'cashed')) THEN
    RAISE EXCEPTION 'a ticket does not go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER ticket_stays BEFORE UPDATE OR DELETE ON sportsbook.ticket FOR EACH ROW EXECUTE FUNCTION sportsbook.keep_ticket();

CREATE OR REPLACE FUNCTION sportsbook.keep_leg() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a leg is never deleted'; END IF;
  IF (OLD.site_id, OLD.member_id, OLD.ticket_id, OLD.ord, OLD.event_id, OLD.market_key, OLD.outcome, OLD.is_banker)
    IS DISTINCT FROM (NEW.site_id, NEW.member_id, NEW.ticket_id, NEW.ord, NEW.event_id, NEW.market_key, NEW.outcome, NEW.is_banker) THEN
    RAISE EXCEPTION 'what a leg is on does not change';
  END IF;
  -- What it is accepted at is written before its ticket is.
  IF (OLD.price, OLD.event_version, OLD.score, OLD.starts_at) IS DISTINCT FROM (NEW.price, NEW.event_version, NEW.score, NEW.starts_at) THEN
    PERFORM 1 FROM sportsbook.ticket t
    WHERE t.site_id = OLD.site_id AND t.member_id = OLD.member_id AND t.ticket_id = OLD.ticket_id AND t.wager_id IS NULL;
    IF NOT FOUND THEN RAISE EXCEPTION 'what a leg was accepted at does not change'; END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER leg_stays BEFORE UPDATE OR DELETE ON sportsbook.leg FOR EACH ROW EXECUTE FUNCTION sportsbook.keep_leg();

SELECT platform.revoke_from_app('sportsbook.ticket', 'DELETE, TRUNCATE'), platform.revoke_from_app('sportsbook.leg', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsbook.rule_version', 'UPDATE, DELETE, TRUNCATE');

-- What a ticket is made of, by the number that its wager has as its round: which part of it was void, and of how many selections its lines are.
CREATE OR REPLACE VIEW sportsbook.ticket_leg_view AS
SELECT t.site_id, t.member_id, t.number, t.game_code, t.sizes, l.ord, l.is_banker, l.state, t.stake, t.cashed_stake
FROM sportsbook.ticket t JOIN sportsbook.leg l ON l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id;
