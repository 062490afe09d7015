-- Takes privileges of a table from everybody but its owner, who runs the migrations. p_privileges: as in REVOKE, such as 'UPDATE, DELETE'.
CREATE OR REPLACE FUNCTION platform.revoke_from_app(p_table regclass, p_privileges text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_role oid;
BEGIN
  FOR v_role IN
    SELECT DISTINCT a.grantee FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = p_table AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE %s ON %s FROM %s', p_privileges, p_table, CASE v_role WHEN 0 THEN 'PUBLIC' ELSE v_role::regrole::text END);
  END LOOP;
END $$;
