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
import { offersOfEvent } from '../../rules/offer.repository.ts'
import { conflictOf, editOffer } from '../../rules/offer.service.ts'
import { type StoredOffer, unchangedOffer } from '../../rules/offer.ts'
import { offerOut } from './board.rules.ts'
import { siteTerms } from './event.service.ts'
import { pricedMarket } from './market.rules.ts'
import { askOffer, confirmOffer } from './offer-requests.service.ts'
import { balancedPrices, type Prices, pricesNeedSecond, problemOfPrices, singlePrice } from './price.rules.ts'

type Asked = { eventId: number; market: string; seen: number; change: SportsOfferAct }

const invalid = (problem: SportsPriceProblem | 'book'): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'change', problem }] })
const mayGoFar = (ctx: StaffCtx): boolean => ctx.who.permissions.includes('sports.rules')

/** A trader's change of what the site offers. Suspending is never refused for what somebody else did meanwhile: it keeps all else that stands, and costs nothing. */
export const changeBoardOffer = async (ctx: StaffCtx, asked: Asked): Promise<AdminAnswerOf<typeof sportsOffer>> => {
  const { eventId, market, seen, change } = asked
  const key = { eventId, marketKey: market }
  if ((await assertPossible(ctx, asked)) === 'alone') {
    const offer = await doChange(ctx, asked, change.what === 'suspend' ? undefined : seen)
    return { ...(await shown(ctx, offer)), requestId: null }
  }
  // Who confirms holds the request before the offer, so who asks holds no offer.
  const offers = await offersOfEvent(ctx, eventId)
  const now = offers.find((one) => one.eventId === eventId && one.marketKey === market) ?? unchangedOffer(key)
  if (now.version !== seen) throw new StaffRefusal('STAFF_CONFLICT', conflictOf(now))
  return { ...(await shown(ctx, now)), requestId: await askOffer(ctx, key, seen, change) }
}

/** The second of two. STAFF_CONFLICT: it was changed since. STAFF_INVALID: the match has begun, or its prices moved so that it is offered to nobody. */
export const confirmBoardOffer = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { key, seen, change } = await confirmOffer(ctx, requestId)
  const asked = { eventId: key.eventId, market: key.marketKey, change }
  await assertPossible(ctx, asked)
  await doChange(ctx, asked, seen)
}

const shown = async (ctx: StaffCtx, offer: StoredOffer) =>
  offerOut(offer, await staffNames(ctx, offer.suspendedBy === null ? [] : [offer.suspendedBy]))

const doChange = (
  ctx: StaffCtx,
  { eventId, market, change }: Omit<Asked, 'seen'>,
  seen?: number,
): Promise<StoredOffer> =>
  editOffer(
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
    seen,
  )

/** Whether one of the staff may do it alone. */
const assertPossible = async (
  ctx: StaffCtx,
  { eventId, market, change }: Omit<Asked, 'seen'>,
): Promise<'alone' | 'second'> => {
  const isSwitch = change.what === 'suspend' || change.what === 'resume'
  if (eventId === 0) {
    if (market !== '' || !isSwitch) throw invalid('book')
    return 'alone'
  }
  if (!(await isEvent(ctx, eventId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const now =
    market === '' ? undefined : (await marketsNow(ctx, [{ eventId, marketKey: market }])).values().next().value
  if (market !== '' && !now) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (change.what === 'margin' && change.marginBp !== null) {
    if (!isTradersMargin(ctx, change.marginBp)) throw invalid('margin')
    return change.marginBp < traderMarginBp.least ? 'second' : 'alone'
  }
  if (change.what !== 'prices' || change.prices === null) return 'alone'
  // Prices are of one market.
  if (!now) throw invalid('range')
  const priced = pricedMarket(now, await siteTerms(ctx, eventId))
  const problem = problemOfPrices(now, priced, change.prices, { at: ctx.now, mayGoFar: mayGoFar(ctx) })
  if (problem) throw invalid(problem)
  return pricesNeedSecond(now, priced, change.prices) ? 'second' : 'alone'
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
  const possible = (moved ? [moved, alone] : [alone]).filter((one) => problemOf(one) === null)
  const needsSecond = (one: Prices) => pricesNeedSecond(found.now, priced, one)
  const prices = possible.find((one) => !needsSecond(one)) ?? possible[0] ?? alone
  const before = offered.find(({ id }) => id === outcome)?.price ?? null
  return {
    seen: terms.offers.find(({ marketKey }) => marketKey === market)?.version ?? 0,
    before,
    changeBp: before === null ? null : Math.round(((price - before) * 10_000) / before),
    mostBp: mostPriceShiftBp,
    needsSecond: needsSecond(prices),
    prices: offered.flatMap(({ id, price: from }) => {
      const to = prices[id]
      return to === undefined ? [] : [{ outcome: id, name: found.outcomeName(id), from, to }]
    }),
    problem: problemOf(prices),
  }
}
