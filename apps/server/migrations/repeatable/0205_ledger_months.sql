CREATE OR REPLACE FUNCTION ledger.prepare_month(p_month date) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_name text := to_char(p_month, '"transfer_"YYYY_MM');
BEGIN
  IF NOT platform.prepare_month('ledger.transfer', v_name, p_month) THEN RETURN false; END IF;
  EXECUTE format('CREATE UNIQUE INDEX %I ON ledger.%I (transfer_id, site_id)', v_name || '_id', v_name);
  EXECUTE format('CREATE TRIGGER transfer_no_truncate BEFORE TRUNCATE ON ledger.%I
    FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change()', v_name);
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION ledger.attach_month(p_month date) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.attach_month('ledger.transfer', to_char(p_month, '"transfer_"YYYY_MM'), p_month)
$$;

CREATE OR REPLACE FUNCTION ledger.months_ahead(p_month date) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT platform.months_ahead('ledger.transfer', '"transfer_"YYYY_MM', p_month)
$$;

-- In one transaction, for whoever is alone on the database.
CREATE OR REPLACE FUNCTION ledger.open_months(p_first date, p_months int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_month date;
  v_opened int := 0;
BEGIN
  FOR i IN 0..p_months - 1 LOOP
    v_month := date_trunc('month', p_first) + make_interval(months => i);
    PERFORM ledger.prepare_month(v_month);
    IF ledger.attach_month(v_month) THEN v_opened := v_opened + 1; END IF;
  END LOOP;
  RETURN v_opened;
END $$;

SELECT ledger.open_months((now() AT TIME ZONE 'Asia/Seoul')::date, 3);
