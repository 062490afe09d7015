-- Bets and payouts of rounds that are long over are deleted, in the order of the rounds; rounds, shoes and seeds stay for ever, so that everything dealt can be verified.
CREATE TABLE studio.table_pruned (
  code text PRIMARY KEY REFERENCES studio.live_table,
  -- Up to this one nothing is kept.
  round bigint NOT NULL
);

-- Never of a round that owes something, nor of one that reports or disputes may still ask for, whatever the setting says.
CREATE FUNCTION studio.keep_while_asked_for() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM studio.table_round r
    WHERE r.code = OLD.code AND r.round = OLD.round AND r.is_finished AND r.ended_at < clock_timestamp() - interval '90 days')
    THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;
DROP TRIGGER keep ON studio.table_event;
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_event FOR EACH ROW EXECUTE FUNCTION studio.keep_while_asked_for();
DROP TRIGGER keep ON studio.table_payout;
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_payout FOR EACH ROW EXECUTE FUNCTION studio.keep_while_asked_for();
