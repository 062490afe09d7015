-- Rules and changes are only ever added to.
SELECT platform.revoke_from_app('levels.rule_version', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('levels.change', 'UPDATE, DELETE, TRUNCATE');
