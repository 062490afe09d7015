import { baccaratPoints, baccaratTotal, dealCoup } from '@maru/live-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import type { BaccaratEvent } from './baccarat-events.ts'
import { baccaratReturns } from './baccarat-return.ts'
import { CARDS_IN_SHOE, freshShoe } from './cards.ts'
import { type BaccaratCode, type Bets, PLACES, payoutOf, returnedPerHundred, stakeOf } from './places.ts'
import { cutCardOut, playBaccarat, startShoe } from './table.ts'

/** Deals point values in the order of the table: player, banker, player, banker, then third cards. */
function coupOf(...points: number[]) {
  const cards = points.map((value) => (value === 0 ? 9 : value - 1))
  return dealCoup(() => cards.shift() as number)
}

describe('returns from a full shoe of eight decks, computed', () => {
  it('are those that the game shows', () => {
    const returns = baccaratReturns('baccarat')
    expect(returns.banker).toBeCloseTo(0.989421, 6)
    expect(returns.player).toBeCloseTo(0.987649, 6)
    expect(returns.tie).toBeCloseTo(0.856404, 6)
    expect(returns.playerPair).toBeCloseTo(0.896386, 6)
    expect(returns.bankerPair).toBe(returns.playerPair)
    expect(baccaratReturns('baccarat-no-commission').banker).toBeCloseTo(0.985419, 6)
  })

  it.each<BaccaratCode>(['baccarat', 'baccarat-no-commission'])('are what %s pays over many shoes', (code) => {
    const random = seededRandom(20_261_121)
    const bets: Bets = Object.fromEntries(PLACES.map((place) => [place, 1_000]))
    const back = new Map(PLACES.map((place) => [place, { sum: 0, squares: 0 }]))
    const coups = 300_000
    let table = startShoe(1, random)
    for (let coup = 0; coup < coups; coup++) {
      if (cutCardOut(table)) table = startShoe(1, random)
      const { cards } = table
      let { dealt } = table
      const result = dealCoup(() => cards[dealt++] as number)
      table = { ...table, dealt }
      for (const place of PLACES) {
        const share = returnedPerHundred(code, place, result) / 100
        const kept = back.get(place)
        if (kept) back.set(place, { sum: kept.sum + share, squares: kept.squares + share * share })
      }
    }
    expect(stakeOf(bets)).toBe(5_000)
    const returns = baccaratReturns(code)
    for (const [place, { sum, squares }] of back) {
      const mean = sum / coups
      const error = Math.sqrt((squares / coups - mean * mean) / coups)
      expect(Math.abs(mean - returns[place])).toBeLessThan(4 * error)
    }
  })
})

describe('paying', () => {
  it('floors the whole payout once, and a lost bet returns nothing', () => {
    const banker = coupOf(0, 9, 2, 0)
    expect(banker.winner).toBe('banker')
    expect(payoutOf('baccarat', { banker: 1_000, player: 5_000 }, banker)).toBe(1_950)
    expect(payoutOf('baccarat', { banker: 1 }, banker)).toBe(1)
    expect(payoutOf('baccarat', { player: 5_000, tie: 1_000 }, banker)).toBe(0)
  })

  it('without commission a banker’s win with six pays half', () => {
    const six = coupOf(0, 6, 6, 0, 5)
    const bankerSix = coupOf(0, 6, 1, 0, 4)
    expect(six.winner).toBe('tie')
    expect([bankerSix.winner, baccaratTotal(bankerSix.banker)]).toEqual(['banker', 6])
    expect(payoutOf('baccarat-no-commission', { banker: 1_000 }, bankerSix)).toBe(1_500)
    expect(payoutOf('baccarat', { banker: 1_000 }, bankerSix)).toBe(1_950)
  })

  it('a tie gives player and banker their stakes back', () => {
    const tie = coupOf(4, 4, 5, 5)
    expect(payoutOf('baccarat', { player: 3_000, banker: 2_000, tie: 1_000 }, tie)).toBe(3_000 + 2_000 + 9_000)
  })
})

describe('a table', () => {
  it('deals every card of the shoe at most once, in order, to the cut card', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed)
        let table = startShoe(1, random)
        const cards = table.cards
        const dealt: number[] = []
        while (!cutCardOut(table)) {
          const played = playBaccarat('baccarat', table, { player: 1_000 }, random)
          for (const event of played.events) if (event.type === 'card-dealt') dealt.push(event.card)
          table = played.table
        }
        const burnt = Math.min(baccaratPoints(cards[0] as number) || 10, 10)
        expect([...dealt].sort((a, b) => a - b)).toEqual(cards.slice(1 + burnt, table.dealt).toSorted((a, b) => a - b))
        expect(table.dealt).toBeLessThan(CARDS_IN_SHOE)
      }),
      { numRuns: 20, seed: 5 },
    )
  })

  it('starts a new shoe after the cut card, and says so first', () => {
    const random = seededRandom(8)
    const end = { ...startShoe(4, random), dealt: CARDS_IN_SHOE - 10 }
    const played = playBaccarat('baccarat', end, { tie: 1_000 }, random)
    expect(played.events[0]).toMatchObject({ type: 'shoe-started', shoe: 5 })
    expect(played.table.outcomes).toHaveLength(1)
  })

  it('describes a round in events whose sums agree', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.record({
          player: fc.integer({ min: 1, max: 5_000 }),
          banker: fc.integer({ min: 1, max: 5_000 }),
          tie: fc.integer({ min: 1, max: 1_000 }),
        }),
        (seed, thousands) => {
          const bets: Bets = {
            player: thousands.player * 1_000,
            banker: thousands.banker * 1_000,
            tie: thousands.tie * 1_000,
          }
          const { events, payout } = playBaccarat('baccarat', undefined, bets, seededRandom(seed))
          const paid = events.filter(
            (event): event is Extract<BaccaratEvent, { type: 'place-paid' }> => event.type === 'place-paid',
          )
          expect(paid.reduce((sum, { returned }) => sum + returned, 0)).toBe(payout)
          expect(events.at(-1)).toEqual({ type: 'round-ended', stake: stakeOf(bets), payout })
          const decided = events.find((event) => event.type === 'coup-decided')
          const last = (to: 'player' | 'banker') =>
            events.findLast((event) => event.type === 'card-dealt' && event.to === to)
          expect(last('player')).toMatchObject({ total: decided?.playerTotal })
          expect(last('banker')).toMatchObject({ total: decided?.bankerTotal })
        },
      ),
    )
  })

  it('a fresh shoe has eight of every card', () => {
    const counts = new Map<number, number>()
    for (const card of freshShoe(seededRandom(2))) counts.set(card, (counts.get(card) ?? 0) + 1)
    expect(counts.size).toBe(52)
    expect(new Set(counts.values())).toEqual(new Set([8]))
  })
})
