-- Outcomes are history; a vendor is never deleted, for wagers and accounts carry its code.
SELECT platform.revoke_from_app('games.vendor_request', 'UPDATE, DELETE, TRUNCATE'), platform.revoke_from_app('games.vendor', 'DELETE, TRUNCATE');
