import { faceOf } from '../rules/face.rules.ts'
import { keyOf, type Table } from '../table.ts'

export const orders = ['lobby', 'people', 'least', 'most'] as const
export type Order = (typeof orders)[number]

/** Open tables before paused ones, and those before closed ones; within each by what was asked for, then in the order of the lobby. */
export const inOrder = (tables: readonly Table[], order: Order): Table[] =>
  tables.toSorted((a, b) => restOf(a) - restOf(b) || by[order](a, b))

const by: Record<Order, (a: Table, b: Table) => number> = {
  lobby: () => 0,
  people: (a, b) => b.table.heads - a.table.heads,
  least: (a, b) => a.table.minimumStake - b.table.minimumStake,
  most: (a, b) => b.table.maximumStake - a.table.maximumStake,
}

const restOf = ({ table }: Table): number => {
  if (table.state === 'open') return 0
  return faceOf(table).canEnter ? 1 : 2
}

/**
 * While somebody points at the tiles none of them moves: those that were shown stay where they were, with what they say now, and others follow behind them. A table
 * that the site has no more goes.
 */
export const steady = (shown: readonly string[], next: readonly Table[], all: readonly Table[]): Table[] => {
  const known = new Map(all.map((entry) => [keyOf(entry.table), entry]))
  const stay = shown.flatMap((key) => known.get(key) ?? [])
  const staying = new Set(stay.map(({ table }) => keyOf(table)))
  return [...stay, ...next.filter(({ table }) => !staying.has(keyOf(table)))]
}
