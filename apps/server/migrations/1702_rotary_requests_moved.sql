-- As those of options. Whoever asked is known by the number alone.
CREATE VIEW rotary.moved_request_view AS SELECT site_id, request_id, ''::text AS subject, after_version, terms AS wanted, reason, status, asked_by,
  '#' || asked_by AS staff_name, asked_at, decided_by, decided_at FROM rotary.wheel_request;
