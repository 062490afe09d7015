CREATE OR REPLACE VIEW community.unread_view AS SELECT site_id, member_id, unread FROM community.inbox;
