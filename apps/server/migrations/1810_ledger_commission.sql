-- The same as in transfer-kinds.ts: what partners earn, convert, give and take back.
INSERT INTO ledger.purse VALUES (8, 'commission', 'cash');
INSERT INTO ledger.kind VALUES
  (70, 'rolling-earned'), (71, 'rolling-taken-back'), (72, 'losing-paid'), (73, 'losing-corrected'), (74, 'commission-converted'),
  (75, 'money-given'), (76, 'money-taken-back');
