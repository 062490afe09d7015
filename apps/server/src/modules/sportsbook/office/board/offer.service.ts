import {
  type AdminAnswerOf,
  mostPriceShiftBp,
  type SportsOfferAct,
  type SportsPriceProblem,
  type sportsOffer,
  type sportsPriceCheck,
  traderMarginBp,
} from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { staffNames } from '../../../identity/index.ts'
import { deskEventOf, isEvent, marketsNow } from '../../../sportsdata/index.ts'
import { editOffer } from '../../rules/offer.service.ts'
import { offerOut } from './board.rules.ts'
import { siteTerms } from './event.service.ts'
import { pricedMarket } from './market.rules.ts'
import { balancedPrices, type Prices, problemOfPrices, singlePrice } from './price.rules.ts'

type Asked = { eventId: number; market: string; seen: number; change: SportsOfferAct }

const invalid = (problem: SportsPriceProblem | 'book'): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'change', problem }] })
const mayGoFar = (ctx: StaffCtx): boolean => ctx.who.permissions.includes('sports.rules')

/** A trader's change of what the site offers. Suspending is never refused for what somebody else did meanwhile: it keeps all else that stands, and costs nothing. */
export const changeBoardOffer = async (
  ctx: StaffCtx,
  { eventId, market, seen, change }: Asked,
): Promise<AdminAnswerOf<typeof sportsOffer>> => {
  await assertPossible(ctx, { eventId, market, change })
  const offer = await editOffer(
    ctx,
    { eventId, marketKey: market },
    (now) => {
      switch (change.what) {
        case 'suspend':
          return { ...now, isSuspended: true }
        case 'resume':
          return { ...now, isSuspended: false }
        case 'margin':
          return { ...now, marginBp: change.marginBp }
        case 'prices':
          return { ...now, prices: change.prices }
      }
    },
    change.what === 'suspend' ? undefined : seen,
  )
  return offerOut(offer, await staffNames(ctx, offer.suspendedBy === null ? [] : [offer.suspendedBy]))
}

const assertPossible = async (ctx: StaffCtx, { eventId, market, change }: Omit<Asked, 'seen'>): Promise<void> => {
  const isSwitch = change.what === 'suspend' || change.what === 'resume'
  if (eventId === 0) {
    if (market !== '' || !isSwitch) throw invalid('book')
    return
  }
  if (!(await isEvent(ctx, eventId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const now =
    market === '' ? undefined : (await marketsNow(ctx, [{ eventId, marketKey: market }])).values().next().value
  if (market !== '' && !now) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (change.what === 'margin' && change.marginBp !== null && !isTradersMargin(ctx, change.marginBp))
    throw invalid('margin')
  if (change.what !== 'prices' || change.prices === null) return
  // Prices are of one market.
  if (!now) throw invalid('range')
  const priced = pricedMarket(now, await siteTerms(ctx, eventId))
  const problem = problemOfPrices(now, priced, change.prices, { at: ctx.now, mayGoFar: mayGoFar(ctx) })
  if (problem) throw invalid(problem)
}

const isTradersMargin = (ctx: StaffCtx, marginBp: number): boolean =>
  mayGoFar(ctx) || (marginBp >= traderMarginBp.least && marginBp <= traderMarginBp.most)

type Checked = { eventId: number; market: string; outcome: string; price: number }

/** What the market would be with another price of one outcome, and what stands against it. Others move with it where they may, and stay as they are else. */
export const checkPrice = async (
  ctx: StaffCtx,
  { eventId, market, outcome, price }: Checked,
): Promise<AdminAnswerOf<typeof sportsPriceCheck>> => {
  const found = (await deskEventOf(ctx, eventId))?.markets.find(({ now }) => now.marketKey === market)
  if (!found?.now.outcomes.some(({ id }) => id === outcome)) throw new StaffRefusal('STAFF_NOT_FOUND')
  const terms = await siteTerms(ctx, eventId)
  const priced = pricedMarket(found.now, terms)
  const offered = priced.site.outcomes
  const problemOf = (prices: Prices) =>
    problemOfPrices(found.now, priced, prices, { at: ctx.now, mayGoFar: mayGoFar(ctx) })
  const alone = singlePrice(offered, outcome, price)
  const moved = price > 0 ? balancedPrices(offered, outcome, price) : null
  const prices = moved && problemOf(moved) === null ? moved : alone
  const before = offered.find(({ id }) => id === outcome)?.price ?? null
  return {
    seen: terms.offers.find(({ marketKey }) => marketKey === market)?.version ?? 0,
    before,
    changeBp: before === null ? null : Math.round(((price - before) * 10_000) / before),
    mostBp: mostPriceShiftBp,
    prices: offered.flatMap(({ id, price: from }) => {
      const to = prices[id]
      return to === undefined ? [] : [{ outcome: id, name: found.outcomeName(id), from, to }]
    }),
    problem: problemOf(prices),
  }
}
