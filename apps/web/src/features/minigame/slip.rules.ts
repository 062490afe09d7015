import type { Minigame, MiniSelection } from '@maru/contract'
import { mostPaid } from '@maru/draws'
import { type PriceBook, pricedOf, problemOfJoining, selectionKey } from './price-book.rules.ts'

/** Wagers that one call may place (`mostMiniBets`, whose file brings its schemas along). */
export const mostBets = 20

/** What a member has chosen. `stake`: of each bet, in units of the site's currency. `seen`: the price of each bet that was shown when it was chosen. */
export type Slip = {
  picks: readonly MiniSelection[]
  isCombined: boolean
  stake: number
  seen: Readonly<Record<string, number>>
}
/** One bet of the slip. `seenPrice`: not what it costs now, where the price has moved. */
export type SlipBet = {
  key: string
  selections: readonly MiniSelection[]
  price: number
  seenPrice: number
  returnBp: number
}

export const emptySlip: Slip = { picks: [], isCombined: false, stake: 0, seen: {} }

export const isPicked = ({ picks }: Slip, { market, outcome }: MiniSelection): boolean =>
  picks.some((pick) => pick.market === market && pick.outcome === outcome)

/** Takes an outcome in or out. In a combination it takes the place of another one of its market. */
export const toggled = (slip: Slip, pick: MiniSelection, book: PriceBook): Slip => {
  if (isPicked(slip, pick))
    return withSeen({ ...slip, picks: slip.picks.filter((one) => !isPicked({ ...slip, picks: [one] }, pick)) }, book)
  if (!slip.isCombined)
    return slip.picks.length < mostBets ? withSeen({ ...slip, picks: [...slip.picks, pick] }, book) : slip
  if (problemOfJoining(book, slip.picks, pick.market)) return slip
  const kept = slip.picks.filter(({ market }) => market !== pick.market)
  return withSeen({ ...slip, picks: [...kept, pick] }, book)
}

/** As one combination or as singles. Of what cannot be combined the first chosen stay. */
export const combined = (slip: Slip, isCombined: boolean, book: PriceBook): Slip => {
  if (!isCombined) return withSeen({ ...slip, isCombined }, book)
  const picks: MiniSelection[] = []
  for (const pick of slip.picks) {
    const isTaken = picks.some(({ market }) => market === pick.market)
    if (!isTaken && !problemOfJoining(book, picks, pick.market)) picks.push(pick)
  }
  return withSeen({ ...slip, isCombined, picks }, book)
}

export const withStake = (slip: Slip, stake: number): Slip => ({ ...slip, stake })

/** Without these bets: they were accepted. */
export const without = (slip: Slip, keys: ReadonlySet<string>): Slip =>
  slip.isCombined
    ? keys.has(selectionKey(slip.picks))
      ? { ...slip, picks: [], seen: {} }
      : slip
    : { ...slip, picks: slip.picks.filter((pick) => !keys.has(selectionKey([pick]))) }

/** The prices as they are now have been seen. `offered`: prices that the server has named since, by bet. */
export const pricesAccepted = (slip: Slip, book: PriceBook, offered: Readonly<Record<string, number>>): Slip => ({
  ...slip,
  seen: Object.fromEntries(betsOf(slip, book, offered).map(({ key, price }) => [key, price])),
})

/** What a slip comes to: a bet for each outcome, or one for all of them. */
export const betsOf = (slip: Slip, book: PriceBook, offered: Readonly<Record<string, number>> = {}): SlipBet[] =>
  selectionsOf(slip).flatMap((selections) => {
    const key = selectionKey(selections)
    const priced = pricedOf(book, selections)
    if (!priced) return []
    const price = offered[key] ?? priced.price
    return [{ key, selections, price, seenPrice: slip.seen[key] ?? price, returnBp: priced.returnBp }]
  })

const selectionsOf = ({ picks, isCombined }: Slip): readonly (readonly MiniSelection[])[] =>
  picks.length === 0 ? [] : isCombined ? [picks] : picks.map((pick) => [pick])

/** What is shown for the first time is seen as it is now. */
const withSeen = (slip: Slip, book: PriceBook): Slip => ({
  ...slip,
  seen: Object.fromEntries(betsOf(slip, book).map(({ key, seenPrice }) => [key, seenPrice])),
})

export type Limits = { minimum: number; maximum: number; maximumWin: number }
/** Why a stake is not taken, as the server would say; `missing`: there is none yet. */
export type StakeProblem = 'missing' | 'B6001' | 'B6002' | 'B6003' | 'B6000'

/** `cash`: what the member has; undefined for a guest. */
export const stakeProblem = (
  stake: number,
  bets: readonly SlipBet[],
  limits: Limits,
  cash: number | undefined,
): StakeProblem | undefined => {
  if (stake === 0) return 'missing'
  if (stake < limits.minimum) return 'B6001'
  if (stake > limits.maximum) return 'B6002'
  if (bets.some(({ price }) => winOf(stake, price) > limits.maximumWin)) return 'B6003'
  return cash !== undefined && stake * bets.length > cash ? 'B6000' : undefined
}

/** Whether a problem of the stake is said already: a number that is still being typed is below the minimum only until its next digit. */
export const isToBeSaid = (
  wrong: StakeProblem | undefined,
  { stake, written }: { stake: number; written: number },
): boolean => wrong !== undefined && wrong !== 'missing' && (wrong !== 'B6001' || stake === written)

/** What a won bet pays, stake included; floored once. */
export const winOf = (stake: number, price: number): number => Number((BigInt(stake) * BigInt(price)) / 1_000n)

/** What all of them pay together at most: in the draw that pays most, for outcomes that exclude each other never win together. */
export const mostWon = (bets: readonly SlipBet[], stake: number, book: PriceBook): number =>
  mostPaid(
    book.game,
    bets.map(({ selections, price }) => ({ selections, pays: winOf(stake, price) })),
    book,
  )

export const movedBets = (bets: readonly SlipBet[]): SlipBet[] =>
  bets.filter(({ price, seenPrice }) => price !== seenPrice)

/** What was bet last, to be bet again. */
export type LastBets = { game: Minigame; picks: readonly MiniSelection[]; isCombined: boolean; stake: number }
export const repeated = ({ picks, isCombined, stake }: LastBets, book: PriceBook): Slip =>
  withSeen({ picks, isCombined, stake, seen: {} }, book)
