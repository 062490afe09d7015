-- Staff whose account is off, for what they asked others to confirm.
CREATE OR REPLACE VIEW identity.staff_off_view AS SELECT staff_id FROM identity.staff WHERE NOT is_active;
