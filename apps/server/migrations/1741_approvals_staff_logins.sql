UPDATE approvals.request r SET staff_name = s.login_id FROM identity.staff_login_view s
WHERE s.staff_id = r.asked_by AND r.staff_name = '#' || r.asked_by;
