/** Of the product: two draws of a game, and how long before its draw a round is closed. */
export const ROUND_MS = 300_000
export const CLOSES_MS = 30_000

/**
 * What of a round takes place: stretches before and after its draw (ms from it), at the pace of real clocks. What lies between them is skipped. In the first one its bets
 * are placed and it is closed, in the second it is drawn and settled.
 */
const STRETCHES = [
  { from: -CLOSES_MS - 2_200, forMs: 2_700 },
  { from: -300, forMs: 2_000 },
] as const
/** Real time that a round takes. */
export const CYCLE_MS = STRETCHES.reduce((sum, { forMs }) => sum + forMs, 0)

/** The clock of a run, all of it a function of the real one: every process agrees on it, also one that was started again a moment ago. */
export type Anchor = {
  /** Real instant at which it begins, ms since 1970. */
  realMs: number
  /** The first draw. */
  drawMs: number
}

/** The clock never stands before the real one. */
export const anchorAt = (realMs: number): Anchor => ({
  realMs,
  drawMs: Math.ceil((realMs + 2 * CLOSES_MS) / ROUND_MS) * ROUND_MS,
})

/** What the clock shows at a real instant. */
export const shownAt = ({ realMs, drawMs }: Anchor, atMs: number): number => {
  const sinceMs = Math.max(0, atMs - realMs)
  const round = Math.floor(sinceMs / CYCLE_MS)
  let restMs = sinceMs - round * CYCLE_MS
  for (const { from, forMs } of STRETCHES) {
    if (restMs < forMs) return drawMs + round * ROUND_MS + from + restMs
    restMs -= forMs
  }
  throw new RangeError(`no stretch at ${atMs}`)
}

/** The real instant at which the clock shows this, or jumps over it. */
export const realOf = ({ realMs, drawMs }: Anchor, shownMs: number): number => {
  const [first] = STRETCHES
  const round = Math.floor((shownMs - drawMs - first.from) / ROUND_MS)
  let atMs = realMs + round * CYCLE_MS
  const inRound = shownMs - drawMs - round * ROUND_MS
  for (const { from, forMs } of STRETCHES) {
    if (inRound < from) return atMs
    if (inRound < from + forMs) return atMs + inRound - from
    atMs += forMs
  }
  return atMs
}

/** The draw of the round that runs then. */
export const nextDraw = (shownMs: number): number => Math.floor(shownMs / ROUND_MS) * ROUND_MS + ROUND_MS

/** As the contract names rounds. */
export const roundIdAt = (drawMs: number): string => `${new Date(drawMs).toISOString().slice(0, 19)}Z`

/** In the environment of a process that runs by it: see `shift-clock.ts`. */
export const ANCHOR_VARIABLE = 'CHAOS_ANCHOR'
