-- What a reader sees of a text, without blanks. Characters that draw nothing (zero width, joiners, directions, fillers, tags) are no letters.
CREATE OR REPLACE FUNCTION boards.letters_of(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(words, '[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g')
$$;
-- Who wrote what when, without its words. `text_key`: the same of the same letters.
CREATE OR REPLACE VIEW boards.post_view AS
SELECT site_id, post_id, board, member_id, title, status, char_length(boards.letters_of(text_words)) AS letters, created_at,
  md5(lower(boards.letters_of(text_words)))::uuid AS text_key
FROM boards.post;
CREATE OR REPLACE VIEW boards.comment_view AS
SELECT site_id, comment_id, post_id, member_id, status, char_length(boards.letters_of(text)) AS letters, created_at FROM boards.comment;
