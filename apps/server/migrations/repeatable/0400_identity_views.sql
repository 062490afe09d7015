-- When members were logged in.
CREATE OR REPLACE VIEW identity.session_view AS
SELECT site_id, member_id, session_id, created_at, expires_at, ended_at FROM identity.session;
