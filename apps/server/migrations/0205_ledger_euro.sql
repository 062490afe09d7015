-- Kept in cents. The same numbers as transfer-kinds.ts; a test compares the two.
INSERT INTO ledger.currency VALUES (4, 'EUR');
