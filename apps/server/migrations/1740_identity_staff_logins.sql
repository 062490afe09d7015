-- For the requests that moved to one table: who asked was known there by the number alone.
CREATE VIEW identity.staff_login_view AS SELECT staff_id, login_id FROM identity.staff;
