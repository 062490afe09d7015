-- At whose rates the member's bets are accepted: its own where it has some, else those of the partner above it. Here, because every bet reads this row.
ALTER TABLE identity.member ADD COLUMN rate_holder_id bigint;

-- The chain of rates in force for who bets at a holder's rates; what a chain is, the module partner knows.
CREATE TABLE identity.rate_chain (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  chain_id bigint NOT NULL,
  PRIMARY KEY (site_id, holder_id)
);

UPDATE identity.member m SET rate_holder_id = m.recommender_id
FROM identity.member r
WHERE m.tier = 'NORMAL' AND m.status NOT IN ('pending', 'rejected') AND r.site_id = m.site_id AND r.member_id = m.recommender_id AND r.tier <> 'NORMAL';

-- Who named whom at the sign-up, for the first places in the tree.
CREATE VIEW identity.recommended_view AS
SELECT site_id, member_id, tier, status, recommender_id, coalesce(decided_at, requested_at) AS decided_at FROM identity.member;
