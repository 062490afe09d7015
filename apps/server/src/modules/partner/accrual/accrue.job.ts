import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { siteOptions } from '../../site/index.ts'
import { publishChanged } from '../live/topic.ts'
import { payRolling } from '../purse/pay-rolling.service.ts'
import { accrueRounds } from './accrue-rounds.service.ts'
import { accrueCash } from './cash.repository.ts'
import { accrueStakes, findSettledUntil, findSitesWithNews, lockReadUntil, saveReadUntil } from './stakes.repository.ts'

const EVERY_MS = 5_000
const who = { kind: 'system', job: 'partner.accrue' } as const

/**
 * Books what the journals of settlements and of completed cash requests say since they were read last, and how far they were read, in one transaction: whatever is killed, each is booked once.
 * Where the site pays rolling at once it is in the purses with it. Transactions commit in another order than they begin, so
 * it reads up to the oldest one that is still open.
 */
export const accrueSite = async (ctx: Ctx<System>): Promise<void> => {
  const from = await lockReadUntil(ctx)
  const until = await findSettledUntil(ctx)
  if (until <= from) return
  const changed = [
    ...(await accrueStakes(ctx, from, until)),
    ...(await accrueRounds(ctx, from, until)),
    ...(await accrueCash(ctx, from, until)),
  ]
  await saveReadUntil(ctx, until)
  if ((await siteOptions(ctx)).rollingPaid === 'at-once') await payRolling(ctx)
  publishChanged(
    ctx,
    changed.map(({ partnerId }) => partnerId),
    'figures',
  )
}

export const accrueJob = defineJob({ name: 'partner.accrue', isLong: true, run: accrueSite })

/** Puts the sites that have something new into the queue. */
export const accrueClock: NamedClock = {
  name: 'partner.accrue',
  everyMs: EVERY_MS,
  async tick(services) {
    for (const siteId of await services.reading({ who, siteId: 0 }, findSitesWithNews))
      await services.inContext({ who, siteId }, (ctx) => enqueue(ctx, accrueJob, {}))
  },
}
