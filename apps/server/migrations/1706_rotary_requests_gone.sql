DROP VIEW rotary.moved_request_view;
DROP TABLE rotary.wheel_request;
