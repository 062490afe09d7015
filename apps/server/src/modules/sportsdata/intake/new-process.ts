import type { Config } from '../../../config.ts'
import { hasFeeds } from './configured-feeds.ts'

/** Whoever leads begins with the feeds within so long. */
const BEGIN_WITHIN_MS = 30_000

let begunAt: number | undefined

/** Once by each process, at its start. */
export const noteStart = (config: Config): void => {
  begunAt = hasFeeds(config) ? performance.now() : undefined
}

/** Is this process so new that its feeds may not have begun? */
export const mayFeedsBegin = (): boolean => begunAt !== undefined && performance.now() < begunAt + BEGIN_WITHIN_MS
