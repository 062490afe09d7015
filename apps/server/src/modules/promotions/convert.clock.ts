import type { Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { convertMet, endExpired, takeBackStray } from './end-bonus.service.ts'
import { findExpired, findMet, findReturned } from './grant.repository.ts'

const AT_ONCE = 200

/** Converts bonuses whose terms are met, and returns to the house what came back after a bonus had ended. Once more it finds nothing. */
export const convertDue = (services: Services): Promise<void> =>
  services.reading({ who: { kind: 'system', job: 'promotions.convert' }, siteId: 0 }, async (ctx) => {
    for (const { siteId, memberId } of await findMet(ctx, AT_ONCE))
      await ctx.inOwnTransaction((own) => convertMet({ ...own, siteId }, memberId))
    for (const { siteId, memberId } of await findReturned(ctx, AT_ONCE))
      await ctx.inOwnTransaction((own) => takeBackStray({ ...own, siteId }, memberId))
  })

/** Ends bonuses whose term is over, each in a transaction of its own; what was converted or given up meanwhile is left as it is. */
const expireDue = (services: Services): Promise<void> =>
  services.reading({ who: { kind: 'system', job: 'promotions.expire' }, siteId: 0 }, async (ctx) => {
    for (const { siteId, memberId } of await findExpired(ctx, AT_ONCE))
      await ctx.inOwnTransaction((own) => endExpired({ ...own, siteId }, memberId))
  })

const endDue = async (services: Services): Promise<void> => {
  await convertDue(services)
  await expireDue(services)
}

export const convertClock: NamedClock = { name: 'promotions.convert', everyMs: 1_000, tick: endDue }
