-- Moves, rates and chains are history: added, never changed.
SELECT platform.revoke_from_app('partner.move', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.rate_set', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.chain', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.node', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.creation', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('partner.chain_share', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.chain_level', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.earned', 'DELETE, TRUNCATE'), platform.revoke_from_app('partner.counted', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.earned_branch', 'DELETE, TRUNCATE'), platform.revoke_from_app('partner.cash_day', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.sign', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('partner.act', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.employee', 'DELETE, TRUNCATE');
