import type { MiniFeedState } from '@maru/contract'

/** Of a game whose results are imported. */
export const feedStateOf = (
  facts: { lastHeardAt: Date | null; isContradicting: boolean; isLate: boolean } | undefined,
): MiniFeedState => (facts?.isContradicting ? 'contradicting' : !facts?.lastHeardAt || facts.isLate ? 'late' : 'fresh')
