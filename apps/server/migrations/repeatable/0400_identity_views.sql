-- When members were logged in.
CREATE OR REPLACE VIEW identity.session_view AS
SELECT site_id, member_id, session_id, created_at, expires_at, ended_at, last_seen_at FROM identity.session;
-- Who is a member, without anything personal.
CREATE OR REPLACE VIEW identity.member_view AS
SELECT site_id, member_id, level, tier, status, requested_at FROM identity.member;

-- Accounts that no figure counts.
CREATE OR REPLACE VIEW identity.test_member_view AS SELECT site_id, member_id FROM identity.member WHERE is_test;

-- What a member is granted by.
CREATE OR REPLACE VIEW identity.level_view AS
SELECT site_id, member_id, mem_id, mem_nick, level, status, is_test, pause, paused_until FROM identity.member;

-- Who somebody is to the partners above: names, and nothing by which a member is reached.
CREATE OR REPLACE VIEW identity.downline_view AS
SELECT site_id, member_id, mem_id, mem_nick, level, tier, status, is_test, recommender_id, requested_at, last_login_at FROM identity.member;

-- At which chain of rates members' bets are accepted now.
CREATE OR REPLACE VIEW identity.chain_in_force_view AS
SELECT m.site_id, m.member_id, c.chain_id FROM identity.member m JOIN identity.rate_chain c ON c.site_id = m.site_id AND c.holder_id = m.rate_holder_id;
