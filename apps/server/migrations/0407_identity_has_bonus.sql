-- Whether a bonus of the member is active, which lies with the module promotions. Here, because every bet reads this row: who has none costs no further look-up.
ALTER TABLE identity.member ADD COLUMN has_bonus boolean NOT NULL DEFAULT false;
