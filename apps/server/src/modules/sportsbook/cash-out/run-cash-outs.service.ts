import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { isOfTicket } from '../settle/failure.rules.ts'
import { findDueCashOuts } from './cash-out.repository.ts'
import { endDelay, refuseWaiting } from './cash-out.service.ts'

const EVERY_MS = 250
/** Of one tick. */
const MOST = 100
const who = { kind: 'system', job: 'sportsbook.cash-out' } as const

/** Pays or refuses those whose live delay has ended, each in a transaction of its own. */
export const runCashOuts = async (services: Services): Promise<void> => {
  const due = await services.reading({ who, siteId: 0 }, (ctx) => findDueCashOuts(ctx, MOST))
  for (const cashOut of due) {
    const about = { who, siteId: cashOut.siteId }
    await services
      .inContext(about, (ctx) => endDelay(ctx, cashOut))
      .catch(async (err) => {
        services.log.error({ err, cashOut: cashOut.cashOutId }, 'a cash-out was not decided')
        if (isOfTicket(err)) await services.inContext(about, (ctx) => refuseWaiting(ctx, cashOut))
      })
  }
}

export const cashOutClock: NamedClock = { name: 'sportsbook.cash-out', everyMs: EVERY_MS, tick: runCashOuts }
