-- The application reads; it writes through the functions of this schema alone. Partitions of a month are closed where they are made.
SELECT platform.revoke_from_app(oid::regclass, 'INSERT, UPDATE, DELETE, TRUNCATE') FROM pg_class
WHERE relnamespace = 'ledger'::regnamespace AND relkind IN ('r', 'p', 'v') AND relname <> 'trial_balance';
