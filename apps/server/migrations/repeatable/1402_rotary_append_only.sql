-- Wheels and spins are only ever added to, and nothing that was given is deleted.
SELECT platform.revoke_from_app('rotary.wheel_version', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('rotary.spin', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('rotary.slice', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('rotary.account', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('rotary.entitlement', 'DELETE, TRUNCATE');
