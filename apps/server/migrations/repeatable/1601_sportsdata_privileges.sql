-- What feeds said stays: results, incidents and prices are added, never changed. Partitions are reached through their parent alone.
SELECT platform.revoke_from_app('sportsdata.price_history_beyond', 'ALL'),
  platform.revoke_from_app('sportsdata.price_history', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsdata.result', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsdata.incident', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsdata.event', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsdata.market', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsdata.competition', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsdata.competitor', 'DELETE, TRUNCATE');

CREATE OR REPLACE FUNCTION sportsdata.refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a result is corrected by a newer version';
END $$;
CREATE OR REPLACE TRIGGER result_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON sportsdata.result
  FOR EACH STATEMENT EXECUTE FUNCTION sportsdata.refuse_change();
