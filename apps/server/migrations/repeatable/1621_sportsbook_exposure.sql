-- What a ticket takes up of the book: of what it was accepted at the share of its stake that was not cashed out. Rounded up, so never less than what that can still cost.
CREATE OR REPLACE FUNCTION sportsbook.taken_up(p_exposed jsonb, p_stake bigint, p_left bigint) RETURNS TABLE (kind text, key text, staked bigint, loss bigint)
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT x.kind, x.key, div(x.staked::numeric * p_left, p_stake)::bigint, div(x.loss::numeric * p_left + p_stake - 1, p_stake)::bigint
  FROM jsonb_to_recordset(p_exposed) AS x (kind text, key text, staked bigint, loss bigint)
$$;

-- What tickets take up that are open again counts whatever the limit is, and what those took up that ended is free; their rows say so already. Both at once: each row of the exposure once, in the
-- order of the key, so that no two transactions wait for each other in a circle.
CREATE OR REPLACE FUNCTION sportsbook.change_exposure(p_site_id bigint[], p_member_id bigint[], p_ticket_id uuid[], p_is_open boolean[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  c record;
BEGIN
  FOR c IN
    SELECT f.site_id, x.kind, x.key, sum(f.sign)::int AS tickets, sum(f.sign * x.staked)::bigint AS staked, sum(f.sign * x.loss)::bigint AS loss
    FROM unnest(p_site_id, p_member_id, p_ticket_id, p_is_open) AS o (site_id, member_id, ticket_id, is_open)
    CROSS JOIN LATERAL (SELECT t.site_id, t.exposed, t.stake, t.cashed_stake, CASE WHEN o.is_open THEN 1 ELSE -1 END AS sign FROM sportsbook.ticket t
      WHERE t.site_id = o.site_id AND t.member_id = o.member_id AND t.ticket_id = o.ticket_id OFFSET 0) f
    CROSS JOIN LATERAL sportsbook.taken_up(f.exposed, f.stake, f.stake - f.cashed_stake) x
    GROUP BY 1, 2, 3 HAVING (sum(f.sign), sum(f.sign * x.staked), sum(f.sign * x.loss)) <> (0, 0, 0) ORDER BY 1, 2, 3
  LOOP
    UPDATE sportsbook.exposure e SET tickets = e.tickets + c.tickets, staked = e.staked + c.staked, loss = e.loss + c.loss
    WHERE e.site_id = c.site_id AND e.kind = c.kind AND e.key = c.key;
    IF FOUND THEN
      DELETE FROM sportsbook.exposure e WHERE c.tickets < 0 AND e.site_id = c.site_id AND e.kind = c.kind AND e.key = c.key AND e.tickets = 0;
    ELSIF c.tickets > 0 THEN
      INSERT INTO sportsbook.exposure AS e (site_id, kind, key, tickets, staked, loss, most) VALUES (c.site_id, c.kind, c.key, c.tickets, c.staked, c.loss, c.loss)
      ON CONFLICT (site_id, kind, key) DO UPDATE SET tickets = e.tickets + EXCLUDED.tickets, staked = e.staked + EXCLUDED.staked, loss = e.loss + EXCLUDED.loss;
    END IF;
  END LOOP;
END $$;

-- Tickets that came to their end take up nothing more of what the book may lose. Of those that did so before nothing changes.
CREATE OR REPLACE FUNCTION sportsbook.release_exposure(p_site_id bigint[], p_member_id bigint[], p_ticket_id uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_site_id bigint[];
  v_member_id bigint[];
  v_ticket_id uuid[];
BEGIN
  WITH freed AS (
    UPDATE sportsbook.ticket t SET is_exposed = false FROM unnest(p_site_id, p_member_id, p_ticket_id) AS o (site_id, member_id, ticket_id)
    WHERE t.site_id = o.site_id AND t.member_id = o.member_id AND t.ticket_id = o.ticket_id AND t.is_exposed
    RETURNING t.site_id, t.member_id, t.ticket_id)
  SELECT array_agg(site_id), array_agg(member_id), array_agg(ticket_id) INTO v_site_id, v_member_id, v_ticket_id FROM freed;
  PERFORM sportsbook.change_exposure(v_site_id, v_member_id, v_ticket_id, array_fill(false, ARRAY[coalesce(cardinality(v_ticket_id), 0)]));
END $$;

-- So much of the stake of an open ticket was cashed out, and is written: what it takes up falls by that part.
CREATE OR REPLACE FUNCTION sportsbook.lower_exposure(p_site_id bigint, p_member_id bigint, p_ticket_id uuid, p_part bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  c record;
BEGIN
  FOR c IN
    SELECT was.kind, was.key, was.staked - now_is.staked AS staked, was.loss - now_is.loss AS loss
    FROM sportsbook.ticket t CROSS JOIN LATERAL sportsbook.taken_up(t.exposed, t.stake, t.stake - t.cashed_stake + p_part) was
    JOIN LATERAL sportsbook.taken_up(t.exposed, t.stake, t.stake - t.cashed_stake) now_is USING (kind, key)
    WHERE t.site_id = p_site_id AND t.member_id = p_member_id AND t.ticket_id = p_ticket_id AND t.is_exposed
    ORDER BY 1, 2
  LOOP
    UPDATE sportsbook.exposure e SET staked = e.staked - c.staked, loss = e.loss - c.loss
    WHERE e.site_id = p_site_id AND e.kind = c.kind AND e.key = c.key;
  END LOOP;
END $$;
