-- What bonuses cost the house, by the instant: what was granted, less what was taken back of it, with all that was won by it. What came back when no bonus was active is taken back as well.
CREATE OR REPLACE VIEW promotions.bonus_cost_view AS
SELECT site_id, member_id, granted_at AS at, amount FROM promotions.bonus_grant
UNION ALL
SELECT site_id, member_id, ended_at, -taken_back FROM promotions.bonus_grant WHERE taken_back > 0
UNION ALL
SELECT site_id, member_id, taken_at, -amount FROM promotions.stray;
