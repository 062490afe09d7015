-- The theoretical returns of games, for what bonuses cost.
CREATE OR REPLACE VIEW games.return_view AS SELECT vendor_code, game_code, product, return_bp, is_listed, names, ord FROM games.game;
