import type { SportTicketFilter, SportTicketState } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'

export type Place = { createdAt: Date; ticketId: string }
export type StreamRow = Place & {
  memberId: number
  number: number
  state: SportTicketState
  code: string | null
  stake: number
  possibleWin: number
  payout: number
  cashedPaid: number
  lines: number
  sizes: number[]
  gameCode: string
  price: number
  legs: number
  eventId: number
  marketKey: string
  outcome: string
}
export type Looked = { rows: StreamRow[]; last: Place | undefined; hasMore: boolean }

/** Of one page: of rarer tickets the next page goes on. */
const MOST_LOOKED_AT = 3_000

const KEY = 't.site_id = l.site_id AND t.member_id = l.member_id AND t.ticket_id = l.ticket_id'

/** Each by its key, whatever the statistics say: they are few. */
const ofEvent = (
  event: string,
) => `(SELECT DISTINCT l.site_id, l.member_id, l.ticket_id FROM sportsbook.leg l WHERE l.event_id = ${event} AND l.site_id = $1) l
  CROSS JOIN LATERAL (SELECT * FROM sportsbook.ticket t WHERE ${KEY} OFFSET 0) t`

/** Only what narrows is said, so that a plan for everybody is not one for a member. `where`: by an index, `only`: looked for among what that finds. */
const conditionsOf = ({ siteId }: Ctx, filter: SportTicketFilter, before: Place | undefined, isRare: boolean) => {
  const values: unknown[] = [siteId]
  const value = (one: unknown): string => `$${values.push(one)}`
  const where = ['t.site_id = $1']
  const only: string[] = []
  if (filter.memberId) where.push(`t.member_id = ${value(filter.memberId)}`)
  if (filter.number) where.push(`t.number = ${value(filter.number)}`)
  // Those that wait have an index of their own.
  if (filter.state) (isPending(filter.state) ? where : only).push(`t.state = ${value(filter.state)}`)
  if (filter.code) only.push(`t.code = ${value(filter.code)}`)
  if (filter.live) only.push(`t.game_code = 'livebetting'`)
  if (filter.leastStake) only.push(`t.stake >= ${value(filter.leastStake)}`)
  const event = filter.eventId && `${value(filter.eventId)}::bigint`
  if (event && !isRare)
    only.push(`EXISTS (SELECT FROM sportsbook.leg l WHERE ${KEY} AND l.event_id = ${event} OFFSET 0)`)
  if (filter.sport)
    only.push(
      `EXISTS (SELECT FROM sportsbook.leg l JOIN sportsdata.event_sport_view e USING (event_id) WHERE ${KEY} AND e.sport = ${value(filter.sport)} OFFSET 0)`,
    )
  if (before) {
    const [at, id] = [value(before.createdAt), value(before.ticketId)]
    where.push(`t.created_at <= ${at} AND (t.created_at < ${at} OR t.ticket_id > ${id})`)
  }
  const from = event && isRare ? ofEvent(event) : 'sportsbook.ticket t'
  return { values, value, from, where: where.join(' AND '), only: only.length > 0 ? `WHERE ${only.join(' AND ')}` : '' }
}

const isPending = (state: SportTicketState): boolean => ['waiting', 'referred', 'offered'].includes(state)

/** Whether so few tickets of the site are on an event that all of them can be read. */
const isRareEvent = async (ctx: Ctx, eventId: string): Promise<boolean> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM sportsbook.leg WHERE event_id = $1 AND site_id = $2 LIMIT ${MOST_LOOKED_AT}) l`,
    [eventId, ctx.siteId],
  )
  return (row?.count ?? 0) < MOST_LOOKED_AT
}

/** The newest first, behind `before`. Each page looks at no more than so many tickets, so the page behind a million costs what the first does. */
export const findStream = async (
  ctx: Ctx,
  filter: SportTicketFilter,
  size: number,
  before: Place | undefined,
): Promise<Looked> => {
  const isRare = filter.eventId !== '' && (await isRareEvent(ctx, filter.eventId))
  const { values, value, from, where, only } = conditionsOf(ctx, filter, before, isRare)
  const most = only ? MOST_LOOKED_AT : size
  // In the direction of the indexes of the site, of a member and of what waits.
  const rows = await ctx.db.query<StreamRow & { looked: number; lastAt: Date; lastId: string }>(
    `WITH looked AS MATERIALIZED (
       SELECT t.* FROM ${from} WHERE ${where} ORDER BY t.created_at DESC, t.ticket_id LIMIT ${value(most)}
     ), last AS (
       SELECT created_at, ticket_id, count(*) OVER ()::int AS looked FROM looked ORDER BY created_at, ticket_id DESC LIMIT 1
     ), found AS (
       SELECT * FROM looked t ${only} ORDER BY t.created_at DESC, t.ticket_id LIMIT ${value(size)}
     )
     SELECT t.ticket_id AS "ticketId", t.member_id AS "memberId", t.number, t.state, t.code, t.stake, t.possible_win AS "possibleWin", t.payout, t.cashed_paid AS "cashedPaid", t.lines, t.sizes,
       t.game_code AS "gameCode", t.created_at AS "createdAt", t.possible_win * 1000 / t.stake AS price, n.legs, l.event_id AS "eventId", l.market_key AS "marketKey", l.outcome,
       last.looked, last.created_at AS "lastAt", last.ticket_id AS "lastId"
     FROM last LEFT JOIN found t ON true
     LEFT JOIN sportsbook.leg l ON l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id AND l.ord = 1
     LEFT JOIN LATERAL (SELECT count(*)::int AS legs FROM sportsbook.leg l WHERE ${KEY}) n ON true
     ORDER BY t.created_at DESC, t.ticket_id`,
    values,
  )
  const [first] = rows
  if (!first) return { rows: [], last: undefined, hasMore: false }
  const found = rows.filter(({ ticketId }) => ticketId !== null)
  const isFull = found.length === size
  return {
    rows: found,
    last: isFull ? found.at(-1) : { createdAt: first.lastAt, ticketId: first.lastId },
    hasMore: isFull || first.looked === most,
  }
}
