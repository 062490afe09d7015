-- For statements that notice that what they were made from is no longer so: the transaction is given up, and run again.
CREATE OR REPLACE FUNCTION platform.conflict(p_what text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'serialization_failure', MESSAGE = p_what;
END $$;
