import type { TreeRow } from '@maru/contract'

/** The partners that a search found with all above them, each below the one above it, as they came otherwise. */
export const inOrder = (rows: readonly TreeRow[], top: number): TreeRow[] => {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const walk = (parent: number, seen: ReadonlySet<number>): TreeRow[] =>
    (below.get(parent) ?? [])
      .filter(({ partnerId }) => !seen.has(partnerId))
      .flatMap((row) => [row, ...walk(row.partnerId, new Set([...seen, row.partnerId]))])
  return walk(top, new Set([top]))
}

/** What a search found, as opposed to those above it. */
export const isHit = ({ memId, memNick }: Pick<TreeRow, 'memId' | 'memNick'>, search: string): boolean => {
  const wanted = search.trim().toLowerCase()
  return wanted !== '' && [memId, memNick].some((name) => name.toLowerCase().includes(wanted))
}

export type Rest = { turnover: number; netLoss: number }

/** What is left of a partner's sums without those of its own members and of the partners right below it: of branches that stood elsewhere, or stand there now. */
export const elsewhereOf = (self: Rest, direct: Rest, below: readonly Rest[]): Rest | undefined => {
  const left = (of: keyof Rest): number => below.reduce((rest, row) => rest - row[of], self[of] - direct[of])
  const rest = { turnover: left('turnover'), netLoss: left('netLoss') }
  return rest.turnover === 0 && rest.netLoss === 0 ? undefined : rest
}
