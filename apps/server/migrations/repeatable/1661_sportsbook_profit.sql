-- What a ticket has come to for the book, as a row of sums. One place says it: the triggers write differences of it, and sportsbook.verify compares the sums with it.
CREATE OR REPLACE VIEW sportsbook.ticket_position AS
SELECT t.site_id, t.member_id, t.ticket_id, t.sport, t.competition_id, t.market_type, 1 AS tickets, t.stake AS staked, CASE WHEN t.state = 'void' THEN t.stake ELSE 0 END AS returned,
  CASE WHEN t.state = 'void' THEN 0 ELSE t.payout END AS paid, t.cashed_paid AS cashed, CASE WHEN t.state = 'accepted' THEN t.stake - t.cashed_stake ELSE 0 END AS open_stake
FROM sportsbook.ticket t WHERE t.wager_id IS NOT NULL;

-- With every statement that changes tickets, in its transaction: whatever moves a ticket's money is in the sums, exactly once.
-- Connections that settle join without a hash, for the sake of indices; what a statement changed has none, and each row would be compared with each other one.
CREATE OR REPLACE FUNCTION sportsbook.note_profit() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET enable_hashjoin = on AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO sportsbook.profit_change (site_id, day, member_id, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake)
    SELECT n.site_id, (n.placed_at AT TIME ZONE 'Asia/Seoul')::date, n.member_id, n.sport, n.competition_id, n.market_type, 1, n.stake, 0, 0, 0, n.stake
    FROM changed n WHERE n.wager_id IS NOT NULL;
    RETURN NULL;
  END IF;
  INSERT INTO sportsbook.profit_change (site_id, day, member_id, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake)
  SELECT d.* FROM (
    SELECT n.site_id, (CASE WHEN o.wager_id IS NULL THEN n.placed_at WHEN n.settled_at IS NOT NULL THEN n.settled_at ELSE now() END
        AT TIME ZONE 'Asia/Seoul')::date,
      n.member_id, n.sport, n.competition_id, n.market_type,
      CASE WHEN o.wager_id IS NULL THEN 1 ELSE 0 END,
      n.stake - CASE WHEN o.wager_id IS NULL THEN 0 ELSE o.stake END AS staked,
      CASE WHEN n.state = 'void' THEN n.stake ELSE 0 END - CASE WHEN o.state = 'void' THEN o.stake ELSE 0 END AS returned,
      CASE WHEN n.state = 'void' THEN 0 ELSE n.payout END - CASE WHEN o.state = 'void' THEN 0 ELSE o.payout END AS paid,
      n.cashed_paid - o.cashed_paid AS cashed,
      CASE WHEN n.state = 'accepted' THEN n.stake - n.cashed_stake ELSE 0 END - CASE WHEN o.state = 'accepted' THEN o.stake - o.cashed_stake ELSE 0 END AS open_stake
    FROM changed n JOIN was o ON o.site_id = n.site_id AND o.member_id = n.member_id AND o.ticket_id = n.ticket_id
    WHERE n.wager_id IS NOT NULL) d
  WHERE (d.staked, d.returned, d.paid, d.cashed, d.open_stake) <> (0, 0, 0, 0, 0);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER ticket_profit_new AFTER INSERT ON sportsbook.ticket REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sportsbook.note_profit();
CREATE OR REPLACE TRIGGER ticket_profit AFTER UPDATE ON sportsbook.ticket REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sportsbook.note_profit();

