import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import {
  holdStopped,
  isStopped,
  type MarketKey,
  nameOfMarket,
  newestResults,
  stoppedEvents,
  storeResult,
  takenFromRule,
  type VoidWindow,
} from '../../sportsdata/index.ts'
import { type AcceptedRun, findAcceptedRuns } from './accepted-runs.repository.ts'
import { findOpenMarkets } from './due.repository.ts'
import { isVoidBy, stoppedRule, stoppedRuleOf } from './stopped.rules.ts'

const EVERY_MS = 60_000
/** Longer than any rule waits. */
const LONGEST_MS = 30 * 24 * 3_600_000
const who = { kind: 'system', job: 'sportsbook.void-stopped' } as const
const everywhere = { who, siteId: 0 } as const

/**
 * Bets on events that were not played in the time that their sport has are void: a result by rule, which tickets follow as any other. Of an event that was moved those are that were accepted for the
 * old start, and it takes bets as before. A later settlement of the feed or a word of staff corrects it. Each event has a commit of its own, so that neither feeds nor settlements wait for all of
 * them.
 */
export const voidStopped = async (services: Services): Promise<number> => {
  const now = services.clock.now()
  const stopped = await services.reading(everywhere, (ctx) => stoppedEvents(ctx, new Date(now.getTime() - LONGEST_MS)))
  const over = stopped.filter((event) => isVoidBy(event, event.earliestStart, now)).map(({ eventId }) => eventId)
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
  if (!event) return 0
  const runs = await findAcceptedRuns(ctx, event)
  const due = runs.filter((run) => isVoidBy(event, run.acceptedFor, ctx.now, stoppedRuleOf(run.rule)))
  if (due.length === 0) return 0
  const isWhole = due.length === runs.length && isStopped(event.state)
  const markets = await waitingMarkets(ctx, [eventId])
  const known = await newestResults(ctx, markets)
  let voided = 0
  for (const market of markets) {
    const before = known.get(nameOfMarket(market))?.windows ?? []
    const windows = isWhole
      ? []
      : withRuns(
          before,
          due.filter((run) => run.markets.includes(market.marketKey)),
        )
    if (!isWhole && windows.length === before.length) continue
    const said = {
      ...market,
      kind: 'void',
      windows,
      outcomes: new Map(),
      source: 'rule',
      reason: stoppedRule.version,
    } as const
    if (await storeResult(ctx, said)) voided++
  }
  return voided
}

/** The windows of void bets of a market, with those in which these bets were accepted. */
const withRuns = (before: readonly VoidWindow[], runs: readonly AcceptedRun[]): VoidWindow[] => {
  const added = runs.map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() + 1 }))
  const isKnown = (window: VoidWindow) =>
    before.some(({ from, until }) => from === window.from && until === window.until)
  return [...before, ...added.filter((window) => !isKnown(window))]
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
