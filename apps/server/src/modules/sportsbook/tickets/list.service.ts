import { type BodyOf, type DataOf, defaultPageSize, type SportTicketState, type sportTickets } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { seoulInstant, seoulInstantAfter } from '../../../platform/seoul-time.ts'
import { shownTickets } from './shown.service.ts'
import { countTickets, findTickets } from './ticket-list.repository.ts'

type Asked = BodyOf<typeof sportTickets>

const OPEN = ['waiting', 'referred', 'offered', 'accepted'] as const satisfies readonly SportTicketState[]
const ENDED = ['refused', 'settled', 'void', 'cashed'] as const satisfies readonly SportTicketState[]
const STATES: Record<Asked['view'], readonly SportTicketState[]> = {
  open: OPEN,
  settled: ENDED,
  'cash-out': ['accepted'],
  all: [...OPEN, ...ENDED],
}
const BEGINNING = new Date('2020-01-01T00:00:00Z')
/** Pages go so far back; who looks for what is older chooses days. */
const MOST_LISTED = 1_000

/** The member's tickets, newest first. */
export const listTickets = async (
  ctx: MemberCtx,
  { view, startDate, endDate, page }: Asked,
): Promise<DataOf<typeof sportTickets>> => {
  const count_per_list = defaultPageSize
  const from = startDate === undefined ? BEGINNING : seoulInstant(startDate)
  const until = endDate === undefined ? new Date(ctx.now.getTime() + 1) : seoulInstantAfter(endDate)
  const empty = { list: [], pageInfo: { page, count_per_list, tatal_list_count: 0 } }
  if (!from || !until || until <= from) return empty
  const filter = { memberId: ctx.who.memberId, states: STATES[view], from, until, most: MOST_LISTED }
  // What can be cashed out is known only when it is priced: of open tickets there are few.
  if (view === 'cash-out') {
    const shown = await shownTickets(ctx, await findTickets(ctx, filter, 0, MOST_LISTED_OPEN))
    const list = shown.filter(({ cashOut }) => cashOut !== null)
    const begin = (page - 1) * count_per_list
    return {
      list: list.slice(begin, begin + count_per_list),
      pageInfo: { page, count_per_list, tatal_list_count: list.length },
    }
  }
  const total = await countTickets(ctx, filter)
  const begin = (page - 1) * count_per_list
  const rows = begin < total ? await findTickets(ctx, filter, begin, count_per_list) : []
  return { list: await shownTickets(ctx, rows), pageInfo: { page, count_per_list, tatal_list_count: total } }
}
const MOST_LISTED_OPEN = 100
