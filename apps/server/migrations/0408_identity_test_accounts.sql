-- An account of the operator's own, to try things: it plays as any other, and no figure counts it.
ALTER TABLE identity.member ADD COLUMN is_test boolean NOT NULL DEFAULT false;
CREATE INDEX member_test ON identity.member (site_id, member_id) WHERE is_test;
