-- Security events, counted by ten minutes: who or what, from where, how often. Only ever added to.
CREATE TABLE platform.security_event (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 0: of no site.
  site_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Empty: nobody who is known.
  subject text NOT NULL,
  detail text NOT NULL,
  address text NOT NULL,
  window_start timestamptz NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  UNIQUE (window_start, site_id, kind, subject, detail, address)
);
CREATE INDEX security_event_newest ON platform.security_event (site_id, last_at DESC, event_id DESC);
CREATE VIEW platform.security_event_view AS SELECT * FROM platform.security_event;

-- In one order of the keys, so that two processes cannot wait for each other.
CREATE FUNCTION platform.record_security_events(
  site_ids bigint[], kinds text[], subjects text[], details text[], addresses text[],
  window_starts timestamptz[], first_ats timestamptz[], last_ats timestamptz[], counts bigint[]
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  INSERT INTO platform.security_event AS known (site_id, kind, subject, detail, address, window_start, first_at, last_at, count)
  SELECT * FROM unnest(site_ids, kinds, subjects, details, addresses, window_starts, first_ats, last_ats, counts)
    AS event (site_id, kind, subject, detail, address, window_start, first_at, last_at, count)
  ORDER BY window_start, site_id, kind, subject, detail, address
  ON CONFLICT (window_start, site_id, kind, subject, detail, address) DO UPDATE
    SET count = known.count + excluded.count,
        first_at = least(known.first_at, excluded.first_at),
        last_at = greatest(known.last_at, excluded.last_at)
$$;
CREATE FUNCTION platform.delete_old_security_events() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  DELETE FROM platform.security_event WHERE window_start < now() - interval '90 days'
$$;

DO $$
DECLARE
  role_name name;
BEGIN
  FOR role_name IN
    SELECT DISTINCT a.grantee::regrole::name FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = 'platform.security_event'::regclass AND a.grantee <> 0 AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON platform.security_event FROM %s', role_name::regrole);
  END LOOP;
END $$;
