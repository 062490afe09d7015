import type { Sport } from '@maru/sports'
import type { Ending, Need } from '../ending.ts'
import type { Random } from '../random.ts'
import type { Incident, State } from '../state.ts'

/** How two sides play each other: prices and incidents come from the same probabilities. */
export type Model = {
  sport: Sport
  start: State
  /**
   * Every way in which a match may end from a state, with probabilities that add up to 1. Null where there are more than can be counted.
   */
  endings(state: State, need: Need): readonly Ending[] | null
  /** A whole match. The first incident is at 0, the last has a score that ended. */
  play(random: Random): Incident[]
}

/** Of a side on the day of the match: 0 is the average of its league, 1 a good deal better. */
export type Strength = number

/** The most endings that a model lists. */
export const mostEndings = 400_000
/** Endings that are less likely are left out. */
export const leastProbability = 1e-11
