import type { BodyOf, DataOf, sportResults } from '@maru/contract'
import type { GuestCtx } from '../../../platform/context.ts'
import { daysFrom, nextMidnight, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { closingPrices } from '../markets/closing.repository.ts'
import { nameOfMarket } from '../markets/market-now.ts'
import { earlierResults } from '../results/earlier-result.repository.ts'
import type { MarketResult } from '../results/result.ts'
import { SIMULATED } from '../simulated/name.ts'
import { readMarketKey } from '../words/market-words.ts'
import { loadNames, nameOfMarketIn, nameOfOutcomeIn, sidesOf } from '../words/words.service.ts'
import { eventOut, scoreOut } from './event-out.ts'
import { endedByDay, endedBySport, endedEvents } from './event-row.repository.ts'
import { type ResultMarket, resultMarkets } from './result-markets.repository.ts'

const PAGE_SIZE = 20
type State = DataOf<typeof sportResults>['list'][number]['markets'][number]['outcomes'][number]['state']

export const listResults = async (
  ctx: GuestCtx,
  { view, sport, day: asked, page }: BodyOf<typeof sportResults>,
): Promise<DataOf<typeof sportResults>> => {
  const today = seoulDay(ctx.now)
  const days = await endedByDay(ctx, { ...weekAround(asked ?? today, today), sport: sport ?? null })
  const day = asked ?? days[0]?.day ?? today
  const of = { from: seoulMidnight(day), until: nextMidnight(day), sport: sport ?? null }
  const { rows, total } = await endedEvents(ctx, of, { page, size: PAGE_SIZE })
  const sports = await endedBySport(ctx, of)
  const markets = await resultMarkets(
    ctx,
    rows.map(({ eventId }) => eventId),
    view,
  )
  const [, described] = await loadNames(ctx, markets)
  const earlier = await earlierResults(ctx, markets)
  const closing = await closingPrices(ctx, markets)
  const { language } = ctx
  return {
    day,
    days,
    sports,
    list: rows.map((row) => {
      const sides = sidesOf(row, language)
      return {
        event: eventOut(row, language, SIMULATED),
        score: row.score && scoreOut(row.score),
        markets: markets
          .filter(({ eventId }) => eventId === row.eventId)
          .map((market) => {
            const description = described.get(`${row.feed} ${market.type}`)
            const nameOf = (id: string) => nameOfOutcomeIn(language, market.marketKey, id, sides, description)
            return {
              key: market.marketKey,
              earlier: earlierOut(earlier.get(nameOfMarket(market)), nameOf),
              name: nameOfMarketIn(language, market.marketKey, sides, description),
              line: readMarketKey(market.marketKey).line,
              outcomes: outcomesIn(market).map(({ id }) => ({
                id,
                name: nameOf(id),
                price: closing.get(nameOfMarket(market))?.outcomes.find((one) => one.id === id)?.price ?? null,
                state: stateOf(market, id),
              })),
            }
          }),
      }
    }),
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total },
  }
}

/** Seven days with the day among them, none still to come: as the page shows them side by side. */
const weekAround = (day: string, today: string): { from: Date; until: Date } => {
  const last = [daysFrom(day, 4), nextMidnight(today)].map(seoulDay).toSorted()[0] ?? today
  return { from: daysFrom(last, -7), until: seoulMidnight(last) }
}

const earlierOut = (
  result: MarketResult | undefined,
  nameOf: (id: string) => string,
): DataOf<typeof sportResults>['list'][number]['markets'][number]['earlier'] =>
  result
    ? {
        isVoid: result.kind === 'void',
        outcomes:
          result.kind === 'void'
            ? []
            : [...result.outcomes].flatMap(([id, of]) => (of.result === 1 ? [nameOf(id)] : [])),
      }
    : null

/** Of a market that was never offered those of its result. */
const outcomesIn = ({ outcomes, results }: ResultMarket): readonly { id: string }[] =>
  outcomes.length > 0 ? outcomes : results

const stateOf = ({ kind, results }: ResultMarket, id: string): State => {
  if (kind === 'void') return 'void'
  const found = results.find((result) => result.id === id)
  if (kind === 'open' || !found) return 'open'
  if (found.voidHalves === 2) return 'void'
  if (found.voidHalves === 1) return found.result === 1 ? 'half-won' : 'half-lost'
  return found.result === 1 ? 'won' : 'lost'
}
