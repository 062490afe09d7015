import { mostMiniBets } from '@maru/contract'
import { combinationPrice, marketsOf, payoutOf, priceLessMargin, probabilitiesOf, returnBpOf } from '@maru/draws'
import { expect, test } from 'vitest'
import { anyPair, hasCombinations, type PriceBook, pricedOf, problemOfJoining } from './price-book.rules.ts'
import {
  betsOf,
  combined,
  emptySlip,
  isToBeSaid,
  mostBets,
  mostWon,
  movedBets,
  pricesAccepted,
  repeated,
  stakeProblem,
  toggled,
  winOf,
  without,
} from './slip.rules.ts'

const bookOf = (game: PriceBook['game'], marginBp = 500): PriceBook => ({
  game,
  combinationMarginBp: marginBp,
  kinoThreeLinesUpTo: 35,
  markets: marketsOf[game].map(({ code, ways }) => ({
    code,
    ways,
    outcomes: probabilitiesOf(game, code).map(({ outcome, probability }) => {
      const price = priceLessMargin(probability, marginBp)
      return { code: outcome, price, probability: '', returnBp: returnBpOf(probability, price) }
    }),
  })),
})
const book = bookOf('powerball')
const odd = { market: 'power-ball-parity', outcome: 'odd' }
const even = { market: 'power-ball-parity', outcome: 'even' }
const under = { market: 'sum-side', outcome: 'under' }
const side = { market: 'power-ball-side', outcome: 'over' }

test('each outcome is a bet of its own, and a second press takes it out', () => {
  const slip = toggled(toggled(emptySlip, odd, book), under, book)
  expect(betsOf(slip, book).map(({ key }) => key)).toEqual(['power-ball-parity:odd', 'sum-side:under'])
  expect(toggled(slip, odd, book).picks).toEqual([under])
})

test('a slip takes as many bets as a call does', () => {
  expect(mostBets).toBe(mostMiniBets)
  const all = book.markets.flatMap(({ code, outcomes }) => outcomes.map((one) => ({ market: code, outcome: one.code })))
  expect(all.reduce((slip, pick) => toggled(slip, pick, book), emptySlip).picks).toHaveLength(mostBets)
})

test('a combination is one bet at the product of fair prices less the margin', () => {
  const slip = combined(toggled(toggled(emptySlip, odd, book), under, book), true, book)
  const [bet, ...others] = betsOf(slip, book)
  expect(others).toEqual([])
  expect(bet?.price).toBe(combinationPrice('powerball', [odd, under], 500).price)
})

test('in a combination an outcome takes the place of another one of its market', () => {
  const slip = combined(toggled(toggled(emptySlip, odd, book), under, book), true, book)
  expect(toggled(slip, even, book).picks).toEqual([under, even])
})

test('markets that depend on each other are not joined, and of such picks the first stay', () => {
  const slip = toggled(toggled(emptySlip, odd, book), side, book)
  expect(problemOfJoining(book, [odd], side.market)).toBe('dependent')
  expect(combined(slip, true, book).picks).toEqual([odd])
  expect(toggled(combined(toggled(emptySlip, odd, book), true, book), side, book).picks).toEqual([odd])
})

test('speed kino has no combinations, powerball has', () => {
  const options = { kinoThreeLinesUpTo: 35 }
  expect(anyPair('speedkino', options)).toBe(false)
  expect(hasCombinations('speedkino', options)).toBe(false)
  expect(hasCombinations('powerball', options)).toBe(true)
  expect(hasCombinations('kinoladder', options)).toBe(anyPair('kinoladder', options))
})

test('a price that moved is known from the one that was seen, until it is accepted', () => {
  const slip = toggled(emptySlip, odd, book)
  const now = bookOf('powerball', 700)
  const [moved] = movedBets(betsOf(slip, now))
  expect(moved).toMatchObject({
    seenPrice: pricedOf(book, [odd])?.price,
    price: pricedOf(now, [odd])?.price,
  })
  expect(movedBets(betsOf(pricesAccepted(slip, now, {}), now))).toEqual([])
  const offered = { 'power-ball-parity:odd': 1_234 }
  expect(movedBets(betsOf(slip, book, offered)).map(({ price }) => price)).toEqual([1_234])
  expect(movedBets(betsOf(pricesAccepted(slip, book, offered), book, offered))).toEqual([])
})

test('accepted bets leave the slip, refused ones stay', () => {
  const slip = toggled(toggled(emptySlip, odd, book), under, book)
  expect(without(slip, new Set(['power-ball-parity:odd'])).picks).toEqual([under])
  const joined = combined(slip, true, book)
  expect(without(joined, new Set([betsOf(joined, book)[0]?.key ?? ''])).picks).toEqual([])
})

test('the last bets come back with their stake, at the prices of now', () => {
  const slip = repeated({ game: 'powerball', picks: [odd], isCombined: false, stake: 5_000 }, book)
  expect(slip.stake).toBe(5_000)
  expect(movedBets(betsOf(slip, book))).toEqual([])
})

test('a stake is refused by the code that the server would answer', () => {
  const bets = betsOf(toggled(toggled(emptySlip, odd, book), under, book), book)
  const limits = { minimum: 1_000, maximum: 1_000_000, maximumWin: 1_500_000 }
  const problemAt = (stake: number, cash?: number) => stakeProblem(stake, bets, limits, cash)
  expect(problemAt(0)).toBe('missing')
  expect(problemAt(999)).toBe('B6001')
  expect(problemAt(1_000_001)).toBe('B6002')
  expect(problemAt(900_000)).toBe('B6003')
  expect(problemAt(10_000, 19_999)).toBe('B6000')
  expect(problemAt(10_000, 20_000)).toBeUndefined()
})

test('what a bet may win is what the server pays', () => {
  expect(winOf(12_345, 1_953)).toBe(payoutOf(12_345, 1_953))
})

test('of outcomes that exclude each other only the best is counted in what can be won, also across markets', () => {
  const picked = (...picks: (typeof odd)[]) =>
    betsOf(
      picks.reduce((slip, one) => toggled(slip, one, book), emptySlip),
      book,
    )
  const pays = (pick: typeof odd) => winOf(1_000, pricedOf(book, [pick])?.price ?? 0)
  expect(mostWon(picked(odd, even, under), 1_000, book)).toBe(Math.max(pays(odd), pays(even)) + pays(under))
  const four = { market: 'power-ball-exact', outcome: '4' }
  expect(mostWon(picked(odd, four), 1_000, book)).toBe(pays(four))
  expect(mostWon(picked(even, four), 1_000, book)).toBe(pays(even) + pays(four))
})

test('a stake below the minimum is said when it has been written, what more digits only make worse at once', () => {
  expect(isToBeSaid('B6001', { stake: 1, written: 0 })).toBe(false)
  expect(isToBeSaid('B6001', { stake: 1, written: 1 })).toBe(true)
  for (const wrong of ['B6000', 'B6002', 'B6003'] as const)
    expect(isToBeSaid(wrong, { stake: 1_000_001, written: 100_000 })).toBe(true)
  expect(isToBeSaid('missing', { stake: 0, written: 0 })).toBe(false)
  expect(isToBeSaid(undefined, { stake: 5_000, written: 5_000 })).toBe(false)
})
