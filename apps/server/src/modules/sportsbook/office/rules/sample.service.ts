import type { AdminAnswerOf, AdminBodyOf, SportSampleMarket, sportRulesSamples, sportRulesTry } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { eventsToTry, type MarketNow, marketsOfEvent, wordsOf } from '../../../sportsdata/index.ts'
import { marginOf, marketBy, ruleAt } from '../../rules/margin.rules.ts'
import type { BookRules } from '../../rules/rules.ts'

/** Markets of one answer; an event may have hundreds. */
const MOST_MARKETS = 12

export const showSamples = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof sportRulesSamples>> => ({
  rows: await eventsToTry(ctx),
})

/** What rules make of the markets of an event, by whom each price comes; without what traders set for it. Changes nothing. */
export const tryRules = async (
  ctx: StaffCtx,
  { eventId, rules }: AdminBodyOf<typeof sportRulesTry>,
): Promise<AdminAnswerOf<typeof sportRulesTry>> => {
  const all = await marketsOfEvent(ctx, Number(eventId))
  if (all.length === 0) throw new StaffRefusal('STAFF_NOT_FOUND')
  const markets = onePerType(all).slice(0, MOST_MARKETS)
  const { margins, shifts = [], limits = [] } = rules
  const words = await wordsOf(
    markets.flatMap(({ eventId: id, marketKey, outcomes }) =>
      outcomes.map((outcome) => ({ eventId: id, marketKey, outcome: outcome.id })),
    ),
    ctx,
  )
  const starts = markets.map((_, i) => markets.slice(0, i).reduce((sum, { outcomes }) => sum + outcomes.length, 0))
  return {
    markets: markets.map((market, i): SportSampleMarket => {
      const own = words.slice(starts[i], (starts[i] ?? 0) + market.outcomes.length)
      return {
        marketKey: market.marketKey,
        name: own[0]?.market[ctx.language] ?? market.marketKey,
        ...rulesOf({ margins, shifts, limits }, market, ctx.now),
        outcomes: marketBy({ margins, shifts }, market, [], ctx.now).outcomes.map((outcome, o) => ({
          id: outcome.id,
          name: own[o]?.outcome[ctx.language] ?? outcome.id,
          price: outcome.price,
          probabilityBp: outcome.probability === null ? null : Math.round(outcome.probability * 10_000),
        })),
      }
    }),
  }
}

type Scoped = Pick<BookRules, 'margins' | 'shifts' | 'limits'>
const rulesOf = ({ margins, shifts, limits }: Scoped, market: MarketNow, now: Date) => ({
  marginBp: marginOf(margins, market, now),
  margin: indexOrNone(ruleAt(margins, market, now)),
  shift: indexOrNone(ruleAt(shifts, market, now)),
  limit: indexOrNone(ruleAt(limits, market, now)),
})
const indexOrNone = (at: number): number | null => (at < 0 ? null : at)

/** Of several lines the one in the middle of what is offered. */
const onePerType = (markets: readonly MarketNow[]): MarketNow[] =>
  [...Map.groupBy(markets, ({ type }) => type).values()].flatMap(
    (ofType) => ofType[Math.floor((ofType.length - 1) / 2)] ?? [],
  )
