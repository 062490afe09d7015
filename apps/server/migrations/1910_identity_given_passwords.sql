-- A password that another of the staff typed: it opens nothing but its own change.
ALTER TABLE identity.staff ADD COLUMN is_password_given boolean NOT NULL DEFAULT false;
