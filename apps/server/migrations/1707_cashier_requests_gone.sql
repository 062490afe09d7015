DROP VIEW cashier.moved_request_view;
DROP TABLE cashier.account_request;