-- Adds up to p_most changes to the sums of days, and answers how many. One process at a time; 0 where another is at it.
CREATE OR REPLACE FUNCTION sportsbook.add_up_profit(p_most int) RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_taken bigint;
BEGIN
  IF NOT pg_try_advisory_xact_lock(1661) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM sportsbook.profit_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM sportsbook.profit_change LIMIT p_most)) RETURNING *
  ), by_day AS (
    INSERT INTO sportsbook.profit_day AS d (site_id, day, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake)
    SELECT site_id, day, sport, competition_id, market_type, sum(tickets), sum(staked), sum(returned), sum(paid), sum(cashed), sum(open_stake) FROM taken GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (site_id, day, sport, competition_id, market_type) DO UPDATE SET tickets = d.tickets + EXCLUDED.tickets, staked = d.staked + EXCLUDED.staked,
      returned = d.returned + EXCLUDED.returned, paid = d.paid + EXCLUDED.paid, cashed = d.cashed + EXCLUDED.cashed, open_stake = d.open_stake + EXCLUDED.open_stake
  ), by_member AS (
    INSERT INTO sportsbook.profit_member AS d (site_id, member_id, day, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake)
    SELECT site_id, member_id, day, sport, competition_id, market_type, sum(tickets), sum(staked), sum(returned), sum(paid), sum(cashed), sum(open_stake) FROM taken GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (site_id, member_id, day, sport, competition_id, market_type) DO UPDATE SET tickets = d.tickets + EXCLUDED.tickets, staked = d.staked + EXCLUDED.staked,
      returned = d.returned + EXCLUDED.returned, paid = d.paid + EXCLUDED.paid, cashed = d.cashed + EXCLUDED.cashed, open_stake = d.open_stake + EXCLUDED.open_stake
  )
  SELECT count(*) INTO v_taken FROM taken;
  RETURN v_taken;
END $$;

-- What does not agree between the sums and the tickets; no row: everything does. STABLE, so all of it sees one instant.
CREATE OR REPLACE FUNCTION sportsbook.verify_profit()
RETURNS TABLE (what text, site_id bigint, member_id bigint, expected text, found text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  -- For each sport, competition and market type: what stands in the sums, of days and of members, and what the tickets came to.
  SELECT 'profit', site_id, NULL::bigint, concat_ws(' ', sport, competition_id, market_type, p.figures), concat_ws(' ', sport, competition_id, market_type, d.figures, m.figures)
  FROM (
    SELECT t.site_id, t.sport, t.competition_id, t.market_type, concat_ws(' ', sum(t.tickets), sum(t.staked), sum(t.returned), sum(t.paid), sum(t.cashed), sum(t.open_stake)) AS figures
    FROM sportsbook.ticket_position t GROUP BY 1, 2, 3, 4) p
  FULL JOIN (
    SELECT c.site_id, c.sport, c.competition_id, c.market_type, concat_ws(' ', sum(c.tickets), sum(c.staked), sum(c.returned), sum(c.paid), sum(c.cashed), sum(c.open_stake)) AS figures
    FROM (
      SELECT site_id, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake FROM sportsbook.profit_day
      UNION ALL SELECT site_id, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake FROM sportsbook.profit_change) c
    GROUP BY 1, 2, 3, 4) d USING (site_id, sport, competition_id, market_type)
  FULL JOIN (
    SELECT c.site_id, c.sport, c.competition_id, c.market_type, concat_ws(' ', sum(c.tickets), sum(c.staked), sum(c.returned), sum(c.paid), sum(c.cashed), sum(c.open_stake)) AS figures
    FROM (
      SELECT site_id, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake FROM sportsbook.profit_member
      UNION ALL SELECT site_id, sport, competition_id, market_type, tickets, staked, returned, paid, cashed, open_stake FROM sportsbook.profit_change) c
    GROUP BY 1, 2, 3, 4) m USING (site_id, sport, competition_id, market_type)
  WHERE p.figures IS DISTINCT FROM d.figures OR p.figures IS DISTINCT FROM m.figures
$$;

SELECT platform.revoke_from_app('sportsbook.profit_change', 'UPDATE, TRUNCATE'), platform.revoke_from_app('sportsbook.profit_day', 'DELETE, TRUNCATE'),
  platform.revoke_from_app('sportsbook.profit_member', 'DELETE, TRUNCATE');
