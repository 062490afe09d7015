CREATE OR REPLACE VIEW platform.security_event_view AS SELECT * FROM platform.security_event;

-- In one order of the keys, so that two processes cannot wait for each other.
CREATE OR REPLACE FUNCTION platform.record_security_events(
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

CREATE OR REPLACE FUNCTION platform.delete_old_security_events() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  DELETE FROM platform.security_event WHERE window_start < now() - interval '90 days'
$$;

SELECT platform.revoke_from_app('platform.security_event', 'INSERT, UPDATE, DELETE, TRUNCATE');
