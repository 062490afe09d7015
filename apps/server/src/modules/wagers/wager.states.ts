/** What has become of a wager. `settled` may still move: a late win, a bet of it that is rolled back, or a further bet of its round. */
export const wagerStatuses = ['placed', 'settled', 'cancelled'] as const
export type WagerStatus = (typeof wagerStatuses)[number]

export const wagerTransitions = {
  placed: ['placed', 'settled', 'cancelled'],
  settled: ['settled', 'cancelled', 'placed'],
  /** The member may bet again in a round whose bets were all taken back. */
  cancelled: ['cancelled', 'placed', 'settled'],
} as const satisfies Record<WagerStatus, readonly WagerStatus[]>

export const firstWagerStatus: WagerStatus = 'placed'

export const mayBecome = (from: WagerStatus, to: WagerStatus): boolean =>
  (wagerTransitions[from] as readonly WagerStatus[]).includes(to)

/** Throws when a status cannot be reached from the first one. Asked at start. */
export const assertReachable = (
  transitions: Record<string, readonly string[]> = wagerTransitions,
  first: string = firstWagerStatus,
): void => {
  const reached = new Set([first])
  for (const status of reached) for (const next of transitions[status] ?? []) reached.add(next)
  const lost = Object.keys(transitions).filter((status) => !reached.has(status))
  if (lost.length > 0) throw new Error(`No way leads to the wager status ${lost.join(', ')}`)
}
