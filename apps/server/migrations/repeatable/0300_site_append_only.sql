-- What was set, by whom and why, is only ever added to.
SELECT platform.revoke_from_app('site.option_change', 'UPDATE, DELETE, TRUNCATE');
