-- Of tickets that were cashed out in part before: from now on only what is left of their stake counts (sportsbook.taken_up says the same).
UPDATE sportsbook.exposure e SET staked = e.staked - d.staked, loss = e.loss - d.loss
FROM (
  SELECT t.site_id, x.kind, x.key, sum(x.staked - div(x.staked::numeric * (t.stake - t.cashed_stake), t.stake)) AS staked,
    sum(x.loss - div(x.loss::numeric * (t.stake - t.cashed_stake) + t.stake - 1, t.stake)) AS loss
  FROM sportsbook.ticket t CROSS JOIN LATERAL jsonb_to_recordset(t.exposed) AS x (kind text, key text, staked bigint, loss bigint)
  WHERE t.is_exposed AND t.cashed_stake > 0 GROUP BY 1, 2, 3) d
WHERE e.site_id = d.site_id AND e.kind = d.kind AND e.key = d.key;
