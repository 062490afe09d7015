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

-- The rows of one member, without secrets and sealed columns: passwords, tokens, keys. What is sealed is given in the clear by the profile.
CREATE OR REPLACE FUNCTION privacy.rows_of(p_table text, p_site bigint, p_member bigint) RETURNS SETOF jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_table NOT IN (SELECT name FROM privacy.tables_of_members()) THEN
    RAISE EXCEPTION 'no table of members: %', p_table;
  END IF;
  RETURN QUERY EXECUTE format(
    $q$SELECT (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(to_jsonb(t))
         WHERE key !~ '(_hash|_sealed|_index|_key|^chain|secret|token|challenge|credential_id)$')
       FROM %s t WHERE t.site_id = $1 AND t.member_id = $2$q$,
    (SELECT format('%I.%I', split_part(p_table, '.', 1), split_part(p_table, '.', 2)))) USING p_site, p_member;
END
$$;
