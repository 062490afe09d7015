import type { RoundRow } from '@maru/live-games'
import type { StepHost } from './commit-step.ts'

/** How long the next round waits for its dealer before the table sleeps, and a round for its result before it is voided, ms. */
const OPENING_MS = 600_000
const TYPING_MS = 180_000

/** The phase lasts until its dealer acts, or for as long as this. */
export const heldForDealer = ({ now }: StepHost, row: RoundRow): RoundRow => {
  if (now.video === null) return row
  // A paused table goes to sleep instead.
  const opening = now.state === 'open' ? OPENING_MS : undefined
  const ms = row.phase === 'break' ? opening : row.phase === 'dealing' ? TYPING_MS : undefined
  return ms === undefined ? row : { ...row, endsAt: row.startedAt + ms }
}
