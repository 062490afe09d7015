export type Limit = { failures: number; withinMs: number; waitMs: number }

/** One login id: five failures in thirty minutes, then it waits for fifteen. */
export const accountLimit: Limit = { failures: 5, withinMs: 30 * 60_000, waitMs: 15 * 60_000 }
/** One network address, which a household or an office may share. */
export const addressLimit: Limit = { failures: 40, withinMs: 30 * 60_000, waitMs: 15 * 60_000 }

export type GuardState = { failedAt: readonly Date[]; waitsUntil: Date | null }

/** The state after one more try, which counts as failed until it proves right. A try while waiting is not counted: waiting ends. */
export const afterTry = (state: GuardState, limit: Limit, now: Date): GuardState & { isWaiting: boolean } => {
  if (state.waitsUntil !== null && now < state.waitsUntil) return { ...state, isWaiting: true }
  const recent = state.failedAt.filter((at) => now.getTime() - at.getTime() < limit.withinMs)
  const failedAt = [...recent, now]
  if (failedAt.length < limit.failures) return { failedAt, waitsUntil: null, isWaiting: false }
  return { failedAt: [], waitsUntil: new Date(now.getTime() + limit.waitMs), isWaiting: false }
}
