import type { SportRuleScope, SportShiftRule } from '@maru/contract'
import { isPrice, passesMarketGuard, pricesLessMargin, shiftedProbabilities } from '@maru/sports'
import type { MarketNow } from '../../sportsdata/index.ts'
import type { BookRules, MarginRule } from './rules.ts'

/** What traders of a site changed: of the whole book, of an event, of a market. */
export type OfferChange = {
  eventId: number
  /** Empty: of the event. */
  marketKey: string
  isSuspended: boolean
  marginBp: number | null
  /** In thousandths, by outcome. */
  prices: Readonly<Record<string, number>> | null
}

/** A market as one site offers it. */
export type SiteMarket = Pick<MarketNow, 'state' | 'isOpen' | 'outcomes'>

const HOUR_MS = 3_600_000
/** The sum of a feed's probabilities may miss a whole number by as much: it rounds them. */
const MOST_ROUNDING = 0.02

/** What a rule asks of a market. */
export type Scoped = Pick<MarketNow, 'sport' | 'competitionId' | 'type' | 'isLive' | 'startsAt'>

/** Which of the rules holds for a market: the last one that matches. -1: none. */
export const ruleAt = (rules: readonly SportRuleScope[], market: Scoped, now: Date): number => {
  const { sport, competitionId, type, isLive, startsAt } = market
  const hours = (startsAt.getTime() - now.getTime()) / HOUR_MS
  return rules.findLastIndex(
    (one) =>
      (one.sport === undefined || one.sport === sport) &&
      (one.competitionId === undefined || String(one.competitionId) === String(competitionId)) &&
      (one.marketTypes === undefined || one.marketTypes.includes(type)) &&
      (one.isLive === undefined || one.isLive === isLive) &&
      (one.startsAfterHours === undefined || hours >= one.startsAfterHours),
  )
}

export const marginOf = (rules: readonly MarginRule[], market: MarketNow, now: Date): number =>
  rules[ruleAt(rules, market, now)]?.marginBp ?? DEFAULT_MARGIN_BP
const DEFAULT_MARGIN_BP = 800

/** How far the probabilities of a market are moved before the margin. */
export type Shift = Pick<SportShiftRule, 'side' | 'shiftBp'>
const noShift: Shift = { side: 'favourite', shiftBp: 0 }
export const shiftOf = (rules: readonly SportShiftRule[], market: MarketNow, now: Date): Shift =>
  rules[ruleAt(rules, market, now)] ?? noShift

/** A market by a site's rules, and what its traders changed of it. */
export const marketBy = (
  { margins, shifts }: Pick<BookRules, 'margins' | 'shifts'>,
  market: MarketNow,
  changes: readonly OfferChange[],
  now: Date,
): SiteMarket => marketOfSite(market, marginOf(margins, market, now), changes, shiftOf(shifts, market, now))

/**
 * The market with the prices of a site, closed where its traders suspended it. `changes`: those that concern it, the narrowest last. What a trader set stands until the start: nobody moves it with
 * the match.
 */
export const marketOfSite = (
  market: MarketNow,
  marginBp: number,
  changes: readonly OfferChange[],
  shift: Shift = noShift,
): SiteMarket => {
  const isSuspended = changes.some((change) => change.isSuspended)
  const margin = changes.findLast((change) => change.marginBp !== null)?.marginBp ?? marginBp
  const own = market.isLive ? {} : (changes.findLast((change) => change.prices !== null)?.prices ?? {})
  const prices = pricesOf(market, margin, shift)
  const outcomes = market.outcomes.map((outcome, i) => {
    const price = Object.hasOwn(own, outcome.id) ? (own[outcome.id] ?? null) : (prices[i] ?? null)
    const isOffered = price !== null && isPrice(price)
    return { ...outcome, price: isOffered ? price : null, isActive: outcome.isActive && isOffered }
  })
  const isOpen = market.isOpen && !isSuspended && isGuarded(market, outcomes, own)
  return { state: market.state === 'active' && !isOpen ? 'suspended' : market.state, isOpen, outcomes }
}

