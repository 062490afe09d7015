-- Movements, settlements and slips are history: added, never changed. Partitions are reached through their parents alone.
SELECT platform.revoke_from_app('wagers.movement_beyond', 'ALL'), platform.revoke_from_app('wagers.wager_beyond', 'ALL'),
  platform.revoke_from_app('wagers.settlement_beyond', 'ALL'), platform.revoke_from_app('wagers.leg_beyond', 'ALL'),
  platform.revoke_from_app('wagers.slip', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('wagers.leg', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('wagers.debt', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('wagers.settlement', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('wagers.movement', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('wagers.wager', 'DELETE, TRUNCATE'), platform.revoke_from_app('wagers.member_day', 'DELETE, TRUNCATE');

-- What a wager was accepted at never changes. These triggers look at the columns that a statement names: one that names none of them pays nothing for them.
CREATE OR REPLACE FUNCTION wagers.refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'what a wager was accepted at never changes';
END $$;
CREATE OR REPLACE TRIGGER wager_terms_stay BEFORE UPDATE OF site_id, member_id, placed_at, wager_id, product, vendor_code, game_code, round, selection, currency,
  price, rules_version, rate_chain_id, legs ON wagers.wager FOR EACH STATEMENT EXECUTE FUNCTION wagers.refuse_change();
CREATE OR REPLACE TRIGGER leg_terms_stay BEFORE UPDATE OF site_id, member_id, placed_at, wager_id, ord, event, market, outcome, price, words ON wagers.leg
  FOR EACH STATEMENT EXECUTE FUNCTION wagers.refuse_change();
CREATE OR REPLACE TRIGGER leg_stays BEFORE DELETE OR TRUNCATE ON wagers.leg FOR EACH STATEMENT EXECUTE FUNCTION wagers.refuse_change();
CREATE OR REPLACE TRIGGER slip_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON wagers.slip FOR EACH STATEMENT EXECUTE FUNCTION wagers.refuse_change();
