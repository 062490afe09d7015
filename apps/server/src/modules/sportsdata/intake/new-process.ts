import type { Config } from '../../../config.ts'
import { hasFeeds } from './configured-feeds.ts'

/** Whoever leads begins with the feeds within so long. */
const BEGIN_WITHIN_MS = 30_000

let begunAt: number | undefined

/** By each process: at its start, and while the database is away. */
export const noteStart = (config: Config): void => {
  begunAt = hasFeeds(config) ? performance.now() : undefined
}

/** Is this process so new, or the database back for so short a time, that the feeds may not have begun? */
export const mayFeedsBegin = (): boolean => begunAt !== undefined && performance.now() < begunAt + BEGIN_WITHIN_MS
