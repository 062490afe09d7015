INSERT INTO ledger.purse VALUES (7, 'transfer-pending', 'cash');
INSERT INTO ledger.kind VALUES (32, 'transfer-begun'), (33, 'transfer-done'), (34, 'transfer-refused');
