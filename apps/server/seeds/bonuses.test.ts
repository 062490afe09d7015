import { expect, test } from 'vitest'
import { termsProblem } from '../src/modules/promotions/bonus.rules.ts'
import { rowsOf } from '../src/modules/promotions/cost.service.ts'
import { demoBonuses } from './bonuses.ts'

/** The highest returns of the studio's games by group, and of the prices that mini games begin with. */
const returns = [
  { group: 'slot', returnBp: 9_646, games: 1 },
  { group: 'casino', returnBp: 9_940, games: 1 },
  { group: 'hc-casino', returnBp: 9_940, games: 1 },
  { group: 'mini-game', returnBp: 9_750, games: 1 },
] as const

test.each(demoBonuses.map((bonus) => [bonus.code, bonus.terms] as const))(
  'the terms of the demo bonus %s can be met on every kind of game that it has, and no member profits from them',
  (code, terms) => {
    expect(termsProblem(code, terms)).toBeUndefined()
    const rows = rowsOf(
      terms,
      returns.map((one) => ({ ...one, game: null })),
    )
    expect(rows).toHaveLength(returns.length)
    expect(rows.filter(({ mayProfit }) => mayProfit)).toEqual([])
  },
)

test('the demo offers what the header banner promises: 20% first, 10% daily', () => {
  expect(demoBonuses.map(({ code, terms }) => [code, terms.rateBp])).toEqual([
    ['first', 2_000],
    ['daily', 1_000],
  ])
})
