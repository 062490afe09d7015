-- When members were logged in.
CREATE OR REPLACE VIEW identity.session_view AS
SELECT site_id, member_id, session_id, created_at, expires_at, ended_at FROM identity.session;
-- Who is a member, without anything personal.
CREATE OR REPLACE VIEW identity.member_view AS
SELECT site_id, member_id, level, tier, status, requested_at FROM identity.member;
