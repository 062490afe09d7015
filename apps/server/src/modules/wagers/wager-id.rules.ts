/** Where a wager lies in its member's history; found in one step by the key of its table. */
export type WagerRef = { memberId: number; placedAt: Date; wagerId: number }

const BET_IDX = /^([0-9a-z]{1,11})-([0-9a-z]{1,11})$/

/** What a member sees as the number of a wager: time of placing in ms and id, both to the base of 36. */
export const betIdxOf = ({ placedAt, wagerId }: Omit<WagerRef, 'memberId'>): string =>
  `${placedAt.getTime().toString(36)}-${wagerId.toString(36)}`

/** Undefined when it is none of ours. */
export const readBetIdx = (betIdx: string): Omit<WagerRef, 'memberId'> | undefined => {
  const [, time, id] = BET_IDX.exec(betIdx) ?? []
  if (!time || !id) return undefined
  const placedAt = new Date(Number.parseInt(time, 36))
  const wagerId = Number.parseInt(id, 36)
  return Number.isNaN(placedAt.getTime()) || !Number.isSafeInteger(wagerId) ? undefined : { placedAt, wagerId }
}

/**
 * When the first of these wagers was placed, and when the last. A statement that says so opens no month before or after: for each table a wager has, opening all of them takes longer than
 * moving one wager. The last as `<= ANY (ARRAY[$n])`: between two bounds that it knows for such, PostgreSQL expects next to none, and then reads all of a small table for each wager.
 */
export const firstPlaced = (wagers: readonly { ref: WagerRef }[]): Date => new Date(Math.min(...wagers.map(placedAt)))
export const lastPlaced = (wagers: readonly { ref: WagerRef }[]): Date => new Date(Math.max(...wagers.map(placedAt)))

const placedAt = ({ ref }: { ref: WagerRef }): number => ref.placedAt.getTime()
