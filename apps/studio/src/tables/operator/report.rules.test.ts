import { blackjackSideBets, distributionOf, liveGames, returnOfEightDecks } from '@maru/live-games'
import { describe, expect, test } from 'vitest'
import { LIVE_TABLES } from '../table-list.ts'
import { placesOf } from '../table-places.ts'
import { spreadOf, spreadsOf } from './place-spread.ts'
import { placeReport, wholeReport, withRaises } from './report.rules.ts'

describe('the spread of a place', () => {
  test('is that of the rules', () => {
    // A number of European roulette: 36 back in 1 of 37, so the mean is 36/37 and the variance 36² · (1/37) · (36/37).
    const number = spreadsOf('roulette').get('straight-17')
    expect(number?.mean).toBeCloseTo(36 / 37, 12)
    expect(number?.deviation).toBeCloseTo((36 * Math.sqrt(36)) / 37, 12)
  })

  test.each(LIVE_TABLES.filter(({ game }) => game !== 'blackjack'))(
    'has the mean that $code shows of every place',
    (table) => {
      const spreads = spreadsOf(table.game)
      for (const { code, returnBp } of placesOf(table))
        expect(Math.floor((spreads.get(code)?.mean ?? 0) * 10_000 + 1e-6), code).toBe(returnBp)
    },
  )

  test('is known of every game', () => {
    expect(liveGames.filter((game) => spreadsOf(game).size === 0)).toEqual([])
  })

  test('of the side bets of blackjack is that of their enumeration', () => {
    for (const place of blackjackSideBets.places) {
      const counted = spreadOf(distributionOf(place, blackjackSideBets.outcomes()))
      const shown = spreadsOf('blackjack').get(`${place.code}-3`)
      expect(shown?.mean).toBeCloseTo(counted.mean, 10)
      expect(shown?.deviation).toBeCloseTo(counted.deviation, 10)
    }
  })
})

describe('the band of a return', () => {
  const number = { place: 'straight-17', bets: 100, staked: 100_000, returned: 72_000, squares: 100 * 1_000 ** 2 }

  test('is 2.5758 standard deviations wide on both sides', () => {
    const { low_bp, high_bp, expected_bp, return_bp } = placeReport('roulette', number, 0)
    const off = ((36 * 6) / 37 / 10) * 2.5758
    expect([return_bp, expected_bp]).toEqual([7_200, 9_729])
    expect([low_bp, high_bp]).toEqual([0, Math.ceil((36 / 37 + off) * 10_000)])
    const many = placeReport('roulette', { ...number, staked: 10_000_000, squares: 10_000 * 1_000 ** 2 }, 0)
    expect(many.low_bp).toBe(Math.floor((36 / 37 - off / 10) * 10_000))
  })

  test('is wider where the same stake lay in fewer rounds', () => {
    const inOneRound = placeReport('roulette', { ...number, squares: 100_000 ** 2 }, 0)
    expect(inOneRound.high_bp).toBeGreaterThan(placeReport('roulette', number, 0).high_bp ?? 0)
  })

  test('holds what 99 of 100 samples bring back', () => {
    const rounds = 400
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    let inside = 0
    for (let sample = 0; sample < 1_000; sample++) {
      let returned = 0
      for (let round = 0; round < rounds; round++) if (random() < 18 / 37) returned += 2_000
      const sum = { place: 'red', bets: rounds, staked: rounds * 1_000, returned, squares: rounds * 1_000 ** 2 }
      const { low_bp, high_bp, return_bp } = placeReport('roulette', sum, 0)
      if ((return_bp ?? 0) >= (low_bp ?? 0) && (return_bp ?? 0) <= (high_bp ?? 0)) inside++
    }
    expect(inside).toBeGreaterThan(975)
    expect(inside).toBeLessThan(1_000)
  })

  test('of all places is never narrower than theirs, and missing where one has none', () => {
    const whole = wholeReport('roulette', [number, { ...number, place: 'straight-18' }], () => 9_729, 144_000)
    expect(whole).toMatchObject({ bets: 200, return_bp: 7_200, expected_bp: 9_729 })
    expect(whole.low_bp).toBe(placeReport('roulette', number, 0).low_bp)
    const seat = { ...number, place: 'of-no-rules' }
    expect(wholeReport('blackjack', [seat], () => 9_940, 72_000)).toMatchObject({ low_bp: null, expected_bp: 9_940 })
    expect(wholeReport('roulette', [], () => 0, 0)).toMatchObject({ return_bp: null, expected_bp: null })
  })
})

describe('a seat of blackjack', () => {
  const sum = (place: string, staked: number, returned: number) => ({
    place,
    bets: 400,
    staked,
    returned,
    squares: 400e8,
  })
  const sums = withRaises([
    sum('behind-2', 1_000_000, 900_000),
    sum('seat-2', 4_000_000, 3_700_000),
    sum('seat-2-double-0', 300_000, 400_000),
    sum('seat-2-split', 100_000, 200_000),
  ])

  test('has its doubles and splits as its own, and they alone are no places', () => {
    expect(sums.map(({ place, staked, returned }) => [place, staked, returned])).toEqual([
      ['behind-2', 1_000_000, 900_000],
      ['seat-2', 4_400_000, 4_300_000],
    ])
  })

  test('has a band around what the house keeps of first stakes', () => {
    const seat = sums[1]
    if (!seat) throw new Error('no seat')
    const mean = 1 + ((returnOfEightDecks - 1) * 4_000_000) / 4_400_000
    const off = (1.126 * Math.sqrt(400e8) * 2.5758) / 4_400_000
    expect(placeReport('blackjack', seat, 0)).toMatchObject({
      expected_bp: Math.floor(mean * 10_000),
      low_bp: Math.floor((mean - off) * 10_000),
      high_bp: Math.ceil((mean + off) * 10_000),
    })
    expect(wholeReport('blackjack', sums, () => 0, 5_200_000).low_bp).not.toBeNull()
  })
})
