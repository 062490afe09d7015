-- Every table that names a member, so that nothing is left out of an export: a new table is in it without anybody's thinking of it.
CREATE OR REPLACE FUNCTION privacy.tables_of_members() RETURNS TABLE (name text)
LANGUAGE sql STABLE AS $$
  SELECT n.nspname || '.' || c.relname
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker', 'privacy', 'platform')
    AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'member_id' AND NOT a.attisdropped)
    AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'site_id' AND NOT a.attisdropped)
  ORDER BY 1
$$;

-- What staff wrote for one another, which stays internal (docs/decisions/1541-notes-of-staff-stay-internal.md). `of_staff`: only in rows that staff made, and not where the member wrote it.
CREATE OR REPLACE FUNCTION privacy.texts_of_staff() RETURNS TABLE (module text, name text, field text, of_staff boolean)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('protection', 'note', 'text', true), ('protection', 'limit_change', 'reason', true), ('protection', 'pause', 'reason', true),
    ('protection', 'pause', 'lift_reason', false), ('identity', 'member', 'lock_reason', false), ('levels', 'change', 'reason', true), ('points', 'staff_request', 'reason', false)
$$;

-- The rows of one member, without secrets and sealed columns: passwords, tokens, keys. What is sealed is given in the clear by the profile.
CREATE OR REPLACE FUNCTION privacy.rows_of(p_table text, p_site bigint, p_member bigint) RETURNS SETOF jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_table NOT IN (SELECT name FROM privacy.tables_of_members()) THEN
    RAISE EXCEPTION 'no table of members: %', p_table;
  END IF;
  RETURN QUERY EXECUTE format(
    $q$SELECT (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(to_jsonb(t))
         WHERE key !~ '(_hash|_sealed|_index|_key|^chain|secret|token|challenge|credential_id)$'
           AND NOT EXISTS (SELECT FROM privacy.texts_of_staff() s
             WHERE s.module || '.' || s.name = %L AND s.field = key AND (NOT s.of_staff OR (to_jsonb(t) ->> 'staff_id') IS NOT NULL)))
       FROM %s t WHERE t.site_id = $1 AND t.member_id = $2$q$,
    p_table,
    (SELECT format('%I.%I', split_part(p_table, '.', 1), split_part(p_table, '.', 2)))) USING p_site, p_member;
END
$$;
