-- Accounts are switched off, never deleted: requests point to them. What staff asked for stays.
SELECT platform.revoke_from_app('cashier.deposit_account', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('cashier.completion', 'UPDATE, DELETE, TRUNCATE');
