DROP VIEW site.moved_request_view;
DROP TABLE site.option_request;
