-- The exact return of the best market of each game that is on, by the newest prices: for what bonuses cost.
CREATE OR REPLACE VIEW minigames.return_view AS
SELECT v.site_id, v.game, max(p.price * p.probability_over * 10 / p.probability_under)::int AS return_bp
FROM (SELECT DISTINCT ON (site_id, game) site_id, game, version FROM minigames.price_version ORDER BY site_id, game, version DESC) v
JOIN minigames.game g ON g.site_id = v.site_id AND g.game = v.game AND g.is_on
JOIN minigames.price p ON p.site_id = v.site_id AND p.game = v.game AND p.version = v.version
GROUP BY v.site_id, v.game;