/**
 * Whatever the prices come from, a trader or a feed: a book of all outcomes that pays back more than it takes is not offered. Of some of them alone nothing can be said: such a book is offered only
 * where none of its prices is a trader's.
 */
const isGuarded = (
  { outcomes }: MarketNow,
  offered: readonly { price: number | null }[],
  own: NonNullable<OfferChange['prices']>,
): boolean => {
  const prices = offered.flatMap(({ price }) => (price === null ? [] : [price]))
  if (prices.length < offered.length) return !outcomes.some(({ id }) => Object.hasOwn(own, id))
  return passesMarketGuard(prices, winningOf(outcomes))
}

/** How many outcomes win at once: two of double chance. */
export const winningOf = (outcomes: MarketNow['outcomes']): number =>
  Math.max(1, Math.round(outcomes.reduce((sum, { probability }) => sum + (probability ?? 0), 0)))

/** Probabilities of all outcomes, of which `winning` come; null where the feed gives none that prices may follow. */
export const fairOf = (outcomes: MarketNow['outcomes']): { probabilities: number[]; winning: number } | null => {
  const given = outcomes.map(({ probability }) => probability)
  const known = given.filter((probability) => probability !== null)
  const sum = known.reduce((all, one) => all + one, 0)
  const winning = Math.round(sum)
  if (known.length < outcomes.length || winning < 1 || Math.abs(sum - winning) > MOST_ROUNDING) return null
  return { probabilities: known.map((probability) => Math.min(1, (probability * winning) / sum)), winning }
}

/** By the probabilities, moved by the shift, less the margin; where the feed gives none, its own prices, which have its margin and no shift. */
const pricesOf = ({ outcomes }: MarketNow, marginBp: number, shift: Shift): readonly (number | null)[] => {
  const fair = fairOf(outcomes)
  if (!fair) return outcomes.map(({ price }) => price)
  const { probabilities, winning } = fair
  return remembered(winning === 1 ? moved(probabilities, outcomes, shift) : probabilities, marginBp, winning)
}

const BP = 10_000
/** By the numbers of the Unified Odds Feed: of 1x2, of two ways, of handicaps. */
const homeIds = ['1', '4', '1711', '1714']
const overId = '12'

/** Between two that are as probable there is no favourite. */
const moved = (
  fair: readonly number[],
  outcomes: MarketNow['outcomes'],
  { side, shiftBp }: Shift,
): readonly number[] => {
  if (shiftBp === 0 || fair.length < 2) return fair
  const at =
    side === 'favourite'
      ? fair.indexOf(Math.max(...fair))
      : outcomes.findIndex(({ id }) => (side === 'over' ? id === overId : homeIds.includes(id)))
  return at < 0 ? fair : shiftedProbabilities(fair, at, shiftBp / BP)
}

/** The lists of all sites ask for the same again and again. Of one process. */
const MOST_REMEMBERED = 20_000
const priced = new Map<string, readonly (number | null)[]>()

const remembered = (
  probabilities: readonly number[],
  marginBp: number,
  winning: number,
): readonly (number | null)[] => {
  const key = `${marginBp} ${winning} ${probabilities.join(' ')}`
  const known = priced.get(key)
  if (known) return known
  if (priced.size >= MOST_REMEMBERED) priced.clear()
  const prices = pricedOrNone(probabilities, marginBp, winning)
  priced.set(key, prices)
  return prices
}

/** Members read two decimals, so there are no more: floored, in favour of the book. */
const HUNDREDTH = 10
const shownPrice = (price: number | null): number | null => price && Math.floor(price / HUNDREDTH) * HUNDREDTH

/** An outcome that is certain leaves no prices: nothing of the market is offered. */
const pricedOrNone = (probabilities: readonly number[], marginBp: number, winning: number): (number | null)[] => {
  try {
    return pricesLessMargin(probabilities, marginBp, 'power', winning).map(shownPrice)
  } catch (error) {
    if (error instanceof RangeError) return probabilities.map(() => null)
    throw error
  }
}
