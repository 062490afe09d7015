CREATE OR REPLACE VIEW wagers.wager_view AS
SELECT w.site_id, w.member_id, w.placed_at, w.wager_id, w.product, w.vendor_code, w.game_code, w.round, w.currency, w.stake, w.payout, w.status,
       w.settled_at, t.game_names, t.vendor_names, w.bonus_stake, w.bonus_payout
FROM wagers.wager w
LEFT JOIN wagers.title t ON t.vendor_code = w.vendor_code AND t.game_code = w.game_code;

CREATE OR REPLACE VIEW wagers.member_day_view AS SELECT * FROM wagers.member_day;

-- What a further movement of a wager is decided by; found by its key. Open wagers of a member or of a site are those without `settled_at`, which an index has.
CREATE OR REPLACE VIEW wagers.state_view AS
SELECT site_id, member_id, placed_at, wager_id, stake, payout, live_bets, movements, status, product, vendor_code, game_code, settlements, bonus_stake, bonus_payout, rate_chain_id, settled_at
FROM wagers.wager;

-- What of a round its own product shows to staff.
CREATE OR REPLACE VIEW wagers.round_wager_view AS
SELECT site_id, member_id, placed_at, wager_id, product, vendor_code, game_code, round, price, stake, payout, status FROM wagers.wager;

CREATE OR REPLACE VIEW wagers.leg_view AS
SELECT site_id, member_id, placed_at, wager_id, ord, event, market, outcome, price, state FROM wagers.leg;

-- What each settlement added, in the order of the instants at which they were made.
CREATE OR REPLACE VIEW wagers.settlement_view AS
SELECT site_id, member_id, settled_at, wager_id, placed_at, kind, product, turnover, version, vendor_code, game_code, stake, payout, bonus_stake, rate_chain_id,
  written_by, is_reported
FROM wagers.settlement;

-- What the places of a table came to, as the vendor said it with a payout; the last one of a wager counts.
CREATE OR REPLACE VIEW wagers.ended_table_view AS
SELECT site_id, member_id, placed_at, wager_id, ord, selection AS ended FROM wagers.movement WHERE kind = 'win' AND selection IS NOT NULL;

-- What test accounts did, which are few: subtracted from figures of a whole site.
CREATE OR REPLACE VIEW wagers.test_day_view AS
SELECT d.* FROM identity.test_member_view t JOIN wagers.member_day d ON d.site_id = t.site_id AND d.member_id = t.member_id;

-- What each bet of a wager staked, what of it was taken back, and when.
CREATE OR REPLACE VIEW wagers.stake_move_view AS
SELECT site_id, member_id, placed_at, wager_id, kind, amount, happened_at FROM wagers.movement WHERE kind IN ('bet', 'rollback');

-- Wagers on rounds in which one member may hold opposite sides, as they stand now: what commission counts of them.
CREATE OR REPLACE VIEW wagers.round_stake_view AS
SELECT site_id, member_id, placed_at, wager_id, product, vendor_code, game_code, round, stake, payout, bonus_stake, status, is_void, legs, rate_chain_id FROM wagers.wager;
