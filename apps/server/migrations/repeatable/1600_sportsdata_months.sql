CREATE OR REPLACE FUNCTION sportsdata.prepare_month(p_month date) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.prepare_month('sportsdata.price_history', to_char(p_month, '"price_history_"YYYYMM'), p_month)
$$;

CREATE OR REPLACE FUNCTION sportsdata.attach_month(p_month date) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.attach_month('sportsdata.price_history', to_char(p_month, '"price_history_"YYYYMM'), p_month)
$$;

CREATE OR REPLACE FUNCTION sportsdata.months_ahead(p_month date) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.months_ahead('sportsdata.price_history', '"price_history_"YYYYMM', p_month)
$$;

-- Prices of the months that ended more than 90 days ago. How many months were dropped. Waits for locks a moment only: the next run goes on.
CREATE OR REPLACE FUNCTION sportsdata.drop_old_months(p_today date) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '250ms' AS $$
DECLARE
  v_child text;
  v_dropped int := 0;
BEGIN
  FOR v_child IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'sportsdata.price_history'::regclass AND c.relname ~ '^price_history_\d{6}$'
      AND (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month')::date < p_today - 90
  LOOP
    EXECUTE format('DROP TABLE sportsdata.%I', v_child);
    v_dropped := v_dropped + 1;
  END LOOP;
  RETURN v_dropped;
END $$;

DO $$
DECLARE
  v_month date;
BEGIN
  FOR i IN 0..3 LOOP
    v_month := date_trunc('month', now() AT TIME ZONE 'Asia/Seoul') + make_interval(months => i);
    PERFORM sportsdata.prepare_month(v_month), sportsdata.attach_month(v_month);
  END LOOP;
END $$;
