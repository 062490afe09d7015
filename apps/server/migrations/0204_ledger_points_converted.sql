INSERT INTO ledger.kind VALUES (53, 'points-converted');
