/** Sums of a branch. 0: members who stood directly below. */
export type BranchSums = { branchId: number; turnover: number; rolling: number; deposits: number; withdrawals: number }
/** `partnerId` null: members directly below; 0: branches that stand elsewhere by now, in one row and without a name. */
export type NamedBranch = Omit<BranchSums, 'branchId'> & { partnerId: number | null; memId: string }

/** The largest turnover first. What has left the subtree is added up: nobody reads names outside of it. */
export const nameBranches = (sums: readonly BranchSums[], names: ReadonlyMap<number, string>): NamedBranch[] => {
  const rows = new Map<number | null, NamedBranch>()
  for (const { branchId, ...more } of sums) {
    const memId = names.get(branchId)
    const partnerId = branchId === 0 ? null : memId === undefined ? 0 : branchId
    const row = rows.get(partnerId) ?? {
      partnerId,
      memId: memId ?? '',
      turnover: 0,
      rolling: 0,
      deposits: 0,
      withdrawals: 0,
    }
    rows.set(partnerId, {
      ...row,
      turnover: row.turnover + more.turnover,
      rolling: row.rolling + more.rolling,
      deposits: row.deposits + more.deposits,
      withdrawals: row.withdrawals + more.withdrawals,
    })
  }
  return [...rows.values()].sort(
    (one, other) => other.turnover - one.turnover || (one.partnerId ?? 0) - (other.partnerId ?? 0),
  )
}
