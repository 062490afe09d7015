-- History is only ever added to. Privileges stop the application; the trigger stops the owner's slips, too.
CREATE OR REPLACE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit.entry is append-only';
END $$;

CREATE OR REPLACE TRIGGER entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();

SELECT platform.revoke_from_app('audit.entry', 'UPDATE, DELETE, TRUNCATE');
