-- Whether the member set a limit of stakes, losses or time, whose amounts and history lie with the module protection. Here, because every bet reads this row: who set
-- none costs no further look-up.
ALTER TABLE identity.member ADD COLUMN has_play_limits boolean NOT NULL DEFAULT false;
