/** A phase of a table as its leader said it: planned until `endsAt`, and when it was said. All ms since 1970 by the database's clock. */
export type PhaseSaid = { round: number; phase: string; startedAt: number; endsAt: number | null; saidAt: number }

export type Cadence = {
  phases: number
  /** Phases that did not begin when the one before was to end: the plan was given up. */
  shifted: PhaseSaid[]
  /** By how much each was said later than it began. */
  lateMs: number[]
}

/** A cut to which nobody has sent a seed is given more time, and who wakes a table begins anew. */
const BEGINS_ANEW = ['cut', 'asleep']

/** Planned against actual instants. */
export const cadenceOf = (said: readonly PhaseSaid[]): Cadence => {
  const cadence: Cadence = { phases: 0, shifted: [], lateMs: [] }
  for (const [n, phase] of said.entries()) {
    const before = said[n - 1]
    if (!before || before.endsAt === null || BEGINS_ANEW.includes(phase.phase)) continue
    cadence.phases++
    cadence.lateMs.push(phase.saidAt - before.endsAt)
    if (phase.startedAt !== before.endsAt) cadence.shifted.push(phase)
  }
  return cadence
}
