-- Who of the staff made the account, or set its password or one-time codes anew, and when: who did could log in with it.
ALTER TABLE identity.staff ADD COLUMN given_by bigint, ADD COLUMN given_at timestamptz,
  ADD CONSTRAINT staff_given_by_at CHECK ((given_by IS NULL) = (given_at IS NULL));
