-- Lists of many members' bets read the newest ones of a site, a stretch of time after the other. Of ranges of blocks: it costs a bet nothing.
CREATE INDEX wager_by_time ON wagers.wager USING brin (placed_at) WITH (pages_per_range = 32, autosummarize = on);
