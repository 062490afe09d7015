CREATE SCHEMA audit;

CREATE TABLE audit.entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  staff_name text NOT NULL,
  action text NOT NULL CHECK (action ~ '^[a-z-]+\.[a-z-]+$'),
  target text NOT NULL,
  before jsonb,
  after jsonb,
  ip text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX entry_newest ON audit.entry (site_id, entry_id DESC);
CREATE INDEX entry_by_target ON audit.entry (site_id, target, entry_id DESC);

-- History is only ever added to. Privileges stop the application; the trigger stops the owner's slips, too.
CREATE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit.entry is append-only';
END $$;
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();

DO $$
DECLARE
  role_name name;
BEGIN
  FOR role_name IN
    SELECT DISTINCT a.grantee::regrole::name FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = 'audit.entry'::regclass AND a.grantee <> 0 AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON audit.entry FROM %s', role_name::regrole);
  END LOOP;
END $$;
