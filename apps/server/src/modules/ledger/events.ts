import type { Ctx } from '../../platform/context.ts'
import type { MemberHolding } from './purse.repository.ts'

declare module '../../platform/events/events.ts' {
  interface Events {
    /** Once per call and member, however many transfers it made. `isPlay`: a stake or a result. */
    'ledger.balance-changed': { memberId: number; isPlay: boolean }
    /** Once per batch. `holdings` are missing when it is delivered again after a crash: by then they are others. */
    'ledger.balances-changed': { memberIds: number[]; holdings?: MemberHolding[] }
  }
}

/** Emits what the members of a batch hold now. The outbox stores only their ids. */
export const emitHoldings = (ctx: Pick<Ctx, 'emit'>, holdings: MemberHolding[]): void => {
  if (holdings.length === 0) return
  const memberIds = holdings.map(({ memberId }) => memberId)
  ctx.emit('ledger.balances-changed', { memberIds, holdings }, { stored: { memberIds } })
}
