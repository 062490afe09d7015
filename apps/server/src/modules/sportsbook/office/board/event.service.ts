import type { AdminAnswerOf, SportsOfferChange, sportsBoardEvent } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { staffNames } from '../../../identity/index.ts'
import { type DeskMarket, deskEventOf } from '../../../sportsdata/index.ts'
import { newestVersions, offersOfEvent } from '../../rules/offer.repository.ts'
import { type OfferVersion, unchangedOffer } from '../../rules/offer.ts'
import { rulesNow } from '../../rules/rules.service.ts'
import { exposedOfEvent } from './board.repository.ts'
import { marketNameOf, offerOut, stateOfEvent } from './board.rules.ts'
import { BOOK } from './board.service.ts'
import { exposureOut, noExposure } from './exposed.ts'
import { boardMarket, inOrder, isOnBoard, type SiteTerms } from './market.rules.ts'

const MOST_CHANGES = 20

/** An event as the site of the context offers it now; prices and what traders changed are read anew, not from the lens. */
export const showBoardEvent = async (
  ctx: StaffCtx,
  eventId: number,
): Promise<AdminAnswerOf<typeof sportsBoardEvent>> => {
  const found = await deskEventOf(ctx, eventId)
  if (!found) throw new StaffRefusal('STAFF_NOT_FOUND')
  const terms = await siteTerms(ctx, eventId)
  const { offers, exposed, names } = terms
  const book = offers.find((one) => one.eventId === 0) ?? unchangedOffer(BOOK)
  const own = offers.find((one) => one.eventId === eventId && one.marketKey === '')
  const offer = own ?? unchangedOffer({ eventId, marketKey: '' })
  const markets = found.markets.map((market) => ({ market, out: boardMarket(market, terms) }))
  return {
    serverTime: ctx.now.toISOString(),
    event: found.event,
    state: stateOfEvent(found, book.isSuspended || offer.isSuspended, ctx.now),
    book: offerOut(book, names),
    offer: offerOut(offer, names),
    exposure: exposureOut(exposed.get(String(eventId)) ?? noExposure),
    markets: inOrder(markets.filter(({ out }) => isOnBoard(out))),
    changes: await changesOut(ctx, await newestVersions(ctx, eventId, MOST_CHANGES), found.markets),
  }
}

/** What holds for an event at the site of the context now. */
export const siteTerms = async (ctx: StaffCtx, eventId: number): Promise<SiteTerms> => {
  const offers = await offersOfEvent(ctx, eventId)
  const who = offers.flatMap(({ suspendedBy }) => (suspendedBy === null ? [] : [suspendedBy]))
  return {
    rules: await rulesNow(ctx),
    offers,
    exposed: await exposedOfEvent(ctx, eventId),
    names: await staffNames(ctx, who),
    now: ctx.now,
  }
}

const changesOut = async (
  ctx: StaffCtx,
  versions: readonly OfferVersion[],
  markets: readonly DeskMarket[],
): Promise<SportsOfferChange[]> => {
  const names = await staffNames(
    ctx,
    versions.flatMap(({ staffId }) => (staffId === null ? [] : [staffId])),
  )
  const named = new Map(markets.map((market) => [market.now.marketKey, market]))
  return versions.map((version) => {
    const market = named.get(version.marketKey)
    return {
      at: version.changedAt.toISOString(),
      by: version.staffId === null ? '' : (names.get(version.staffId) ?? ''),
      isBook: version.eventId === 0,
      market: market ? marketNameOf(market) : version.marketKey,
      what: whatOf(version),
      marginBp: version.marginBp,
      prices: changedPrices(version, market),
    }
  })
}

const whatOf = (version: OfferVersion): SportsOfferChange['what'] => {
  const { before, isSuspended, marginBp, prices } = version
  if (isSuspended !== (before?.isSuspended ?? false)) return isSuspended ? 'suspended' : 'resumed'
  if (marginBp !== (before?.marginBp ?? null)) return 'margin'
  // Of two who suspend it the second counts, too.
  if (isSuspended && changedPrices(version, undefined).length === 0) return 'suspended'
  return prices === null ? 'prices-back' : 'prices'
}

const changedPrices = (
  { before, prices }: OfferVersion,
  market: DeskMarket | undefined,
): SportsOfferChange['prices'] => {
  const old = before?.prices ?? {}
  const ids = [...new Set([...Object.keys(old), ...Object.keys(prices ?? {})])]
  return ids
    .map((id) => ({
      outcome: id,
      name: market?.outcomeName(id) ?? id,
      from: old[id] ?? null,
      to: prices?.[id] ?? null,
    }))
    .filter(({ from, to }) => from !== to)
}
