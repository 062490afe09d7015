import { createHash } from 'node:crypto'
import type { FeedMessage } from './message.ts'

/** The same for the same message however often it comes, as news or in a recovery; different for messages that differ in anything else. */
export const messageKey = (message: FeedMessage): string => {
  const { recovery, ...said } = message
  return createHash('sha256')
    .update(JSON.stringify(sorted(said)))
    .digest('base64url')
}

/** Members of objects in the order of their names; undefined ones are none. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  )
}
