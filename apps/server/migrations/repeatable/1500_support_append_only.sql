-- What was said stays as it was said; a whole chat goes when it is old.
SELECT platform.revoke_from_app('support.line', 'UPDATE, TRUNCATE');
