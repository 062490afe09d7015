import type { SportTicketState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { StoredTicket } from './stored-ticket.ts'
import { TICKET_COLUMNS } from './ticket.repository.ts'

export type TicketFilter = {
  memberId: number
  states: readonly SportTicketState[]
  from: Date
  until: Date
  /** More are not counted. */
  most: number
}

const WHERE = `t.site_id = $1 AND t.member_id = $2 AND t.state = ANY ($3) AND t.created_at >= $4 AND t.created_at < $5`
const valuesOf = (ctx: Ctx, { memberId, states, from, until }: TicketFilter): unknown[] => [
  ctx.siteId,
  memberId,
  states,
  from,
  until,
]

export const countTickets = async (ctx: Ctx, filter: TicketFilter): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM sportsbook.ticket t WHERE ${WHERE} ORDER BY t.created_at DESC LIMIT $6) counted`,
    [...valuesOf(ctx, filter), filter.most],
  )
  return row?.count ?? 0
}

/** Newest first. */
export const findTickets = (ctx: Ctx, filter: TicketFilter, offset: number, limit: number): Promise<StoredTicket[]> =>
  ctx.db.query<StoredTicket>(
    `SELECT ${TICKET_COLUMNS} FROM sportsbook.ticket t WHERE ${WHERE} ORDER BY t.created_at DESC, t.ticket_id OFFSET $6 LIMIT $7`,
    [...valuesOf(ctx, filter), offset, limit],
  )
