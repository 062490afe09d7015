import type { SportMarketOut } from '@maru/contract'
import { expect, test } from 'vitest'
import { scoreColumns, shortName } from './short-names.rules.ts'

const sides = { home: 'North', away: 'North / City' }
const words = { home: 'Home', away: 'Away' }

test.each([
  ['North', 'North'],
  ['North / City', 'North / City'],
  ['North (0:2)', 'Home (0:2)'],
  ['North / City (1:0)', 'Away (1:0)'],
  ['North / Under 2.5', 'Home / Under 2.5'],
  ['North / Draw', 'Home / Draw'],
  ['Draw / North / City', 'Draw / Away'],
  ['North / North / City', 'Home / Away'],
  ['North / City / North / City', 'Away / Away'],
  ['Over 2.5', 'Over 2.5'],
])('%s is told from its neighbours as %s', (name, short) => {
  expect(shortName(name, sides, words)).toBe(short)
})

const market = (...names: string[]) =>
  ({ outcomes: names.map((name) => ({ id: name, name, price: 2_000, isActive: true })) }) as SportMarketOut

test('exact scores stand by who wins, from few goals to many', () => {
  const columns = scoreColumns(market('1:1', '0:0', '3:0', '2:1', '1:0', '0:2', '0:1', 'Other'))
  const names = Object.values(columns ?? {}).map((column) => column.map(({ name }) => name))
  expect(names).toEqual([['1:0', '2:1', '3:0'], ['0:0', '1:1'], ['0:1', '0:2'], ['Other']])
  expect(scoreColumns(market('North', 'Draw', 'City'))).toBeNull()
})
