-- Partitions of a month are built apart and then attached, so that nobody waits for more than the attachment. All run as their caller.

-- Asia/Seoul.
CREATE OR REPLACE FUNCTION platform.month_start(p_month date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('month', p_month::timestamp) AT TIME ZONE 'Asia/Seoul'
$$;

-- The partition as a table of its own: indices, checks, and the bound as a CHECK, so that ATTACH need not scan. False: it is there.
CREATE OR REPLACE FUNCTION platform.prepare_month(p_parent regclass, p_child text, p_month date) RETURNS boolean
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_schema name := (SELECT n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.oid = p_parent);
  v_key name := (SELECT a.attname FROM pg_partitioned_table p JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0]
                 WHERE p.partrelid = p_parent);
BEGIN
  PERFORM pg_advisory_xact_lock(p_parent::oid::bigint);
  IF to_regclass(format('%I.%I', v_schema, p_child)) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format('CREATE TABLE %I.%I (LIKE %s INCLUDING ALL)', v_schema, p_child, p_parent);
  EXECUTE format('ALTER TABLE %I.%I ADD CONSTRAINT month_bound CHECK (%I IS NOT NULL AND %I >= %L AND %I < %L)', v_schema, p_child,
    v_key, v_key, platform.month_start(p_month), v_key, platform.month_start((p_month + interval '1 month')::date));
  -- Everybody goes through the parent, and has the parent's privileges there.
  PERFORM platform.revoke_from_app(format('%I.%I', v_schema, p_child)::regclass, 'ALL');
  RETURN true;
END $$;

-- Attaches a prepared partition, with the rows of its month that lay in the DEFAULT partition. Waits for locks a moment only, and then raises 55P03: whoever
-- waits for a lock makes everybody behind it wait. False: it is attached.
CREATE OR REPLACE FUNCTION platform.attach_month(p_parent regclass, p_child text, p_month date) RETURNS boolean
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET lock_timeout = '250ms' AS $$
DECLARE
  v_from timestamptz := platform.month_start(p_month);
  v_until timestamptz := platform.month_start((p_month + interval '1 month')::date);
  v_child regclass := format('%I.%I', (SELECT n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.oid = p_parent), p_child)::regclass;
  v_key name;
  v_default regclass;
  v_found boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(p_parent::oid::bigint);
  IF (SELECT relispartition FROM pg_class WHERE oid = v_child) THEN RETURN false; END IF;
  -- In the order in which reads and writes lock them.
  EXECUTE format('LOCK TABLE ONLY %s IN SHARE UPDATE EXCLUSIVE MODE', p_parent);
  SELECT a.attname, nullif(p.partdefid, 0)::regclass INTO v_key, v_default
  FROM pg_partitioned_table p JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0] WHERE p.partrelid = p_parent;
  IF v_default IS NOT NULL THEN
    EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', v_default);
    EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %I >= %L AND %I < %L)', v_default, v_key, v_from, v_key, v_until) INTO v_found;
    IF v_found THEN
      -- The rows stay what they are, and where the parent shows them: triggers that forbid deletion do not mean this.
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', v_default);
      EXECUTE format('WITH moved AS (DELETE FROM %s WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %s SELECT * FROM moved',
        v_default, v_key, v_from, v_key, v_until, v_child);
      EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', v_default);
    END IF;
  END IF;
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)', p_parent, v_child, v_from, v_until);
  EXECUTE format('ALTER TABLE %s DROP CONSTRAINT month_bound', v_child);
  RETURN true;
END $$;

-- How many months in a row after this one can be written to.
CREATE OR REPLACE FUNCTION platform.months_ahead(p_parent regclass, p_pattern text, p_month date) RETURNS int
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_ahead int := 0;
BEGIN
  WHILE EXISTS (
    SELECT FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = p_parent AND c.relname = to_char(p_month + make_interval(months => v_ahead + 1), p_pattern))
  LOOP
    v_ahead := v_ahead + 1;
  END LOOP;
  RETURN v_ahead;
END $$;
