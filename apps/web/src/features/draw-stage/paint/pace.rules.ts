/** How what moves is painted: device pixels of one, and the frames of the present window. */
export type Pace = { ratio: number; frames: number; late: number }

/** A frame that comes later than this was missed, where 60 come in a second. */
const lateMs = 24
/** Longer than this nothing was painted at all: the tab was hidden, or the page was busy with something else. */
const pausedMs = 250
const windowFrames = 24
const coarser = 0.8
const coarsest = 1

/** The pace after a frame that came `intervalMs` after the one before: coarser where half of a window's frames were late. Never finer again. */
export const afterFrame = ({ ratio, frames, late }: Pace, intervalMs: number): Pace => {
  if (intervalMs > pausedMs) return { ratio, frames: 0, late: 0 }
  const next = { ratio, frames: frames + 1, late: late + (intervalMs > lateMs ? 1 : 0) }
  if (next.frames < windowFrames) return next
  const isLate = next.late * 2 >= windowFrames
  return { ratio: isLate ? Math.max(Math.min(ratio, coarsest), ratio * coarser) : ratio, frames: 0, late: 0 }
}
