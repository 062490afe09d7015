-- The theoretical returns of games, for what bonuses cost.
CREATE OR REPLACE VIEW games.return_view AS SELECT vendor_code, game_code, product, return_bp, is_listed, names, ord FROM games.game;

-- Which game of a vendor a member has open.
CREATE OR REPLACE VIEW games.open_session_view AS
SELECT site_id, member_id, session_id, vendor_code, game_code, opened_at, expires_at FROM games.session WHERE status = 'open';
