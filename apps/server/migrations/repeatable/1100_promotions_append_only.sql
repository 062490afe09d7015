-- Terms are only ever added to, and grants never deleted.
SELECT platform.revoke_from_app('promotions.bonus_version', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('promotions.bonus_grant', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('promotions.bonus_sum', 'DELETE, TRUNCATE');
