-- The studio and the providers of VALKYRIE_FILE are rows of the registry, too. The server makes their rows at its start. Their address, keys and protocol stay in
-- the configuration: a row of theirs has neither address nor keys.
ALTER TABLE games.vendor
  ADD COLUMN kind text NOT NULL DEFAULT 'outside' CHECK (kind IN ('outside', 'studio', 'valkyrie')),
  DROP CONSTRAINT vendor_public_keys_check,
  ADD CONSTRAINT vendor_public_keys_check CHECK (cardinality(public_keys) BETWEEN (kind = 'outside')::int AND 2);
