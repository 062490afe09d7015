import { cashOf, type SportsBoardMarket, type SportsCloser, sportSwitchOf } from '@maru/contract'
import type { DeskMarket, MarketNow } from '../../../sportsdata/index.ts'
import { outcomeKey } from '../../exposure/exposure.rules.ts'
import { fairOf, marginOf, marketOfSite, type OfferChange, shiftOf } from '../../rules/margin.rules.ts'
import { type StoredOffer, unchangedOffer } from '../../rules/offer.ts'
import type { BookRules } from '../../rules/rules.ts'
import { offerOut } from './board.rules.ts'
import { type Exposed, exposureOut, noExposure } from './exposed.ts'

/** What holds at a site for one event: its rules, and what traders changed. */
export type SiteTerms = {
  rules: Pick<BookRules, 'margins' | 'shifts' | 'switches'>
  /** Of the book, the event and its markets. */
  offers: readonly StoredOffer[]
  exposed: ReadonlyMap<string, Exposed>
  names: ReadonlyMap<number, string>
  now: Date
}

/** Those that concern a market; the narrowest last, as `marketOfSite` takes them. */
const concerning = (offers: readonly StoredOffer[], { eventId, marketKey }: MarketNow): StoredOffer[] =>
  [0, eventId]
    .flatMap((id) => offers.filter((one) => one.eventId === id && one.marketKey === ''))
    .concat(offers.filter((one) => one.eventId === eventId && one.marketKey === marketKey && marketKey !== ''))

const withoutPrices = (change: OfferChange): OfferChange => ({ ...change, prices: null })

/** `site`: as it is offered. `plain`: as it would be without a trader's prices. */
export const pricedMarket = (now: MarketNow, { rules, offers, now: at }: SiteTerms) => {
  const changes = concerning(offers, now)
  const marginBp = changes.findLast((one) => one.marginBp !== null)?.marginBp ?? marginOf(rules.margins, now, at)
  const shift = shiftOf(rules.shifts, now, at)
  return {
    changes,
    marginBp,
    site: marketOfSite(now, marginBp, changes, shift),
    plain: marketOfSite(now, marginBp, changes.map(withoutPrices), shift),
    own: changes.findLast((one) => one.prices !== null)?.prices ?? null,
  }
}
export type PricedMarket = ReturnType<typeof pricedMarket>

const SHOWN = ['active', 'suspended', 'closed']

export const boardMarket = (market: DeskMarket, terms: SiteTerms): SportsBoardMarket => {
  const { now } = market
  const priced = pricedMarket(now, terms)
  const { site, plain, own, changes } = priced
  const offer = changes.find(({ marketKey }) => marketKey !== '') ?? unchangedOffer(now)
  const fair = fairOf(now.outcomes)
  const outcomes = site.outcomes.map((outcome, i) => {
    const said = now.outcomes[i]
    const probability = fair?.probabilities[i]
    const exposed = terms.exposed.get(outcomeKey({ ...now, outcome: outcome.id })) ?? noExposure
    return {
      id: outcome.id,
      name: market.outcomeName(outcome.id),
      price: outcome.price,
      isActive: outcome.isActive,
      isOwn: own !== null && !now.isLive && Object.hasOwn(own, outcome.id),
      fair: probability ? Math.floor(1_000 / probability) : null,
      feedPrice: said?.price ?? null,
      plain: plain.outcomes[i]?.price ?? null,
      exposure: exposureOut(exposed),
    }
  })
  return {
    ...market.shown,
    state: site.state,
    closedBy: closerOf(now, priced, terms.rules.switches),
    offer: offerOut(offer, terms.names),
    hasOwnPrices: own !== null && !now.isLive,
    marginBp: priced.marginBp,
    marginFrom: fair === null ? 'feed' : marginFrom(changes),
    worst: cashOf(Math.min(0, ...outcomes.map(({ exposure }) => exposure.worst))),
    staked: cashOf(outcomes.reduce((sum, { exposure }) => sum + exposure.staked, 0)),
    outcomes,
  }
}

const marginFrom = (changes: readonly StoredOffer[]): SportsBoardMarket['marginFrom'] => {
  const by = changes.findLast((one) => one.marginBp !== null)
  if (!by || by.eventId === 0) return 'rules'
  return by.marketKey === '' ? 'event' : 'market'
}

const closerOf = (
  now: MarketNow,
  { changes, site }: PricedMarket,
  switches: BookRules['switches'],
): SportsCloser | null => {
  if (!SHOWN.includes(now.state)) return null
  if (!switches[sportSwitchOf(now.sport)]) return 'switch'
  if (site.isOpen) return null
  const by = changes.find(({ isSuspended }) => isSuspended)
  if (by) return by.eventId === 0 ? 'book' : by.marketKey === '' ? 'event' : 'market'
  return now.isOpen ? 'guard' : 'feed'
}

const ROLES = ['winner', 'handicap', 'total']
/** Main markets first; of the others those with the largest loss, then by type and line. What is over stands last. */
export const inOrder = (markets: readonly { market: DeskMarket; out: SportsBoardMarket }[]): SportsBoardMarket[] => {
  const rankOf = ({ market: { isMain, role } }: (typeof markets)[number]): number =>
    isMain && role ? ROLES.indexOf(role) : ROLES.length
  const isOver = ({ out }: (typeof markets)[number]): number => (SHOWN.includes(out.state) ? 0 : 1)
  return markets
    .toSorted(
      (one, other) =>
        isOver(one) - isOver(other) ||
        rankOf(one) - rankOf(other) ||
        one.out.worst - other.out.worst ||
        one.out.type - other.out.type ||
        Number(one.out.line ?? 0) - Number(other.out.line ?? 0),
    )
    .map(({ out }) => out)
}

/** Closed and settled ones only where open tickets are on them. */
export const isOnBoard = ({ state, staked }: SportsBoardMarket): boolean =>
  state === 'active' || state === 'suspended' || staked > 0
