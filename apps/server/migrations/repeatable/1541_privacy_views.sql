-- Who asked to close the account, for staff.
CREATE OR REPLACE VIEW privacy.closing_view AS SELECT site_id, member_id, asked_at, closes_at, closed_at, reason FROM privacy.closing;
