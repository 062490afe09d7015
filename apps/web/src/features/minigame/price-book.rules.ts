import type { Minigame, MiniSelection } from '@maru/contract'
import {
  type CombinationProblem,
  combinationPrice,
  marketOf,
  marketsOf,
  problemOfCombination,
  returnBpOf,
} from '@maru/draws'
import type { Slots } from '../../shared/minigame/slots.ts'

/** Prices of a game as they are now. */
export type PriceBook = Pick<Slots, 'game' | 'markets' | 'combinationMarginBp' | 'kinoThreeLinesUpTo'>
export type Priced = { price: number; returnBp: number }

export const selectionKey = (selections: readonly MiniSelection[]): string =>
  selections.map(({ market, outcome }) => `${market}:${outcome}`).join('+')

/** Of one outcome, or of several that win together; undefined where there is none. */
export const pricedOf = (book: PriceBook, selections: readonly MiniSelection[]): Priced | undefined => {
  const [first, second] = selections
  if (!first) return undefined
  if (!second) {
    const found = book.markets.find(({ code }) => code === first.market)?.outcomes
    const { price, returnBp } = found?.find(({ code }) => code === first.outcome) ?? {}
    return price === undefined || returnBp === undefined ? undefined : { price, returnBp }
  }
  if (problemOfCombination(book.game, selections, book)) return undefined
  const { probability, price } = combinationPrice(book.game, selections, book.combinationMarginBp, book)
  return { price, returnBp: returnBpOf(probability, price) }
}

/** Why a market cannot be joined to what is chosen in others; undefined: it can. */
export const problemOfJoining = (
  book: PriceBook,
  chosen: readonly MiniSelection[],
  market: string,
): CombinationProblem | undefined => {
  const others = chosen.filter((one) => one.market !== market)
  const outcome = marketOf(book.game, market)?.outcomes[0]
  if (others.length === 0 || outcome === undefined) return undefined
  return problemOfCombination(book.game, [...others, { market, outcome }], book)
}

/** Whether any two markets of the game may be combined. Speed kino has none, and counting its sums takes a phone's breath: a test counts them. */
export const hasCombinations = (game: Minigame, options: { kinoThreeLinesUpTo: number }): boolean =>
  game !== 'speedkino' && anyPair(game, options)

export const anyPair = (game: Minigame, options: { kinoThreeLinesUpTo: number }): boolean => {
  const firsts = marketsOf[game].map(({ code, outcomes }) => ({ market: code, outcome: outcomes[0] ?? '' }))
  return firsts.some((one, at) =>
    firsts.slice(at + 1).some((other) => problemOfCombination(game, [one, other], options) === undefined),
  )
}
