-- What a further movement of a wager is decided by; found by its key.
CREATE VIEW wagers.state_view AS
SELECT site_id, member_id, placed_at, wager_id, stake, payout, live_bets, movements, status, product, vendor_code, game_code
FROM wagers.wager;
