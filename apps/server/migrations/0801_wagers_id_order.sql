-- Ids are given one by one: with a cache per connection, wagers of one instant would not stand in the order in which they were placed.
ALTER SEQUENCE wagers.wager_id CACHE 1;
