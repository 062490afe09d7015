-- Who wrote what when, without its words. Letters: without blanks.
CREATE OR REPLACE VIEW boards.post_view AS
SELECT site_id, post_id, board, member_id, title, status, char_length(regexp_replace(text_words, '\s', '', 'g')) AS letters, created_at FROM boards.post;
CREATE OR REPLACE VIEW boards.comment_view AS
SELECT site_id, comment_id, post_id, member_id, status, char_length(regexp_replace(text, '\s', '', 'g')) AS letters, created_at FROM boards.comment;
