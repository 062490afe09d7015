import { ratedProducts } from '@maru/contract/partner-terms'
import { expect, test } from 'vitest'
import { groupSums, productGroups } from './product-groups.ts'

test('every product belongs to one group, so that charts add up to the whole', () => {
  const grouped: string[] = productGroups.flatMap(({ products }) => [...products])
  expect(grouped.toSorted()).toEqual([...ratedProducts].toSorted())
  const lines = ratedProducts.map((product, n) => ({ product, turnover: 10 ** n }))
  expect(groupSums(lines, ({ turnover }) => turnover).reduce((a, b) => a + b)).toBe(111_111_111_111)
})
