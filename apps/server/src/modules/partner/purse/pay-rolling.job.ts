import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { isRollingDue, payRolling } from './pay-rolling.service.ts'
import { findSitesWithDueRolling } from './rolling.repository.ts'

const EVERY_MS = 15_000
const who = { kind: 'system', job: 'partner.pay-rolling' } as const

/** A transaction for each part: what is left is found again. */
export const payRollingJob = defineJob({
  name: 'partner.pay-rolling',
  isLong: true,
  inSteps: true,
  run: async (ctx: Ctx<System>) => {
    while (await ctx.inOwnTransaction(payRolling, 'repeatable'));
  },
})

/** Puts the sites into the queue where the period of something is over. */
export const payRollingClock: NamedClock = {
  name: 'partner.pay-rolling',
  everyMs: EVERY_MS,
  async tick(services) {
    for (const siteId of await services.reading({ who, siteId: 0 }, findSitesWithDueRolling))
      if (await services.reading({ who, siteId }, isRollingDue))
        await services.inContext({ who, siteId }, (ctx) => enqueue(ctx, payRollingJob, {}))
  },
}
