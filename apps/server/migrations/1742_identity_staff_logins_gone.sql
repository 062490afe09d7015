DROP VIEW identity.staff_login_view;
