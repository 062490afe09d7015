import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combinationPrice, mostWays, problemOfCombination } from './combination.ts'
import type { Game } from './draw.ts'
import { fraction, fractionText, sameFraction, timesFraction } from './fraction.ts'
import { allMarkets, marketOf } from './markets.ts'
import { passesPriceGuard, priceLessMargin } from './price.ts'
import { probabilityOf, type Selection } from './probability.ts'

/** `sum-side under` is an outcome of a market. */
const chosen = (...texts: string[]): Selection[] =>
  texts.map((text) => {
    const [market = '', outcome = ''] = text.split(' ')
    return { market, outcome }
  })
const outcomes = allMarkets.flatMap(({ game, code, outcomes: all }) =>
  all.map((outcome) => ({ game, selection: { market: code, outcome } })),
)

describe('selections of one round', () => {
  test.each<[Game, Selection[], string | undefined]>([
    ['powerball', chosen('power-ball-parity odd', 'sum-parity odd'), undefined],
    ['powerball', chosen('power-ball-exact 7', 'sum-section F'), undefined],
    ['powerball', chosen('power-ball-pair odd-under', 'sum-pair even-over'), undefined],
    ['powerball', chosen('power-ball-pair odd-over', 'sum-size-parity medium-odd'), undefined],
    ['powerladder', chosen('start left', 'lines 3'), undefined],
    ['kinoladder', chosen('start left', 'parity odd'), undefined],
    ['kinoladder', chosen('start left', 'lines 3'), 'dependent'],
    ['powerball', chosen('power-ball-parity odd', 'power-ball-side under'), 'dependent'],
    ['powerball', chosen('sum-parity odd', 'sum-side over'), 'dependent'],
    ['powerball', chosen('power-ball-parity odd', 'sum-parity odd', 'sum-side over'), 'dependent'],
    ['powerball', chosen('power-ball-exact 7', 'power-ball-parity odd'), 'dependent'],
    ['powerladder', chosen('start left', 'lines 3', 'parity even'), 'dependent'],
    ['powerladder', chosen('start left', 'start-lines left-3'), 'dependent'],
    ['speedkino', chosen('sum-parity odd', 'digit-side under'), 'dependent'],
    ['powerball', chosen('sum-parity odd', 'sum-parity even'), 'same-market'],
    ['powerball', chosen('sum-parity odd', 'sum-parity odd'), 'same-market'],
    ['powerball', chosen('power-ball-pair odd-under', 'sum-pair even-over', 'sum-size small'), 'too-many'],
    ['powerball', chosen('sum-parity odd'), 'too-few'],
    ['powerball', [], 'too-few'],
    ['powerball', chosen('sum-parity odd', 'start left'), 'unknown'],
    ['powerball', chosen('sum-parity odd', 'power-ball-exact 10'), 'unknown'],
  ])('%s %j: %s', (game, selections, problem) => {
    expect(problemOfCombination(game, selections)).toBe(problem)
    if (problem) expect(() => combinationPrice(game, selections, 500)).toThrow(problem)
  })

  test('may be combined in any order, or not', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(outcomes.slice(0, 60), { minLength: 2, maxLength: 4 }), (some) => {
        const game = some[0]?.game ?? 'powerball'
        const own = some.filter((one) => one.game === game).map(({ selection }) => selection)
        expect(problemOfCombination(game, own)).toBe(problemOfCombination(game, own.toReversed()))
      }),
    ))

  test('of a kino ladder go by how the site divides it', () => {
    expect(
      problemOfCombination('kinoladder', chosen('start left', 'lines 3'), { kinoThreeLinesUpTo: 36 }),
    ).toBeUndefined()
    expect(problemOfCombination('kinoladder', chosen('start left', 'lines 3'))).toBe('dependent')
  })
})

describe('a combination', () => {
  test('wins as often as both outcomes come together, is priced by it and passes the guard: every one that powerball has', () => {
    const own = outcomes.filter(({ game }) => game === 'powerball').map(({ selection }) => selection)
    let combined = 0
    for (const [i, one] of own.entries())
      for (const other of own.slice(i + 1)) {
        if (problemOfCombination('powerball', [one, other])) continue
        const { probability, price } = combinationPrice('powerball', [one, other], 500)
        const counted = probabilityOf('powerball', [one, other])
        expect(sameFraction(probability, counted)).toBe(true)
        expect(price).toBe(priceLessMargin(counted, 500))
        expect(passesPriceGuard(probability, price)).toBe(true)
        const ways = [one, other].reduce((sum, { market }) => sum + (marketOf('powerball', market)?.ways ?? 0), 0)
        expect(ways).toBeLessThanOrEqual(mostWays)
        combined++
      }
    // 18 outcomes of the power ball (2 + 2 + 4 + 10) with 23 of the sum (2 + 2 + 4 + 3 + 6 + 6).
    expect(combined).toBe(18 * 23)
  })

  test('of four ways: the power ball odd and under with the sum odd and under', () => {
    const { probability, price } = combinationPrice(
      'powerball',
      chosen('power-ball-pair odd-under', 'sum-pair odd-under'),
      500,
    )
    expect(fractionText(probability)).toBe(fractionText(timesFraction(fraction(1n, 5n), fraction(343n, 1_404n))))
    expect(price).toBe(19_443)
  })

  test('takes its margin once: two halves less five in a hundred are 3.8', () => {
    expect(combinationPrice('powerball', chosen('power-ball-parity odd', 'sum-parity odd'), 500).price).toBe(3_800)
  })
})
