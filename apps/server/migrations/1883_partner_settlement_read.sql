-- How far the journal of settlements was read when it was frozen: what counted in it, and what came late. NULL: frozen before this was written down.
ALTER TABLE partner.settlement ADD read_until bigint;
