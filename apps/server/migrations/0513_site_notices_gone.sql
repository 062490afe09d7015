-- Notices are posts of a board.
DROP VIEW site.notice_view;
DROP TABLE site.notice;
