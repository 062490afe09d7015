/** Cells per second at full speed. */
export const SPEED = 30
/** Cells from the moment a reel is asked to stop to rest. */
export const BRAKING = 4
/** How far it runs past its place before it settles back: a reel has weight. */
const WEIGHT = 0.9
/** Chosen so that braking begins at full speed. */
export const BRAKING_MS = ((BRAKING * (WEIGHT + 3)) / SPEED) * 1_000

/** Cells still to go after so much of the braking time: from BRAKING, a little below zero, to exactly 0. */
export function cellsToGo(elapsedMs: number): number {
  const t = Math.min(1, elapsedMs / BRAKING_MS)
  if (t === 1) return 0
  const back = t - 1
  return -BRAKING * ((WEIGHT + 1) * back ** 3 + WEIGHT * back ** 2)
}

/** Above this speed, in cells per second, the eye sees a streak and no symbol. */
export const STREAK_SPEED = 9
