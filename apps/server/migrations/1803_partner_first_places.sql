-- Partners and members who were there before the tree: each below its recommender, where that is a partner of a higher tier.
INSERT INTO partner.node (site_id, partner_id, tier, parent_id, created_at)
SELECT m.site_id, m.member_id, right(m.tier, 1)::smallint, r.member_id, m.decided_at
FROM identity.recommended_view m
LEFT JOIN identity.recommended_view r ON r.site_id = m.site_id AND r.member_id = m.recommender_id AND r.tier <> 'NORMAL' AND r.tier < m.tier
  AND r.status NOT IN ('pending', 'rejected')
WHERE m.tier <> 'NORMAL' AND m.status NOT IN ('pending', 'rejected')
ORDER BY m.tier;

WITH RECURSIVE up AS (
  SELECT site_id, partner_id AS above_id, partner_id, 0 AS depth FROM partner.node
  UNION ALL
  SELECT u.site_id, n.parent_id, u.partner_id, u.depth + 1 FROM up u
  JOIN partner.node n ON n.site_id = u.site_id AND n.partner_id = u.above_id WHERE n.parent_id IS NOT NULL
)
INSERT INTO partner.below (site_id, above_id, partner_id, depth) SELECT site_id, above_id, partner_id, depth FROM up;

INSERT INTO partner.place (site_id, member_id, partner_id, since)
SELECT m.site_id, m.member_id, n.partner_id, m.decided_at
FROM identity.recommended_view m JOIN partner.node n ON n.site_id = m.site_id AND n.partner_id = m.recommender_id
WHERE m.tier = 'NORMAL' AND m.status NOT IN ('pending', 'rejected');

INSERT INTO partner.move (site_id, moved_id, from_partner, to_partner, cause, moved_at)
SELECT site_id, partner_id, NULL::bigint, parent_id, 'brought', created_at FROM partner.node
UNION ALL SELECT site_id, member_id, NULL::bigint, partner_id, 'brought', since FROM partner.place;

UPDATE partner.node n SET own_members = p.members
FROM (SELECT site_id, partner_id, count(*) AS members FROM partner.place GROUP BY 1, 2) p
WHERE n.site_id = p.site_id AND n.partner_id = p.partner_id;
