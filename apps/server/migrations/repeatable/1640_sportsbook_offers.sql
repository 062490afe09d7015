-- What traders changed stays as it was.
SELECT platform.revoke_from_app('sportsbook.offer_history', 'UPDATE, DELETE, TRUNCATE');
