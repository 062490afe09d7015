import type { Ctx } from '../../../platform/context.ts'
import { int4s, int8s, texts, uuids } from '../../../platform/db/index.ts'

export type DueMarket = { eventId: number; marketKey: string; version: number }

/** How far results were read. */
export const readCursor = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.named<{ ord: number }>('sportsbook.result_cursor', 'SELECT ord FROM sportsbook.result_cursor', []))[0]
    ?.ord ?? 0

/** False where another process was faster. */
export const moveCursor = async (ctx: Ctx, from: number, to: number): Promise<boolean> => {
  const moved = await ctx.db.query('UPDATE sportsbook.result_cursor SET ord = $2 WHERE ord = $1 RETURNING 1', [
    from,
    to,
  ])
  return moved.length > 0
}

/** Those of them that any ticket is on. Tickets hold their markets while they are accepted, so none comes that was accepted before the result. */
export const insertDue = async (ctx: Ctx, markets: readonly DueMarket[]): Promise<void> => {
  await ctx.db.client.query(
    `INSERT INTO sportsbook.due_market AS d (event_id, market_key, version)
     SELECT event_id, market_key, version FROM unnest($1::bigint[], $2::text[], $3::int[]) AS n (event_id, market_key, version)
     WHERE EXISTS (SELECT FROM sportsbook.leg l WHERE l.event_id = n.event_id AND l.market_key = n.market_key)
     ON CONFLICT (event_id, market_key) DO UPDATE SET version = greatest(d.version, EXCLUDED.version)`,
    marketColumns(markets),
  )
}

export const findDue = (ctx: Ctx, limit: number): Promise<DueMarket[]> =>
  ctx.db.named<DueMarket>(
    'sportsbook.due_markets',
    `SELECT event_id AS "eventId", market_key AS "marketKey", version FROM sportsbook.due_market ORDER BY since, event_id, market_key LIMIT $1`,
    [limit],
  )

/** All tickets followed these versions. */
export const deleteDue = async (ctx: Ctx, markets: readonly DueMarket[]): Promise<void> => {
  await ctx.db.client.query(
    `DELETE FROM sportsbook.due_market d USING unnest($1::bigint[], $2::text[], $3::int[]) AS n (event_id, market_key, version)
     WHERE d.event_id = n.event_id AND d.market_key = n.market_key AND d.version = n.version`,
    marketColumns(markets),
  )
}

const marketColumns = (markets: readonly DueMarket[]): Buffer[] => [
  int8s(markets, ({ eventId }) => eventId),
  texts(markets, ({ marketKey }) => marketKey),
  int4s(markets, ({ version }) => version),
]

/** Markets that tickets wait for. */
export const findOpenMarkets = async (ctx: Ctx, eventIds: readonly number[]): Promise<Omit<DueMarket, 'version'>[]> => {
  const { rows } = await ctx.db.client.query<Omit<DueMarket, 'version'>>(
    `SELECT DISTINCT l.event_id AS "eventId", l.market_key AS "marketKey" FROM unnest($1::bigint[]) AS o (event_id)
     JOIN sportsbook.leg l ON l.event_id = o.event_id WHERE l.state = 'open' ORDER BY 1, 2`,
    [int8s(eventIds, (eventId) => eventId)],
  )
  return rows
}

/** `wager`: of one that was accepted. */
export type TicketRef = {
  siteId: number
  memberId: number
  ticketId: string
  wager: { wagerId: number; placedAt: Date } | null
}
/** The last leg that was looked at: of which of the markets, and of which ticket. */
export type LegPlace = { market: number; siteId: number; memberId: number; ticketId: string }
/** Markets of one statement: of each it reads as many tickets as it may answer. */
const AT_ONCE = 16
const NO_TICKET = '00000000-0000-0000-0000-000000000000'

const FIND = {
  name: 'sportsbook.find_due_tickets',
  text: `
  SELECT d.n::int - 1 AS market, l.site_id AS "siteId", l.member_id AS "memberId", l.ticket_id AS "ticketId", t.wager_id, t.placed_at
  FROM unnest($1::bigint[], $2::text[], $3::int[], $4::bigint[], $5::bigint[], $6::uuid[]) WITH ORDINALITY
    AS d (event_id, market_key, version, site_id, member_id, ticket_id, n)
  CROSS JOIN LATERAL (
    SELECT x.site_id, x.member_id, x.ticket_id FROM sportsbook.leg x
    WHERE x.event_id = d.event_id AND x.market_key = d.market_key AND (x.site_id, x.member_id, x.ticket_id) > (d.site_id, d.member_id, d.ticket_id)
      AND x.result_version < d.version
    ORDER BY x.site_id, x.member_id, x.ticket_id LIMIT $7) l
  JOIN sportsbook.ticket t ON t.site_id = l.site_id AND t.member_id = l.member_id AND t.ticket_id = l.ticket_id
  ORDER BY d.n, l.site_id, l.member_id, l.ticket_id LIMIT $7`,
}

/**
 * The next tickets, of any site, with a leg that has not followed its market's newest result: market by market, after a place. `last`: where to go on; undefined after the last one. A ticket that
 * is on several of the markets comes once. Those of a member on a market come together where they fit, so that no two commits wait for one purse.
 */
export const findDueTickets = async (
  ctx: Ctx,
  markets: readonly DueMarket[],
  after: LegPlace | undefined,
  limit: number,
): Promise<{ tickets: TicketRef[]; last: LegPlace | undefined }> => {
  const first = after?.market ?? 0
  const left = markets.slice(first, first + AT_ONCE)
  const from = (market: DueMarket) => (market === left[0] ? after : undefined)
  const { rows } = await ctx.db.client.query<LegPlace & { wager_id: number | null; placed_at: Date | null }>(FIND, [
    ...marketColumns(left),
    int8s(left, (market) => from(market)?.siteId ?? 0),
    int8s(left, (market) => from(market)?.memberId ?? 0),
    uuids(left, (market) => hexOf(from(market)?.ticketId ?? NO_TICKET)),
    limit,
  ])
  const isFull = rows.length === limit
  const whole = isFull ? wholeMembers(rows) : rows
  const tickets = new Map<string, TicketRef>()
  for (const { siteId, memberId, ticketId, wager_id, placed_at } of whole) {
    const wager = wager_id && placed_at ? { wagerId: wager_id, placedAt: placed_at } : null
    tickets.set(`${memberId} ${ticketId}`, { siteId, memberId, ticketId, wager })
  }
  const end = isFull ? whole.at(-1) : undefined
  const isMore = first + AT_ONCE < markets.length
  const next = isMore ? { market: first + AT_ONCE, siteId: 0, memberId: 0, ticketId: NO_TICKET } : undefined
  const last = end
    ? { market: first + end.market, siteId: end.siteId, memberId: end.memberId, ticketId: end.ticketId }
    : next
  return { tickets: [...tickets.values()], last }
}

/** Without the last member's, whose others may be among those that come next. */
const wholeMembers = <Row extends LegPlace>(rows: readonly Row[]): readonly Row[] => {
  const last = rows.at(-1)
  const end = rows.findLastIndex((row) => row.memberId !== last?.memberId || row.market !== last.market)
  return end < 0 ? rows : rows.slice(0, end + 1)
}

export const hexOf = (uuid: string): string => uuid.replaceAll('-', '')
