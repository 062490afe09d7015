-- The history of limits is only ever added to. Privileges stop the application; the trigger stops the owner's slips, too.
CREATE OR REPLACE FUNCTION protection.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%.% is append-only', TG_TABLE_SCHEMA, TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER limit_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON protection.limit_change
  FOR EACH STATEMENT EXECUTE FUNCTION protection.refuse_change();

SELECT platform.revoke_from_app('protection.limit_change', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('protection.loosening', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('protection.pause', 'DELETE, TRUNCATE');

CREATE OR REPLACE TRIGGER reality_check_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON protection.reality_check
  FOR EACH STATEMENT EXECUTE FUNCTION protection.refuse_change();

SELECT platform.revoke_from_app('protection.reality_check', 'UPDATE, DELETE, TRUNCATE');

CREATE OR REPLACE TRIGGER note_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON protection.note
  FOR EACH STATEMENT EXECUTE FUNCTION protection.refuse_change();

SELECT platform.revoke_from_app('protection.note', 'UPDATE, DELETE, TRUNCATE');
