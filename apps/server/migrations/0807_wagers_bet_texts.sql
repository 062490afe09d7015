-- Texts of a game that its bets name by key: {key: {ko, en, vn}}, with places for values in braces. A bet's selection is then
-- {texts: [{key, values}], plain}, and is put into words when somebody reads it, in the language of the reader.
ALTER TABLE wagers.title ADD COLUMN texts jsonb NOT NULL DEFAULT '{}';
