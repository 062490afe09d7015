/** A member's game from launch to its end, under one token: a renewed one goes on under the next. What ended it is its reason; nothing leaves `ended`. */
export const gameSessionTransitions = { open: ['ended'], ended: [] } as const
export type GameSessionStatus = keyof typeof gameSessionTransitions
export const endReasons = ['replaced', 'closed', 'logged-out', 'failed', 'expired', 'renewed'] as const
export type EndReason = (typeof endReasons)[number]

/** Throws when a status cannot be reached from `open`. Asked at start. */
export const assertReachable = (transitions: Record<string, readonly string[]> = gameSessionTransitions): void => {
  const reached = new Set(['open'])
  for (const status of reached) for (const next of transitions[status] ?? []) reached.add(next)
  const lost = Object.keys(transitions).filter((status) => !reached.has(status))
  if (lost.length > 0) throw new Error(`No way leads to the game session status ${lost.join(', ')}`)
}
