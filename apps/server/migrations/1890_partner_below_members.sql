-- Members who stand directly below the partner, as its node says it. So what a whole subtree has is added up from rows that lie together, without a look at each partner.
ALTER TABLE partner.below ADD COLUMN own_members int NOT NULL DEFAULT 0;
UPDATE partner.below b SET own_members = n.own_members FROM partner.node n
WHERE n.site_id = b.site_id AND n.partner_id = b.partner_id AND n.own_members > 0;
