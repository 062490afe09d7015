-- One row carries both sides of a transfer. Its width is counted in bytes: the wide columns first, no padding, no nulls but the
-- balance of a house side (`before` of a house account is not known, and never needed).
CREATE TABLE ledger.transfer (
  transfer_id bigint NOT NULL,
  -- Time of the database; decides the month. `happened_at` is the business' time.
  created_at timestamptz NOT NULL,
  happened_at timestamptz NOT NULL,
  from_account bigint NOT NULL,
  to_account bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0 AND amount <= 9007199254740991),
  from_before bigint,
  to_before bigint,
  site_id int NOT NULL,
  kind_no smallint NOT NULL,
  currency_no smallint NOT NULL,
  reference text NOT NULL,
  CONSTRAINT transfer_between_two CHECK (from_account <> to_account)
) PARTITION BY RANGE (created_at);
CREATE SEQUENCE ledger.transfer_id;
-- Only the members' sides: a house account's history is never read row by row.
CREATE INDEX transfer_from ON ledger.transfer (from_account, transfer_id) WHERE from_account > 0;
CREATE INDEX transfer_to ON ledger.transfer (to_account, transfer_id) WHERE to_account > 0;

-- What makes a key unique for ever: a partitioned table can only be unique within a month, so the keys have a table of their own.
CREATE TABLE ledger.transfer_key (
  key_hash uuid PRIMARY KEY,
  transfer_id bigint NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE ledger.seal (
  seal_no bigint PRIMARY KEY,
  after_id bigint NOT NULL,
  up_to_id bigint NOT NULL,
  transfers bigint NOT NULL,
  digest bytea NOT NULL,
  -- sha256(root before ‖ up_to_id ‖ transfers ‖ digest)
  root bytea NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE ledger.seal_state (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  sealed_id bigint NOT NULL DEFAULT 0,
  pending_id bigint,
  pending_xid xid8
);
INSERT INTO ledger.seal_state DEFAULT VALUES;

-- Balance of each house and vendor account up to and including seal_state.sealed_id.
CREATE TABLE ledger.house_sum (
  account_id bigint PRIMARY KEY,
  amount bigint NOT NULL
);

CREATE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE ON ledger.transfer
  FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER transfer_no_truncate BEFORE TRUNCATE ON ledger.transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER key_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.transfer_key
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER seal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.seal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER account_no_delete BEFORE DELETE OR TRUNCATE ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- The application reads; it writes through the functions of this schema alone.
CREATE FUNCTION ledger.close_to_writers(p_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_role oid;
BEGIN
  FOR v_role IN
    SELECT DISTINCT a.grantee FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = p_table AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON %s FROM %s', p_table,
      CASE v_role WHEN 0 THEN 'PUBLIC' ELSE v_role::regrole::text END);
  END LOOP;
END $$;

-- Makes the partitions of a month and of those after it, where they do not exist.
CREATE FUNCTION ledger.open_months(p_first date, p_months int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_month date := date_trunc('month', p_first);
  v_name text;
  v_opened int := 0;
BEGIN
  -- Two servers that start at once.
  PERFORM pg_advisory_xact_lock('ledger.transfer'::regclass::oid::bigint);
  FOR i IN 1..p_months LOOP
    v_name := 'transfer_' || to_char(v_month, 'YYYY_MM');
    IF to_regclass('ledger.' || v_name) IS NULL THEN
      EXECUTE format('CREATE TABLE ledger.%I PARTITION OF ledger.transfer FOR VALUES FROM (%L) TO (%L)', v_name,
        v_month::timestamp AT TIME ZONE 'Asia/Seoul', (v_month + interval '1 month') AT TIME ZONE 'Asia/Seoul');
      EXECUTE format('CREATE UNIQUE INDEX %I ON ledger.%I (transfer_id)', v_name || '_id', v_name);
      EXECUTE format('CREATE TRIGGER transfer_no_truncate BEFORE TRUNCATE ON ledger.%I
        FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change()', v_name);
      PERFORM ledger.close_to_writers(('ledger.' || v_name)::regclass);
      v_opened := v_opened + 1;
    END IF;
    v_month := v_month + interval '1 month';
  END LOOP;
  RETURN v_opened;
END $$;

SELECT ledger.open_months((now() AT TIME ZONE 'Asia/Seoul')::date, 3);
SELECT ledger.close_to_writers(c.oid::regclass) FROM pg_class c
WHERE c.relnamespace = 'ledger'::regnamespace AND c.relkind IN ('r', 'p');
