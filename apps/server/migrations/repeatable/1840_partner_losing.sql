-- Figures of a settlement stand as they were frozen.
SELECT platform.revoke_from_app('partner.settlement', 'DELETE, TRUNCATE'), platform.revoke_from_app('partner.settlement_play', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.settlement_flow', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.settlement_part', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.settlement_line', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.settlement_adjustment', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.settlement_share', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.settlement_payment', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.unsettled', 'TRUNCATE');
