-- How many have named a partner since a day: counted without a look at all who ever did.
CREATE INDEX member_recommended_at ON identity.member (site_id, recommender_id, requested_at) WHERE recommender_id IS NOT NULL AND tier = 'NORMAL';
