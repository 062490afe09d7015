import type { AdminAnswerOf, SportsOfferAct, sportsOfferRequests } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { defineApproval } from '../../../approvals/index.ts'
import { type DeskMarket, deskEventOf } from '../../../sportsdata/index.ts'
import type { OfferKey } from '../../rules/offer.ts'
import { publishDesk } from '../topic.ts'
import { marketNameOf } from './board.rules.ts'
import { siteTerms } from './event.service.ts'
import { pricedMarket } from './market.rules.ts'

/** Of one answer: each is of an event of its own at most. */
const MOST_SHOWN = 20

type Wanted = { key: OfferKey; change: SportsOfferAct }
const subjectOf = ({ eventId, marketKey }: OfferKey): string => `${eventId} ${marketKey}`.trim()

/** Prices that give members the edge, and margins below what traders may set. */
const approval = defineApproval<Wanted>({
  kind: 'sportsbook.offer',
  actions: { ask: 'sportsbook.ask-offer', confirm: 'sportsbook.confirm-offer', drop: 'sportsbook.drop-offer' },
  target: (subject) => `event:${subject}`,
  logged: ({ change }) => change,
})

/** The first of two. STAFF_CONFLICT: another change of the same market or event waits. */
export const askOffer = async (ctx: StaffCtx, key: OfferKey, seen: number, change: SportsOfferAct): Promise<number> => {
  const requestId = await approval.ask(ctx, {
    subject: subjectOf(key),
    after: seen,
    wanted: { key, change },
    reason: '',
  })
  publishDesk(ctx)
  return requestId
}

/** The second of two: what is to be changed now, and of which version. */
export const confirmOffer = async (ctx: StaffCtx, requestId: number): Promise<Wanted & { seen: number }> => {
  const { wanted, after } = await approval.confirm(ctx, requestId)
  return { ...wanted, seen: after }
}

export const dropOffer = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  await approval.drop(ctx, requestId)
  publishDesk(ctx)
}

export const listOfferRequests = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof sportsOfferRequests>> => {
  const waiting = (await approval.list(ctx)).slice(0, MOST_SHOWN)
  const requests: AdminAnswerOf<typeof sportsOfferRequests>['requests'] = []
  for (const { requestId, wanted, staffName, isOwn, askedAt } of waiting)
    requests.push({ requestId, wanted: await shown(ctx, wanted), staffName, isOwn, askedAt })
  return { requests }
}

const shown = async (ctx: StaffCtx, { key, change }: Wanted) => {
  const { eventId, marketKey } = key
  const found = await deskEventOf(ctx, eventId)
  const market = found?.markets.find(({ now }) => now.marketKey === marketKey)
  return {
    event: found ? `${found.event.home.name} – ${found.event.away.name}` : '',
    market: market ? marketNameOf(market) : marketKey,
    marginBp: change.what === 'margin' ? change.marginBp : null,
    prices: change.what === 'prices' && market ? await pricesOf(ctx, market, change.prices ?? {}) : [],
  }
}

/** Those that would be others than now. */
const pricesOf = async (ctx: StaffCtx, { now, outcomeName }: DeskMarket, prices: Readonly<Record<string, number>>) => {
  const { site } = pricedMarket(now, await siteTerms(ctx, now.eventId))
  return site.outcomes
    .map(({ id, price }) => ({ outcome: id, name: outcomeName(id), from: price, to: prices[id] ?? null }))
    .filter(({ from, to }) => from !== to)
}
