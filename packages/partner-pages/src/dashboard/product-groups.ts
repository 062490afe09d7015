import type { RatedProduct } from '@maru/contract'

/** Products as charts have them: always in these colours and this order. */
export const productGroups = [
  { group: 'casino', products: ['casino'], colour: 'var(--accent)' },
  { group: 'hotel', products: ['hc-casino'], colour: 'color-mix(in oklab, var(--accent) 48%, var(--surface-1))' },
  { group: 'slot', products: ['slot', 'h-slot'], colour: 'var(--info)' },
  {
    group: 'mini',
    products: ['mini-single', 'mini-combination'],
    colour: 'color-mix(in oklab, var(--info) 48%, var(--surface-1))',
  },
  { group: 'sports', products: ['sports-1', 'sports-2', 'sports-3', 'e-sports', 'virtual'], colour: 'var(--mute)' },
  { group: 'fishing', products: ['fishing'], colour: 'color-mix(in oklab, var(--mute) 48%, var(--surface-1))' },
] as const satisfies { group: string; products: readonly RatedProduct[]; colour: string }[]
export type ProductGroup = (typeof productGroups)[number]['group']

type Line = { product: RatedProduct; turnover: number }

/** What each group comes to, in the order of charts. */
export const groupSums = <L extends Line>(lines: readonly L[], value: (line: L) => number): number[] =>
  productGroups.map(({ products }) =>
    lines
      .filter(({ product }) => (products as readonly RatedProduct[]).includes(product))
      .reduce((sum, line) => sum + value(line), 0),
  )
