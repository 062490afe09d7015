import type { Delivery } from '../delivery.ts'
import type { FeedClock } from '../feed.ts'
import { restProblem, type UofRest } from './rest.ts'

const STALE_MS = 6 * 60 * 60_000

export type DescriptionsOptions = { rest: UofRest; delivery: Delivery; clock: FeedClock; signal: AbortSignal }

/** Delivers the descriptions of markets, and again every few hours: the feed adds some each month. */
export const createDescriptions = ({ rest, delivery, clock, signal }: DescriptionsOptions) => {
  let loadedAt = Number.NEGATIVE_INFINITY
  let isLoading = false

  const load = async (): Promise<void> => {
    isLoading = true
    try {
      const described = await rest.descriptions()
      loadedAt = clock.now()
      const head = { producer: 0, at: loadedAt, sequence: null, recovery: null }
      await delivery.message({ ...head, kind: 'marketDescriptions', ...described })
    } catch (error) {
      if (!signal.aborted) delivery.problem(restProblem('descriptions', null, error))
    }
    isLoading = false
  }

  return {
    /** Where they are stale or were never loaded. */
    refresh(): void {
      if (!isLoading && clock.now() - loadedAt > STALE_MS) void load()
    },
  }
}
