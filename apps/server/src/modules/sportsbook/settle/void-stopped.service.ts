import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { nameOfMarket, newestResults, noWindow, stoppedEvents, storeResult } from '../../sportsdata/index.ts'
import { findOpenMarkets } from './due.repository.ts'
import { isVoidBy, stoppedRule } from './stopped.rules.ts'

const EVERY_MS = 60_000
/** Longer than any rule waits. */
const LONGEST_MS = 30 * 24 * 3_600_000
const who = { kind: 'system', job: 'sportsbook.void-stopped' } as const
const everywhere = { who, siteId: 0 } as const

/** Bets on events that were not played in the time that their sport has are void: a result by rule, which tickets follow as any other. A later settlement of the feed or a word of staff corrects it. */
export const voidStopped = async (services: Services): Promise<number> => {
  const now = services.clock.now()
  const stopped = await services.reading(everywhere, (ctx) => stoppedEvents(ctx, new Date(now.getTime() - LONGEST_MS)))
  const over = stopped.filter((event) => isVoidBy(event, now)).map(({ eventId }) => eventId)
  if (over.length === 0) return 0
  return services.inContext(everywhere, async (ctx) => {
    const markets = await findOpenMarkets(ctx, over)
    const known = await newestResults(ctx, markets)
    // What a feed or staff decided stands.
    const waiting = markets.filter((market) => (known.get(nameOfMarket(market))?.kind ?? 'open') === 'open')
    for (const market of waiting)
      await storeResult(ctx, {
        ...market,
        kind: 'void',
        window: noWindow,
        outcomes: new Map(),
        source: 'rule',
        reason: stoppedRule.version,
      })
    return waiting.length
  })
}

export const stoppedClock: NamedClock = { name: 'sportsbook.void-stopped', everyMs: EVERY_MS, tick: voidStopped }
