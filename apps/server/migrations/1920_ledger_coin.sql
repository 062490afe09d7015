-- The same as in transfer-kinds.ts: transfers of a chain, in USDT.
INSERT INTO ledger.kind VALUES (80, 'coin-received'), (81, 'coin-sent');
