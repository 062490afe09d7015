-- What was asked for stays; only how it was decided is written.
SELECT platform.revoke_from_app('sportsbook.rule_request', 'DELETE, TRUNCATE');
