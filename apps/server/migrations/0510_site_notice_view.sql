-- What the boards take over; the table goes once they have it.
CREATE VIEW site.notice_view AS SELECT site_id, notice_id, kind, title, text, is_on, created_at FROM site.notice;
