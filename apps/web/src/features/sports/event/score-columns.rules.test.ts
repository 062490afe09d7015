import type { SportMarketOut } from '@maru/contract'
import { expect, test } from 'vitest'
import { scoreColumns } from './score-columns.rules.ts'

const market = (...names: string[]) =>
  ({ outcomes: names.map((name) => ({ id: name, name, price: 2_000, isActive: true })) }) as SportMarketOut

test('exact scores stand by who wins, from few goals to many', () => {
  const columns = scoreColumns(market('1:1', '0:0', '3:0', '2:1', '1:0', '0:2', '0:1', 'Other'))
  const names = Object.values(columns ?? {}).map((column) => column.map(({ name }) => name))
  expect(names).toEqual([['1:0', '2:1', '3:0'], ['0:0', '1:1'], ['0:1', '0:2'], ['Other']])
  expect(scoreColumns(market('North', 'Draw', 'City'))).toBeNull()
})
