SELECT platform.revoke_from_app('sportsbook.flag', 'DELETE, TRUNCATE');
