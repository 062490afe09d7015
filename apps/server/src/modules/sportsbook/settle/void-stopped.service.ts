import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import {
  holdStopped,
  type MarketKey,
  nameOfMarket,
  newestResults,
  stoppedEvents,
  storeResult,
  takenFromRule,
} from '../../sportsdata/index.ts'
import { findOpenMarkets } from './due.repository.ts'
import { isVoidBy, stoppedRule } from './stopped.rules.ts'

const EVERY_MS = 60_000
/** Longer than any rule waits. */
const LONGEST_MS = 30 * 24 * 3_600_000
const who = { kind: 'system', job: 'sportsbook.void-stopped' } as const
const everywhere = { who, siteId: 0 } as const

/**
 * Bets on events that were not played in the time that their sport has are void: a result by rule, which tickets follow as any other. A later settlement of the feed or a word of staff corrects it.
 * Each event has a commit of its own, so that neither feeds nor settlements wait for all of them.
 */
export const voidStopped = async (services: Services): Promise<number> => {
  const now = services.clock.now()
  const stopped = await services.reading(everywhere, (ctx) => stoppedEvents(ctx, new Date(now.getTime() - LONGEST_MS)))
  const over = stopped.filter((event) => isVoidBy(event, now)).map(({ eventId }) => eventId)
  if (over.length === 0) return 0
  const waiting = await services.reading(everywhere, (ctx) => waitingMarkets(ctx, over))
  let voided = 0
  for (const eventId of new Set(waiting.map((market) => market.eventId)))
    voided += await services.inContext(everywhere, (ctx) => voidMarkets(ctx, eventId))
  return voided
}

const voidMarkets = async (ctx: Ctx, eventId: number): Promise<number> => {
  // Under its lock everything is looked at again: a feed may have spoken meanwhile.
  const event = await holdStopped(ctx, eventId)
  if (!event || !isVoidBy(event, ctx.now)) return 0
  const markets = await waitingMarkets(ctx, [eventId])
  for (const market of markets)
    await storeResult(ctx, {
      ...market,
      kind: 'void',
      windows: [],
      outcomes: new Map(),
      source: 'rule',
      reason: stoppedRule.version,
    })
  return markets.length
}

/** What a feed or staff decided stands; where they voided bets of some windows alone, the others wait. What staff took back of the rule it does not say again. */
const waitingMarkets = async (ctx: Ctx, eventIds: readonly number[]): Promise<MarketKey[]> => {
  const markets = await findOpenMarkets(ctx, eventIds)
  const [known, taken] = [await newestResults(ctx, markets), await takenFromRule(ctx, markets)]
  return markets.filter((market) => {
    const result = known.get(nameOfMarket(market))
    if (taken.has(nameOfMarket(market))) return false
    return !result || result.kind === 'open' || (result.kind === 'void' && result.windows.length > 0)
  })
}

export const stoppedClock: NamedClock = { name: 'sportsbook.void-stopped', everyMs: EVERY_MS, tick: voidStopped }
