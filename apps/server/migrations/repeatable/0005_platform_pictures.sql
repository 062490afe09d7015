-- What refers to a picture holds its name alone.
SELECT platform.revoke_from_app('platform.picture', 'UPDATE, DELETE, TRUNCATE');
