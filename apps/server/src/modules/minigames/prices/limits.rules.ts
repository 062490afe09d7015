/** Whole units of the site's currency. */
export type Limits = {
  memberLevel: number
  minimum: number
  maximum: number
  /** Of one wager, and of all wagers of a member on one round; stakes included. */
  maximumWin: number
  maximumWinOfRound: number
}

/** Those of a member's level: where it has none of its own, those of the highest below it. `all` in the order of the levels, at least one. */
export const limitsAt = (all: readonly Limits[], level: number): Limits => {
  const found = all.findLast(({ memberLevel }) => memberLevel <= level) ?? all[0]
  if (!found) throw new Error('a mini game without limits')
  return found
}
