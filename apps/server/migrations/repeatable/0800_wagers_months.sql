-- p_table: wager, movement, leg or settlement.
CREATE OR REPLACE FUNCTION wagers.month_parent(p_table text) RETURNS regclass LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
BEGIN
  IF p_table NOT IN ('wager', 'movement', 'leg', 'settlement') THEN RAISE EXCEPTION 'no monthly table %', p_table; END IF;
  RETURN ('wagers.' || p_table)::regclass;
END $$;

CREATE OR REPLACE FUNCTION wagers.prepare_month(p_table text, p_month date) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.prepare_month(wagers.month_parent(p_table), p_table || to_char(p_month, '_YYYYMM'), p_month)
$$;

CREATE OR REPLACE FUNCTION wagers.attach_month(p_table text, p_month date) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.attach_month(wagers.month_parent(p_table), p_table || to_char(p_month, '_YYYYMM'), p_month)
$$;

CREATE OR REPLACE FUNCTION wagers.months_ahead(p_table text, p_month date) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.months_ahead(wagers.month_parent(p_table), format('"%s"_YYYYMM', p_table), p_month)
$$;

-- Some months back, for what is brought from elsewhere, and some ahead. Where they are open, nothing.
DO $$
DECLARE
  v_month date;
BEGIN
  FOR i IN -3..3 LOOP
    v_month := date_trunc('month', now() AT TIME ZONE 'Asia/Seoul') + make_interval(months => i);
    PERFORM wagers.prepare_month(t, v_month), wagers.attach_month(t, v_month) FROM unnest(ARRAY['wager', 'movement', 'leg', 'settlement']) t;
  END LOOP;
END $$;
