-- What waits for a second of the staff moves to the table that all such requests share.
CREATE VIEW site.moved_request_view AS SELECT site_id, request_id, name AS subject, after_version,
  jsonb_build_object('name', name, 'value', value, 'isStandard', is_standard) AS wanted, reason, status, asked_by, staff_name, asked_at, decided_by, decided_at
  FROM site.option_request;
