CREATE OR REPLACE VIEW community.unread_view AS
  SELECT site_id, member_id, count(*) AS unread FROM community.message WHERE read_at IS NULL GROUP BY site_id, member_id;
