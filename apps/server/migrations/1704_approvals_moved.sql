-- Those that wait go on waiting, in their order; those that were decided keep who decided them. Of two that ask for the same new account the later one is dropped.
INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at, decided_by, decided_at)
SELECT site_id, kind, subject, after_version, wanted, reason, CASE WHEN is_second THEN 'dropped' ELSE status END, asked_by, staff_name, asked_at, decided_by,
  CASE WHEN is_second THEN now() ELSE decided_at END
FROM (
  SELECT *, status = 'waiting' AND row_number() OVER (PARTITION BY site_id, kind, subject, status ORDER BY request_id) > 1 AS is_second
  FROM (
    SELECT 'site.options' AS kind, * FROM site.moved_request_view
    UNION ALL SELECT 'rotary.wheel', * FROM rotary.moved_request_view
    UNION ALL SELECT 'cashier.account', * FROM cashier.moved_request_view
  ) moved
) numbered ORDER BY asked_at, request_id;
