-- Of a move by a partner itself: who moved, and by which request; the same request again moves nothing.
ALTER TABLE partner.move ADD by_partner bigint, ADD request_key text, ADD CHECK ((by_partner IS NULL) = (request_key IS NULL));
CREATE UNIQUE INDEX move_request ON partner.move (site_id, by_partner, request_key) WHERE request_key IS NOT NULL;
