SELECT platform.revoke_from_app('partner.money_move', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.money_move_above', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.given', 'DELETE, TRUNCATE'), platform.revoke_from_app('partner.money_sign', 'UPDATE, DELETE, TRUNCATE');

-- What members were given, for whoever counts what comes to them: a limit of deposits.
CREATE OR REPLACE VIEW partner.gift_view AS
SELECT site_id, member_id, amount, moved_at FROM partner.money_move WHERE way = 'give';
