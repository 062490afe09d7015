-- What happened to points is only ever added to.
SELECT platform.revoke_from_app('points.entry', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('points.conversion', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('points.account', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('points.rule_version', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('points.staff_request', 'DELETE, TRUNCATE');
