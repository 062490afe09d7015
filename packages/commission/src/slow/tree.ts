import type { PlainHolder } from './plain.ts'

/** Who stood below whom, and at which rates, from when on; `since` is any number that rises with time. */
export type PlainTree = {
  tiers: ReadonlyMap<number, string>
  parents: readonly { holderId: number; parentId: number | null; since: number }[]
  rates: readonly { holderId: number; rates: PlainHolder['rates']; since: number }[]
}

/** From a member up to its head office, as everything was at that time; the member itself where it had rates of its own. */
export const slowHolders = (tree: PlainTree, memberId: number, at: number): PlainHolder[] => {
  const above = lastOf(tree.parents, memberId, at)?.parentId ?? null
  const own = lastOf(tree.rates, memberId, at)
  const rest = above === null ? [] : slowHolders(tree, above, at)
  return own ? [{ holderId: memberId, tier: tree.tiers.get(memberId) ?? 'NORMAL', rates: own.rates }, ...rest] : rest
}

const lastOf = <Row extends { holderId: number; since: number }>(
  rows: readonly Row[],
  holderId: number,
  at: number,
): Row | undefined => {
  let last: Row | undefined
  for (const row of rows)
    if (row.holderId === holderId && row.since <= at && (!last || row.since >= last.since)) last = row
  return last
}
