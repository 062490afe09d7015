-- Who named a partner at the sign-up, the newest first.
CREATE INDEX member_recommended ON identity.member (site_id, recommender_id, member_id DESC) INCLUDE (requested_at) WHERE recommender_id IS NOT NULL;
