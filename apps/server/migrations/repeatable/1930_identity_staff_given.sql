-- Logins that one of the staff gave another, for who may be the second of two.
CREATE OR REPLACE VIEW identity.staff_given_view AS SELECT staff_id, given_by, given_at FROM identity.staff WHERE given_by IS NOT NULL;
