import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { allSites, siteOptions } from '../site/index.ts'
import { findHeavyLosers } from './cool-losses.repository.ts'
import { hoursFromNow, pauseMember } from './pause.service.ts'

const COOL_EVERY_MS = 30_000
const who = { kind: 'system', job: 'protection.cool-losses' } as const

/** Where a site's option says so, members who lost that much on the day pause for some hours, once a day. */
export const coolLosses = async (services: Services): Promise<void> => {
  const sites = await services.reading({ who, siteId: 0 }, (ctx) => allSites(ctx))
  for (const { siteId } of sites) {
    const { losers, hours } = await services.reading({ who, siteId }, async (ctx) => {
      const { coolingLoss, coolingHours } = await siteOptions(ctx)
      return { losers: coolingLoss > 0 ? await findHeavyLosers(ctx, coolingLoss) : [], hours: coolingHours }
    })
    for (const memberId of losers)
      await services
        .inContext({ who, siteId }, (ctx) =>
          pauseMember(ctx, memberId, { kind: 'cooling', endsAt: hoursFromNow(ctx, hours) }),
        )
        .catch(unlessPausedLonger)
  }
}

const unlessPausedLonger = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error
}

export const coolLossesClock: NamedClock = { name: 'protection.cool-losses', everyMs: COOL_EVERY_MS, tick: coolLosses }
