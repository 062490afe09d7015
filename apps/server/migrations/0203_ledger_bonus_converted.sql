INSERT INTO ledger.kind VALUES (52, 'bonus-converted');
