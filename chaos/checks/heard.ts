import type { Connection, Heard } from '../clients/listener.ts'
import type { Evidence } from './check.ts'

/** For positive controls: what one listener heard, changed. */
export const changedHeard = <E extends Evidence>(
  evidence: E,
  fits: (heard: Heard) => boolean,
  change: (heard: Heard) => Heard,
): E => {
  const chosen = evidence.live?.heard.find(fits)
  if (!evidence.live || !chosen) return evidence
  const heard = evidence.live.heard.map((one) => (one === chosen ? change(one) : one))
  return { ...evidence, live: { ...evidence.live, heard } }
}

/** The last connection of a listener, changed. */
export const withLast = (heard: Heard, change: (last: Connection) => Partial<Connection>): Heard => ({
  ...heard,
  connections: heard.connections.map((one, at) =>
    at === heard.connections.length - 1 ? { ...one, ...change(one) } : one,
  ),
})
