import type { BodyOf, DataOf, sportCashOut } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { cashNow } from '../../ledger/index.ts'
import { maintenanceNow } from '../../site/index.ts'
import { countTicketCall } from '../tickets/call-limit.service.ts'
import { shownTicket } from '../tickets/shown.service.ts'
import { askCashOut } from './cash-out.service.ts'

/** Of the member. Refused because it is worth less now, the answer's detail says what it is. A delay that ended with a refusal is answered by its code when it is sent again. */
export const cashOutTicket = async (
  ctx: MemberCtx,
  asked: BodyOf<typeof sportCashOut>,
  services: Services,
): Promise<DataOf<typeof sportCashOut>> => {
  countTicketCall(ctx, services)
  if (await maintenanceNow(ctx)) throw new Refusal('B0093')
  const { memberId } = ctx.who
  const ticketId = asked.ticketId.toLowerCase()
  const cashOutId = asked.cashOutId.toLowerCase()
  const { stake, value: leastValue } = asked
  const done = await ctx.inOwnTransaction((own) =>
    askCashOut(own, { memberId, ticketId, cashOutId, stake, leastValue }),
  )
  const now = async (doneAt: Date | null) => ({
    ticket: await shownTicket(ctx, ticketId),
    doneAt: doneAt?.toISOString() ?? null,
    ...(await cashNow(ctx, memberId)),
  })
  if (done.state === 'refused') throw new Refusal(done.code, done.code === 'B6026' ? await now(null) : {})
  return now(done.doneAt)
}
