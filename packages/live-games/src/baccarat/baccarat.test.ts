import { expect, test } from 'vitest'
import { type Card, shuffledShoe } from '../cards.ts'
import { placesOffTheirReturn, randomOf } from '../simulation.model.ts'
import { dealCoup } from './coup.ts'
import { coupsOfFullShoe } from './every-coup.ts'
import { type CoupFacts, factsOfCoup } from './facts.ts'
import { baccaratCodes, baccaratGames, baccaratPlaceOf } from './places.ts'

const waysWhere = (happens: (facts: CoupFacts) => boolean): number =>
  coupsOfFullShoe().reduce((sum, { outcome, ways }) => sum + (happens(outcome) ? ways : 0), 0)

test('the count covers every order of six of 416 cards, as safe whole numbers', () => {
  const all = 416 * 415 * 414 * 413 * 412 * 411
  expect(waysWhere(() => true)).toBe(all)
  expect(Number.isSafeInteger(all)).toBe(true)
})

// Combinations that Wizard of Odds publishes for eight decks (wizardofodds.com/games/baccarat/appendix/5/).
test.each([
  ['player', 9, 18_409_431_764_992],
  ['player', 8, 34_097_645_543_424],
  ['player', 7, 89_590_261_473_280],
  ['player', 6, 141_238_897_317_888],
  ['player', 5, 166_169_165_987_840],
  ['player', 4, 186_780_352_174_080],
  ['banker', 9, 15_390_342_909_952],
  ['banker', 8, 28_305_092_784_128],
  ['banker', 7, 79_517_099_278_336],
  ['banker', 6, 119_200_072_366_080],
  ['banker', 5, 157_275_882_332_160],
  ['banker', 4, 201_147_167_287_296],
] as const)('the %s leads by %i without a natural in the published number of combinations', (side, lead, published) => {
  const leads = ({ winner, natural, playerTotal, bankerTotal }: CoupFacts) =>
    winner === side && !natural && Math.abs(playerTotal - bankerTotal) === lead
  expect(waysWhere(leads)).toBe(published)
})

test('naturals win and tie in the published number of combinations', () => {
  expect(waysWhere(({ natural, winner }) => natural && winner === 'player')).toBe(812_685_054_124_032)
  expect(waysWhere(({ natural, winner }) => natural && winner === 'banker')).toBe(812_685_054_124_032)
  expect(waysWhere(({ natural, winner }) => natural && winner === 'tie')).toBe(89_325_908_267_520)
})

test('pairs come as combinatorics give: of 415 second cards 31 have the rank of the first, and 7 are the same card', () => {
  const all = waysWhere(() => true)
  expect(waysWhere(({ playerPairing }) => playerPairing !== 'none')).toBe((all / 415) * 31)
  expect(waysWhere(({ bankerPairing }) => bankerPairing === 'perfect')).toBe((all / 415) * 7)
  // Two perfect pairs: of two cards or of one, eight of each.
  const both = (52 * 8 * 7 * (51 * 8 * 7 + 6 * 5)) / (416 * 415 * 414 * 413)
  const counted = waysWhere((facts) => facts.playerPairing === 'perfect' && facts.bankerPairing === 'perfect')
  expect(counted / all).toBeCloseTo(both, 15)
})

test('without commission a banker who wins with six is paid half', () => {
  const banker = baccaratPlaceOf('baccarat-no-commission', 'banker')
  // Player 0 and 1, then 4; banker 6 and 0.
  const cards = [9, 5, 0, 9, 3]
  expect(banker.returnedPerHundred(factsOfCoup(dealCoup(() => cards.shift() as Card)))).toBe(150)
  expect(() => baccaratPlaceOf('baccarat', 'super-six')).toThrow(RangeError)
})

test.each(baccaratCodes)('%s: coups of simulated shoes lie within the interval of every place', (code) => {
  const random = randomOf(20_261_123)
  let shoe: number[] = []
  const play = () => {
    if (shoe.length < 16) shoe = shuffledShoe(8, random)
    return factsOfCoup(dealCoup(() => shoe.pop() as Card))
  }
  expect(placesOffTheirReturn(baccaratGames[code], 40_000, play)).toEqual([])
})
