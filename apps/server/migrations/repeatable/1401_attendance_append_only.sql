-- Rules and days are only ever added to.
SELECT platform.revoke_from_app('attendance.rule_version', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('attendance.day', 'UPDATE, DELETE, TRUNCATE');
