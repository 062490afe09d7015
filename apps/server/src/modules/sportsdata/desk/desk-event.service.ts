import type { Language, SportEventOut, SportMarketOut } from '@maru/contract'
import type { EventState } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { type ListRole, roleOf, unevennessOf } from '../intake/list-role.rules.ts'
import { marketsOfEvent } from '../markets/market-now.repository.ts'
import { BILLION, type MarketNow } from '../markets/market-now.ts'
import { eventOut } from '../shown/event-out.ts'
import { type EventRow, eventsById } from '../shown/event-row.repository.ts'
import { groupOf } from '../shown/market-group.rules.ts'
import { SIMULATED } from '../simulated/name.ts'
import { readMarketKey } from '../words/market-words.ts'
import { loadNames, nameOfMarketIn, nameOfOutcomeIn, sidesOf } from '../words/words.service.ts'
import { type DeskFilter, deskEvents } from './desk-event.repository.ts'

export type DeskEvent = { event: SportEventOut; feedState: EventState; isOffered: boolean }

/** Of market 1. */
const DRAW = '2'

const outOf = (row: EventRow, language: Language): SportEventOut => eventOut(row, language, SIMULATED)

/** Events as traders list them, in the language of who asks. */
export const deskEventsOut = async (
  ctx: Ctx,
  filter: DeskFilter,
  take: number,
): Promise<{ rows: DeskEvent[]; total: number }> => {
  const { rows, total } = await deskEvents(ctx, filter, take)
  return {
    rows: rows.map((row) => ({ event: outOf(row, ctx.language), feedState: row.state, isOffered: row.isOffered })),
    total,
  }
}

/** `role`: which column of a list it may stand in; `isMain`: and it is the most even of that role. */
export type DeskMarket = {
  now: MarketNow
  shown: Pick<SportMarketOut, 'key' | 'type' | 'name' | 'line' | 'group'>
  role: ListRole | null
  isMain: boolean
  outcomeName(id: string): string
}

/** An event with all of its markets as its feed says them; undefined where there is none. */
export const deskEventOf = async (
  ctx: Ctx,
  eventId: number,
): Promise<(DeskEvent & { drawName: string; markets: DeskMarket[] }) | undefined> => {
  const [row] = await eventsById(ctx, [eventId])
  if (!row) return undefined
  const markets = await marketsOfEvent(ctx, eventId)
  const [, described] = await loadNames(ctx, markets)
  const sides = sidesOf(row, ctx.language)
  const main = mainOf(markets)
  return {
    event: outOf(row, ctx.language),
    feedState: row.state,
    isOffered: markets.some(({ isOpen }) => isOpen),
    drawName: nameOfOutcomeIn(ctx.language, '1', DRAW, sides),
    markets: markets.map((now) => {
      const { marketKey: key, type } = now
      const description = described.get(`${row.feed} ${type}`)
      return {
        now,
        shown: {
          key,
          type,
          name: nameOfMarketIn(ctx.language, key, sides, description),
          line: readMarketKey(key).line,
          group: groupOf(type),
        },
        role: roleOfMarket(now),
        isMain: main.has(key),
        outcomeName: (id) => nameOfOutcomeIn(ctx.language, key, id, sides, description),
      }
    }),
  }
}

const roleOfMarket = ({ sport, type }: MarketNow): ListRole | null => roleOf(sport, { type, specifiers: {} })

/** Of each role the most even market that is offered. */
const mainOf = (markets: readonly MarketNow[]): Set<string> => {
  const best = new Map<ListRole, { key: string; uneven: number }>()
  for (const market of markets) {
    const role = roleOfMarket(market)
    if (role === null || !['active', 'suspended'].includes(market.state)) continue
    const uneven = unevennessOf(
      market.outcomes.map((one) => ({
        ...one,
        probability: one.probability === null ? null : one.probability * BILLION,
      })),
    )
    const known = best.get(role)
    if (!known || uneven < known.uneven) best.set(role, { key: market.marketKey, uneven })
  }
  return new Set([...best.values()].map(({ key }) => key))
}
