import type { MiniFeedState } from '@maru/contract'

type Facts = { lastHeardAt: Date | null; isContradicting: boolean; isLate: boolean }

/** Of a game whose results are imported. `awaited`: it has said nothing yet, and no round waits for it in vain. */
export const feedStateOf = (facts: Facts | undefined): MiniFeedState => {
  if (facts?.isContradicting) return 'contradicting'
  if (facts?.isLate) return 'late'
  return facts?.lastHeardAt ? 'fresh' : 'awaited'
}
