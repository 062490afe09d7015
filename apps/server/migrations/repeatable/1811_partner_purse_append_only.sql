SELECT platform.revoke_from_app('partner.purse_entry', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('partner.conversion', 'UPDATE, DELETE, TRUNCATE'),
  platform.revoke_from_app('partner.purse', 'DELETE, TRUNCATE'), platform.revoke_from_app('partner.rolling_due', 'TRUNCATE');
