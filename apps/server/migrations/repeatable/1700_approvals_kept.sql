-- Who asked for what stays.
SELECT platform.revoke_from_app('approvals.request', 'DELETE, TRUNCATE');
