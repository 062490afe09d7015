-- Movements and settlements are history: added, never changed. Partitions are reached through their parents alone.
SELECT platform.revoke_from_app('wagers.movement_beyond', 'ALL'), platform.revoke_from_app('wagers.wager_beyond', 'ALL'),
  platform.revoke_from_app('wagers.settlement_beyond', 'ALL'), platform.revoke_from_app('wagers.settlement', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('wagers.movement', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('wagers.wager', 'DELETE, TRUNCATE'), platform.revoke_from_app('wagers.member_day', 'DELETE, TRUNCATE');
