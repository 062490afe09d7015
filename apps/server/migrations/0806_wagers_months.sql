-- p_table: wager or movement.
CREATE FUNCTION wagers.month_parent(p_table text) RETURNS regclass LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
BEGIN
  IF p_table NOT IN ('wager', 'movement') THEN RAISE EXCEPTION 'no monthly table %', p_table; END IF;
  RETURN ('wagers.' || p_table)::regclass;
END $$;

CREATE FUNCTION wagers.prepare_month(p_table text, p_month date) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.prepare_month(wagers.month_parent(p_table), p_table || to_char(p_month, '_YYYYMM'), p_month)
$$;
CREATE FUNCTION wagers.attach_month(p_table text, p_month date) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.attach_month(wagers.month_parent(p_table), p_table || to_char(p_month, '_YYYYMM'), p_month)
$$;
CREATE FUNCTION wagers.months_ahead(p_table text, p_month date) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.months_ahead(wagers.month_parent(p_table), format('"%s"_YYYYMM', p_table), p_month)
$$;

DROP FUNCTION wagers.make_partitions(timestamptz, timestamptz);
