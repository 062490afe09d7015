-- The same as in transfer-kinds.ts: a stake that somebody has to accept waits in the purse `held`.
INSERT INTO ledger.kind VALUES (14, 'stake-held'), (15, 'stake-released');
